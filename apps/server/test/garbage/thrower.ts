import type { Socket } from "node:net";
import { TestClient } from "../client.ts";
import { enterOften } from "../wire.ts";
import { Findings, type Forbidden } from "./findings.ts";
import { Lot } from "./junk.ts";
import type { Targets } from "./messages.ts";
import { Pace } from "./pace.ts";
import { throwRawRequests, throwRequests } from "./throwRequests.ts";
import { throwFrames, throwMessages } from "./throwSockets.ts";

/** The throwing process's input and output. */
export type Order = {
  readonly seed: string;
  readonly port: number;
  readonly count: number;
  readonly perSecond: number;
  readonly foreign: string;
  readonly forbidden: Forbidden;
  /** How long the server may wait for the rest of a request. */
  readonly patienceMs: number;
};
export type Report = {
  readonly sent: number;
  readonly seconds: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly found: readonly string[];
};

/** Shares of everything thrown; the rest are messages. */
const SHARES = { frames: 0.15, requests: 0.25, raw: 0.05 };
const LOOPS = { messages: 48, frames: 8, requests: 16, raw: 8 };
const THROWERS = 6;
/** A table fills up with what is thrown at it. */
const RENEW_MS = 4000;

const [text = "{}"] = process.argv.slice(2);
const order = readOrder(JSON.parse(text));
process.stdout.write(`${JSON.stringify(await throwAll(order))}\n`);
process.exit(0);

async function throwAll({ seed, port, count, perSecond, foreign, forbidden, patienceMs }: Order): Promise<Report> {
  const findings = new Findings(forbidden);
  const url = `http://127.0.0.1:${port}`;
  const clients = await Promise.all(Array.from({ length: THROWERS }, () => TestClient.arrive(url)));
  let targets = await Promise.all(clients.map((client) => freshTargets(client, foreign)));
  const renewing = setInterval(() => {
    void Promise.all(clients.map((client) => freshTargets(client, foreign))).then(
      (fresh) => {
        targets = fresh;
      },
      (error: unknown) => findings.report(`no table could be made: ${error}`),
    );
  }, RENEW_MS);
  const pace = new Pace(perSecond);
  const started = performance.now();
  const loop = <Thrown>(
    kind: keyof typeof LOOPS,
    share: number,
    run: (plan: Parameters<typeof throwMessages>[0], turn: () => Promise<boolean>) => Promise<Thrown>,
  ): Promise<Thrown[]> => {
    let left = Math.round(count * share);
    const turn = async () => {
      left -= 1;
      if (left < 0) return false;
      await pace.turn();
      return true;
    };
    return Promise.all(
      Array.from({ length: LOOPS[kind] }, (_, nth) => {
        const who = nth % THROWERS;
        const client = clients[who];
        if (client === undefined) throw new Error("nobody throws");
        const known = () => targets[who] ?? { open: foreign, playing: foreign, foreign };
        const lot = new Lot(`${seed}/${kind}/${nth}`);
        return run({ port, cookie: client.cookie, targets: known, findings, lot }, turn);
      }),
    );
  };
  const [, , , slow] = await Promise.all([
    loop("messages", 1 - SHARES.frames - SHARES.requests - SHARES.raw, throwMessages),
    loop("frames", SHARES.frames, throwFrames),
    loop("requests", SHARES.requests, throwRequests),
    loop("raw", SHARES.raw, throwRawRequests),
  ]);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(renewing);
  const first = clients[0]?.cookie ?? "";
  const entries = (await enterOften(port, first, 200)).filter((heard) => heard.startsWith("40"));
  if (entries.length !== 1) findings.report(`one connection was let in ${entries.length} times`);
  await endOf(slow.flat(), patienceMs, findings);
  for (const client of clients) client.close();
  return { sent: findings.sent, seconds, answers: findings.answers, found: findings.found };
}

async function freshTargets(client: TestClient, foreign: string): Promise<Targets> {
  const options = { mode: "short", seats: 2 };
  const open = await client.create({ options, isPublic: true });
  const playing = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.do(playing, { do: "sit", seat: 0 });
  await client.do(playing, { do: "start" });
  return { open, playing, foreign };
}

async function endOf(slow: readonly Socket[], patienceMs: number, findings: Findings): Promise<void> {
  const end = Date.now() + patienceMs;
  while (slow.some(({ destroyed }) => !destroyed) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const left = slow.filter(({ destroyed }) => !destroyed);
  if (left.length > 0) findings.report(`${left.length} requests without an end are still open`);
  for (const socket of left) socket.destroy();
}

function readOrder(order: unknown): Order {
  if (isOrder(order)) return order;
  throw new Error("no order was given");
}

function isOrder(order: unknown): order is Order {
  return typeof order === "object" && order !== null && "seed" in order && "forbidden" in order;
}
