import {
  type Answer,
  CLIENT_MESSAGES,
  type CommandMessage,
  type HistoryAnswer,
  historySchema,
  type LegalAnswer,
  legalSchema,
  type Refused,
  refuse,
  refuseShape,
  type WatchAnswer,
  watchSchema,
} from "@harbor/protocol";
import type { z } from "zod";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { Presence } from "../presence.ts";
import type { Crew } from "../processes/crew.ts";
import type { Person, TableId } from "../store/store.ts";
import { whyUnseen } from "../tables/audience.ts";
import type { LiveTable } from "../tables/liveTable.ts";
import { OtherRules } from "../tables/loading.ts";
import { type Past, pageFor } from "../tables/past.ts";
import { seatsAgain, type TableHost } from "../tables/tableHost.ts";
import { authorId, seatOf } from "../tables/tableState.ts";
import { carryOutWhereDecided, type Deciding, welcomeWhereDecided } from "./delegation.ts";
import { Written } from "./plainParser.ts";
import { readCommand } from "./readCommand.ts";
import { snapshotText } from "./snapshotText.ts";
import { type GameServer, type GameSocket, roomOf } from "./sockets.ts";

export type Play = {
  readonly io: GameServer;
  readonly host: TableHost;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly crew: Crew;
  readonly past: Past;
  /** Whether other processes serve the same tables, so that this one may not know the latest. */
  readonly hasNeighbors: boolean;
  tellPresence(table: TableId): void;
  isStopping(): boolean;
  /** Messages that have not been answered yet. */
  readonly underWay: Set<Promise<void>>;
  onTrouble(error: unknown): void;
};

/** Tables that one socket looks at. */
export const MOST_WATCHED = 100;
const MESSAGES = new Set<unknown>(Object.values(CLIENT_MESSAGES));

/** Answers what a socket sends: always, and with a code where it is refused. */
export function serveSocket(play: Play, socket: GameSocket): void {
  const deciding = decidingIn(play);
  // Who looks at a table and away from it in one breath must not end up looking: one after the other.
  let looking: Promise<unknown> = Promise.resolve();
  function inOrder<Seen extends AnyAnswer>(look: () => Promise<Seen>): Promise<Seen> {
    const done = looking.then(look);
    looking = done.catch(() => undefined);
    return done;
  }
  socket.on(
    "watch",
    answering(play, socket, {
      name: "watch",
      read: readWatch,
      reply: ({ table }) => inOrder(() => watch(play, socket, table)),
      write: (answer) => (answer.ok ? watchText(answer) : answer),
    }),
  );
  socket.on(
    "leave",
    answering(play, socket, {
      name: "leave",
      read: readWatch,
      reply: ({ table }) =>
        inOrder(async (): Promise<Answer> => {
          leave(play, socket, table);
          return { ok: true };
        }),
    }),
  );
  socket.on(
    "history",
    answering(play, socket, {
      name: "history",
      read: readHistory,
      reply: ({ table, from }) => tellPast(play, socket, table, from),
    }),
  );
  socket.on(
    "legal",
    answering(play, socket, {
      name: "legal",
      read: readLegal,
      reply: ({ table }) => tellLegal(play, socket, table),
    }),
  );
  socket.on(
    "do",
    answering(play, socket, {
      name: "do",
      read: readCommand,
      nameOf: ({ command }) => command.do,
      async reply({ table, id, command }): Promise<Answer> {
        const started = performance.now();
        const answer = await carryOutWhereDecided(deciding, socket.data.person, { table, id, command });
        play.metrics.latency.observe((performance.now() - started) / 1000);
        return answer;
      },
    }),
  );
  // Listeners of their own do not exist for these names; without an answer a client would wait for ever.
  socket.onAny((name: unknown, ...given: unknown[]) => {
    if (MESSAGES.has(name)) return;
    const refused = tooMany(play, socket) ?? refuse("malformed", { detail: "there is no message of that name" });
    play.metrics.countCommand({ command: "unknown", answer: refused.code });
    respondTo(given)(refused);
  });
  socket.on("disconnect", () => {
    for (const code of [...socket.data.watching.keys()]) leave(play, socket, code);
    // Somebody who has left and keeps the line has no use for it; it can be entered only once.
    socket.conn.close();
  });
}

type AnyAnswer = Answer | WatchAnswer | HistoryAnswer | LegalAnswer;

const readWatch = (message: unknown) => watchSchema.safeParse(message);
const readHistory = (message: unknown) => historySchema.safeParse(message);
const readLegal = (message: unknown) => legalSchema.safeParse(message);

