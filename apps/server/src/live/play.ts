import {
  type Answer,
  CLIENT_MESSAGES,
  type Command,
  type HistoryAnswer,
  historySchema,
  type Refused,
  refuse,
  refuseShape,
  type WatchAnswer,
  watchSchema,
} from "@harbor/protocol";
import type { z } from "zod";
import type { Metrics } from "../metrics.ts";
import type { Presence } from "../presence.ts";
import type { Gate } from "../rate.ts";
import type { LiveTable } from "../tables/liveTable.ts";
import { type Past, pageFor } from "../tables/past.ts";
import { seatsAgain, type TableHost } from "../tables/tableHost.ts";
import { readCommand } from "./readCommand.ts";
import { type GameServer, type GameSocket, roomOf } from "./sockets.ts";

export type Play = {
  readonly io: GameServer;
  readonly host: TableHost;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly perPerson: Gate;
  readonly perAddress: Gate;
  /** What somebody says, which all at the table must read. */
  readonly perSpeaker: Gate;
  /** What somebody asks of the past: to tell it a whole game may have to be folded again. */
  readonly perHistory: Gate;
  readonly past: Past;
  now(): number;
  /** Whether other processes serve the same tables, so that this one may not know the latest. */
  readonly hasNeighbors: boolean;
  tellPresence(table: LiveTable): void;
  isStopping(): boolean;
  /** Messages that have not been answered yet. */
  readonly underWay: Set<Promise<void>>;
  onTrouble(error: unknown): void;
};

const MESSAGES = new Set<unknown>(Object.values(CLIENT_MESSAGES));

/** Answers what a socket sends: always, and with a code where it is refused. */
export function serveSocket(play: Play, socket: GameSocket): void {
  // Who looks at a table and away from it in one breath must not end up looking: one after the other.
  let looking: Promise<unknown> = Promise.resolve();
  function inOrder(look: () => Promise<WatchAnswer | Answer>): Promise<WatchAnswer | Answer> {
    const done = looking.then(look);
    looking = done.catch(() => undefined);
    return done;
  }
  socket.on(
    "watch",
    answering(play, socket, readWatch, ({ table }) => inOrder(() => watch(play, socket, table))),
  );
  socket.on(
    "leave",
    answering(play, socket, readWatch, ({ table }) =>
      inOrder(async (): Promise<Answer> => {
        leave(play, socket, table);
        return { ok: true };
      }),
    ),
  );
  socket.on(
    "history",
    answering(play, socket, readHistory, ({ table, from }) => tellPast(play, socket, table, from)),
  );
  socket.on(
    "do",
    answering(play, socket, readCommand, async ({ table, id, command }): Promise<Answer> => {
      const started = performance.now();
      const answer = await carryOut(play, socket, table, id, command);
      play.metrics.latency.observe((performance.now() - started) / 1000);
      play.metrics.countCommand(command.do, answer.ok ? "ok" : answer.code);
      return answer;
    }),
  );
  // Listeners of their own do not exist for these names; without an answer a client would wait for ever.
  socket.onAny((name: unknown, ...given: unknown[]) => {
    if (MESSAGES.has(name)) return;
    respondTo(given)(tooMany(play, socket) ?? refuse("malformed", { detail: "there is no message of that name" }));
  });
  socket.on("disconnect", () => {
    for (const code of [...socket.data.watching.keys()]) leave(play, socket, code);
  });
}

type AnyAnswer = Answer | WatchAnswer | HistoryAnswer;

const readWatch = (message: unknown) => watchSchema.safeParse(message);
const readHistory = (message: unknown) => historySchema.safeParse(message);

/** Whatever goes wrong, the client gets an answer and no inside of the server. */
function answering<Message>(
  play: Play,
  socket: GameSocket,
  read: (message: unknown) => z.ZodSafeParseResult<Message>,
  reply: (message: Message) => Promise<AnyAnswer>,
): (...given: unknown[]) => void {
  return (...given) => {
    const respond = respondTo(given);
    const refused = play.isStopping() ? refuse("stopping") : tooMany(play, socket);
    if (refused !== undefined) {
      respond(refused);
      return;
    }
    const [message, ...others] = given;
    if (others.some((other) => typeof other !== "function")) {
      respond(refuse("malformed", { detail: "message: is one value, not several" }));
      return;
    }
    const parsed = read(message);
    if (!parsed.success) {
      respond(refuseShape(parsed.error, "message"));
      return;
    }
    const answered: Promise<void> = reply(parsed.data).then(
      (answer) => {
        play.underWay.delete(answered);
        respond(answer);
      },
      (error: unknown) => {
        play.underWay.delete(answered);
        play.onTrouble(error);
        respond(refuse("failed"));
      },
    );
    play.underWay.add(answered);
  };
}

