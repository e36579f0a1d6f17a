import { frameOf, OPCODES } from "../wire.ts";
import { type Attack, count, crowd, type Tally, type Target } from "./attack.ts";
import { newcomer } from "./http.ts";
import { Line, madeUpCookie, textFrame } from "./line.ts";

const LINES = 4;

type Flood = {
  readonly name: string;
  readonly what: string;
  readonly frame: (target: Target) => Buffer;
  /** Sent once beforehand. */
  readonly first?: Buffer;
  /** Whose cookie the attacker uses. */
  readonly as?: "nobody" | "made-up" | "somebody";
  readonly reads?: boolean;
};

const FLOODS: readonly Flood[] = [
  {
    name: "flood of namespaces, unread",
    what: "asks for an unknown namespace over and over, and reads no answer: once 512 MB of heap in 11 seconds",
    frame: () => textFrame("40/x,"),
  },
  {
    name: "flood of namespaces without a cookie",
    what: "the same without a cookie",
    frame: () => textFrame("40/x,"),
    as: "nobody",
  },
  {
    name: "flood of namespaces, read",
    what: "the same, and reads the answers: once a whole core",
    frame: () => textFrame("40/x,"),
    reads: true,
  },
  { name: "flood of noops", what: "sends Engine.IO's noop, counted by nothing once", frame: () => textFrame("6") },
  { name: "flood of pongs", what: "sends Engine.IO's pong", frame: () => textFrame("3") },
  {
    name: "flood of acknowledgements",
    what: "acknowledges messages that were never sent",
    frame: () => textFrame('4312["x"]'),
    as: "somebody",
  },
  {
    name: "flood of events without an answer",
    what: "sends events that need no answer",
    frame: () => textFrame('42["x"]'),
    as: "somebody",
  },
  {
    name: "flood of unknown events",
    what: "sends unknown events that each demand an answer",
    frame: () => textFrame('421["unknown",{}]'),
    as: "somebody",
  },
  {
    name: "flood of watching",
    what: "asks for a table's snapshot again and again",
    frame: ({ table }) => textFrame(`421["watch",{"table":"${table}"}]`),
    as: "somebody",
  },
  {
    name: "flood of entering",
    what: "enters again and again with a made-up cookie, each time costing a query",
    frame: () => textFrame("40"),
    reads: true,
  },
  {
    name: "flood of attachments",
    what: "announces binary attachments that come, and come again",
    frame: () =>
      Buffer.concat([textFrame('451-["x",{"_placeholder":true,"num":0}]'), frameOf(OPCODES.binary, bytes(8))]),
    as: "somebody",
  },
  {
    name: "flood of fragments",
    what: "cuts a message into empty fragments and never ends it",
    first: frameOf(OPCODES.text, bytes(1), 0x01),
    frame: () => frameOf(OPCODES.part, bytes(0), 0x00),
    as: "somebody",
  },
  {
    name: "flood of pings",
    what: "sends WebSocket pings of the largest size, each of which must be answered",
    frame: () => frameOf(OPCODES.ping, bytes(125)),
    as: "somebody",
  },
  {
    name: "flood of long messages",
    what: "sends meaningless messages of nearly 16 KB",
    frame: () => textFrame(`42["x","${"y".repeat(16_000)}"]`),
    as: "somebody",
  },
];

export const floods: readonly Attack[] = FLOODS.map(({ name, what, frame, first, as = "made-up", reads = false }) => ({
  name,
  what,
  least: as === "nobody" ? { "turned away": 1 } : { cut: 1 },
  async run(target, ms, tally) {
    const cookie = as === "somebody" ? await newcomer(target) : as === "made-up" ? madeUpCookie() : undefined;
    const flood = frame(target);
    await crowd(LINES, ms, async (_, until) => {
      const line = await enter(target, as, cookie);
      if (line === undefined) return count(tally, "turned away");
      if (!reads) line.stopReading();
      if (first !== undefined) line.socket.write(first);
      await floodOnce(line, flood, until, tally);
    });
  },
}));

function enter(target: Target, as: Flood["as"], cookie: string | undefined): Promise<Line | undefined> {
  if (cookie === undefined) return Line.open(target);
  return as === "somebody" ? Line.enter(target, cookie) : Line.open(target, [`Cookie: ${cookie}`]);
}

async function floodOnce(line: Line, flood: Buffer, until: number, tally: Tally): Promise<void> {
  count(tally, "frames", await line.flood(flood, until));
  if (line.isCut) count(tally, "cut");
  line.close();
}

function bytes(length: number): Buffer {
  return Buffer.alloc(length, "x");
}