type Message<Content, Reply extends AnyAnswer> = {
  readonly name: string;
  read(message: unknown): z.ZodSafeParseResult<Content>;
  reply(content: Content): Promise<Reply>;
  /** What the metrics call it, once it could be read. */
  nameOf?(content: Content): string;
  write?(answer: Reply): AnyAnswer | Written;
};

/** Whatever goes wrong, the client gets an answer and no inside of the server. */
function answering<Content, Reply extends AnyAnswer>(
  play: Play,
  socket: GameSocket,
  { name, read, reply, nameOf = () => name, write = (answer) => answer }: Message<Content, Reply>,
): (...given: unknown[]) => void {
  return (...given) => {
    const respond = respondTo(given);
    const refuseIt = (refused: Refused, command = name) => {
      play.metrics.countCommand({ command, answer: refused.code });
      respond(refused);
    };
    const refused = play.isStopping() ? refuse("stopping") : tooMany(play, socket);
    if (refused !== undefined) return refuseIt(refused);
    const [message, ...others] = given;
    if (others.some((other) => typeof other !== "function"))
      return refuseIt(refuse("malformed", { detail: "message: is one value, not several" }));
    const parsed = read(message);
    if (!parsed.success) return refuseIt(refuseShape(parsed.error, "message"));
    const answered: Promise<void> = reply(parsed.data).then(
      (answer) => {
        play.underWay.delete(answered);
        play.metrics.countCommand({ command: nameOf(parsed.data), answer: answer.ok ? "ok" : answer.code });
        respond(write(answer));
      },
      (error: unknown) => {
        play.underWay.delete(answered);
        play.onTrouble(error);
        refuseIt(refuse("failed"), nameOf(parsed.data));
      },
    );
    play.underWay.add(answered);
  };
}

/** The way to answer comes last, however much else was sent; without one, nobody waits for an answer. */
function respondTo(given: readonly unknown[]): (response: AnyAnswer | Written) => void {
  const answer = given.at(-1);
  return (response) => {
    if (typeof answer === "function") answer(response);
  };
}

function tooMany({ limits }: Play, socket: GameSocket): Refused | undefined {
  const { person, address } = socket.data;
  const lets = limits.perAddress.lets(address) && limits.perPerson.lets(person.id);
  return lets ? undefined : refuse("too-many");
}

function watchText({ snapshot, tookBack, author }: Extract<WatchAnswer, { ok: true }>): Written {
  return new Written(
    `{"ok":true,"snapshot":${snapshotText(snapshot)},"tookBack":${tookBack},"author":${JSON.stringify(author)}}`,
  );
}

/** A table that may be shown and played here. */
async function find(play: Play, code: string): Promise<LiveTable | Refused> {
  try {
    return (await play.host.byCode(code)) ?? refuse("no-such-table");
  } catch (error) {
    if (error instanceof OtherRules) return refuse("other-rules");
    throw error;
  }
}

async function watch(play: Play, socket: GameSocket, code: string): Promise<WatchAnswer> {
  if (!play.limits.perWatch.lets(socket.data.person.id)) return refuse("too-many");
  const { person, watching } = socket.data;
  if (watching.size >= MOST_WATCHED && !watching.has(code)) return refuse("too-many");
  const table = await find(play, code);
  if ("ok" in table) return table;
  if (play.hasNeighbors) await table.refresh();
  if (!socket.connected) return refuse("failed");
  const unseen = whyUnseen(table.state, table.audienceOf(person.id));
  if (unseen !== undefined) return unseen;
  // Twice on the same socket is one connection: the client asks again when it has missed something.
  const isNew = !watching.has(code);
  if (isNew) {
    watching.set(code, { table, audience: table.audienceOf(person.id) });
    if (play.presence.came(table.id, person)) play.tellPresence(table.id);
  }
  const tookBack = await welcomeWhereDecided(play, table, person.id);
  if (!socket.connected) {
    leave(play, socket, code);
    return refuse("failed");
  }
  // From here to the answer nothing may be awaited, or a patch could overtake the snapshot.
  const audience = table.audienceOf(person.id);
  const barred = whyUnseen(table.state, audience);
  if (barred !== undefined) {
    leave(play, socket, code);
    return barred;
  }
  const before = watching.get(code)?.audience;
  if (before !== undefined && before !== audience) void socket.leave(roomOf(code, before));
  watching.set(code, { table, audience });
  void socket.join(roomOf(code, audience));
  const author = authorId(code, person.id);
  return { ok: true, snapshot: table.snapshotFor(audience), tookBack, author };
}