/** The way to answer comes last, however much else was sent; without one, nobody waits for an answer. */
function respondTo(given: readonly unknown[]): (response: AnyAnswer) => void {
  const answer = given.at(-1);
  return (response) => {
    if (typeof answer === "function") answer(response);
  };
}

function tooMany(play: Play, socket: GameSocket): Refused | undefined {
  const { person, address } = socket.data;
  const now = play.now();
  const lets = play.perAddress.lets(address, now) && play.perPerson.lets(person.id, now);
  return lets ? undefined : refuse("too-many");
}

async function watch(play: Play, socket: GameSocket, code: string): Promise<WatchAnswer> {
  const table = await play.host.byCode(code);
  if (table === undefined) return refuse("no-such-table");
  if (play.hasNeighbors) await table.refresh();
  if (!socket.connected) return refuse("failed");
  const { person, watching } = socket.data;
  if (!table.admits(table.audienceOf(person.id))) return refuse("no-spectators");
  // Twice on the same socket is one connection: the client asks again when it has missed something.
  const isNew = !watching.has(code);
  if (isNew) {
    watching.set(code, { table, audience: table.audienceOf(person.id) });
    if (play.presence.came(table.id, person)) play.tellPresence(table);
  }
  const tookBack = await table.welcome(person.id);
  if (!socket.connected) {
    leave(play, socket, code);
    return refuse("failed");
  }
  // From here to the answer nothing may be awaited, or a patch could overtake the snapshot.
  const audience = table.audienceOf(person.id);
  if (!table.admits(audience)) {
    leave(play, socket, code);
    return refuse("no-spectators");
  }
  const before = watching.get(code)?.audience;
  if (before !== undefined && before !== audience) void socket.leave(roomOf(code, before));
  watching.set(code, { table, audience });
  void socket.join(roomOf(code, audience));
  return { ok: true, snapshot: table.snapshotFor(audience), tookBack };
}

async function tellPast(play: Play, socket: GameSocket, code: string, from: number): Promise<HistoryAnswer> {
  const table = await play.host.byCode(code);
  if (table === undefined) return refuse("no-such-table");
  const { person } = socket.data;
  if (!table.admits(table.audienceOf(person.id))) return refuse("no-spectators");
  if (!play.perHistory.lets(person.id, play.now())) return refuse("too-many");
  const facts = await play.past.factsOf(table);
  // The table may have begun without spectators meanwhile.
  const audience = table.audienceOf(person.id);
  return table.admits(audience) ? { ok: true, ...pageFor(audience, facts, from) } : refuse("no-spectators");
}

export function leave(play: Pick<Play, "presence" | "tellPresence">, socket: GameSocket, code: string): void {
  const watched = socket.data.watching.get(code);
  if (watched === undefined) return;
  socket.data.watching.delete(code);
  void socket.leave(roomOf(code, watched.audience));
  if (play.presence.went(watched.table.id, socket.data.person.id)) play.tellPresence(watched.table);
}

async function carryOut(play: Play, socket: GameSocket, code: string, id: string, command: Command): Promise<Answer> {
  const table = play.host.openedByCode(code) ?? (await play.host.byCode(code));
  if (table === undefined) return refuse("no-such-table");
  const { person } = socket.data;
  if (command.do === "say" && !play.perSpeaker.lets(person.id, play.now())) return refuse("too-many");
  const answer = await table.command(person, id, command);
  if (command.do === "rematch" && answer.ok) return rematch(play, table, person);
  return answer;
}

/** One new table for all who ask for a rematch. */
async function rematch(play: Play, table: LiveTable, person: GameSocket["data"]["person"]): Promise<Answer> {
  let opened: string | undefined;
  const answer = await table.rematch(person.id, async () => {
    opened = await play.host.create(person, table.state.settings, seatsAgain(table.state));
    return opened;
  });
  if (opened !== undefined && table.state.rematch !== opened) {
    // Another process opened one at the same moment: that one counts.
    const extra = await play.host.byCode(opened);
    await extra?.note(() => [{ type: "closed" }]);
  }
  return answer;
}