async function tellPast(play: Play, socket: GameSocket, code: string, from: number): Promise<HistoryAnswer> {
  const table = await find(play, code);
  if ("ok" in table) return table;
  const { person } = socket.data;
  const unseen = whyUnseen(table.state, table.audienceOf(person.id));
  if (unseen !== undefined) return unseen;
  if (!mayAskOfPast(play, socket, table)) return refuse("too-many");
  const facts = await play.past.factsOf(table);
  if (facts === undefined) return refuse("busy");
  // The table may have begun without spectators meanwhile.
  const audience = table.audienceOf(person.id);
  const barred = whyUnseen(table.state, audience);
  return barred ?? { ok: true, ...pageFor(audience, facts, from) };
}

/** To tell the past of a long table costs more than that of a short one, and what is at hand costs nothing. */
function mayAskOfPast(
  { limits: { perHistory, perPast }, past }: Play,
  { data }: GameSocket,
  table: LiveTable,
): boolean {
  const cost = Math.min(past.costOf(table), perPast.allowance?.atOnce ?? 0);
  return perHistory.lets(data.person.id) && perPast.lets(data.address, cost);
}

export function leave(play: Pick<Play, "presence" | "tellPresence">, socket: GameSocket, code: string): void {
  const watched = socket.data.watching.get(code);
  if (watched === undefined) return;
  socket.data.watching.delete(code);
  void socket.leave(roomOf(code, watched.audience));
  if (play.presence.went(watched.table.id, socket.data.person.id)) play.tellPresence(watched.table.id);
}

/** What a seat may do follows from what it sees: this tells it nothing that the rules would not. */
async function tellLegal(play: Play, socket: GameSocket, code: string): Promise<LegalAnswer> {
  const table = await find(play, code);
  if ("ok" in table) return table;
  const { person } = socket.data;
  if (!play.limits.perLegal.lets(person.id)) return refuse("too-many");
  if (play.hasNeighbors) await table.refresh();
  const { game, state } = table;
  const seat = seatOf(state, person.id);
  if (seat === undefined) return refuse("not-seated");
  if (state.status !== "playing") return refuse("not-playing");
  return { ok: true, yourTurn: table.isWaitingFor(person.id), actions: [...game.legal(state.game, seat)] };
}

/** What any process can do for the others with the tables that it decides. */
export function decidingIn(play: Play): Deciding {
  return { ...play, carryOut: (person, message) => noted(play, carryOut(play, person, message)) };
}

/** What is under way is finished before the server ends. */
function noted(play: Play, carried: Promise<Answer>): Promise<Answer> {
  const done = carried.then(
    () => undefined,
    () => undefined,
  );
  play.underWay.add(done);
  void done.finally(() => play.underWay.delete(done));
  return carried;
}

async function carryOut(play: Play, person: Person, { table: code, id, command }: CommandMessage): Promise<Answer> {
  const table = play.host.openedByCode(code) ?? (await find(play, code));
  if ("ok" in table) {
    const closes = command.do === "close" && command.wanted !== false;
    return table.code === "other-rules" && closes ? play.host.closeUnplayable(code, person.id) : table;
  }
  if (command.do === "say" && !mayTalk(play.limits, table, person.id)) return refuse("too-many");
  // Whoever has a place here already takes up no more room by another one.
  const isNew = command.do === "sit" && table.state.host !== person.id && seatOf(table.state, person.id) === undefined;
  const carried = isNew
    ? await play.host.withRoomFor(person.id, () => table.command(person, id, command))
    : await table.command(person, id, command);
  if (command.do !== "rematch" || carried?.ok !== true) return carried ?? refuse("too-many-tables");
  if (table.state.rematch !== undefined) return carried;
  // It is a new table, like any other.
  const opened = await play.host.withRoomFor(person.id, async () =>
    play.limits.perOpening.lets(person.id) ? rematch(play, table, person) : undefined,
  );
  return opened ?? refuse("too-many-tables");
}

/** Those who look on share what may be said at a table; nobody of them can silence its players. */
function mayTalk({ perSpeaker, perTalk }: Limits, table: LiveTable, person: string): boolean {
  const isPlayer = seatOf(table.state, person) !== undefined || table.state.host === person;
  return perSpeaker.lets(person) && (isPlayer || perTalk.lets(table.id));
}

/** One new table for all who ask for a rematch. */
async function rematch(play: Play, table: LiveTable, person: Person): Promise<Answer> {
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
