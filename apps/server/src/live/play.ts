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
import { OtherRules } from "../tables/loading.ts";
import { type Past, pageFor } from "../tables/past.ts";
import type { Room } from "../tables/room.ts";
import { type Rooms, seatsAgain } from "../tables/rooms.ts";
import { authorId, seatOf } from "../tables/tableState.ts";
import { carryOutWhereDecided, type Deciding, welcomeWhereDecided } from "./delegation.ts";
import { RawJson } from "./plainParser.ts";
import { readCommand } from "./readCommand.ts";
import { snapshotText } from "./snapshotText.ts";
import { type GameServer, type GameSocket, roomOf } from "./sockets.ts";

export type Play = {
  readonly io: GameServer;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly crew: Crew;
  readonly past: Past;
  /** Whether other processes serve the same tables, so that this one may be behind. */
  readonly isClustered: boolean;
  tellPresence(table: TableId): void;
  isStopping(): boolean;
  /** Messages that have not been answered yet. */
  readonly underWay: Set<Promise<void>>;
  onBackgroundError(error: unknown): void;
};

/** The most tables one socket may watch. */
export const MOST_WATCHED = 100;
const MESSAGES = new Set<unknown>(Object.values(CLIENT_MESSAGES));

/** Answers every message on a socket, with a code if it is refused. */
export function serveSocket(play: Play, socket: GameSocket): void {
  const deciding = decidingIn(play);
  // Watching and leaving run one after the other, or a quick watch and leave could end up watching.
  let looking: Promise<unknown> = Promise.resolve();
  function inOrder<Seen extends AnyAnswer>(look: () => Promise<Seen>): Promise<Seen> {
    const done = looking.then(look);
    looking = done.catch(() => undefined);
    return done;
  }
  socket.on(
    CLIENT_MESSAGES.watch,
    answering(play, socket, {
      name: "watch",
      read: readWatch,
      reply: ({ table }) => inOrder(() => watch(play, socket, table)),
      write: (answer) => (answer.ok ? watchText(answer) : answer),
    }),
  );
  socket.on(
    CLIENT_MESSAGES.leave,
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
    CLIENT_MESSAGES.history,
    answering(play, socket, {
      name: "history",
      read: readHistory,
      reply: ({ table, from }) => tellPast(play, socket, table, from),
    }),
  );
  socket.on(
    CLIENT_MESSAGES.legal,
    answering(play, socket, {
      name: "legal",
      read: readLegal,
      reply: ({ table }) => tellLegal(play, socket, table),
    }),
  );
  socket.on(
    CLIENT_MESSAGES.command,
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
  // Unknown names have no listener of their own; without an answer the client would wait for ever.
  socket.onAny((name: unknown, ...given: unknown[]) => {
    if (MESSAGES.has(name)) return;
    const refused = tooMany(play, socket) ?? refuse("malformed", { detail: "there is no message of that name" });
    play.metrics.countCommand({ command: "unknown", answer: refused.code });
    respondTo(given)(refused);
  });
  socket.on("disconnect", () => {
    for (const code of [...socket.data.watching.keys()]) leave(play, socket, code);
    // A socket cannot be admitted twice, so a connection without one is of no use.
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
  /** Its name in the metrics, once it has been parsed. */
  nameOf?(content: Content): string;
  write?(answer: Reply): AnyAnswer | RawJson;
};

/** Whatever fails, the client gets an answer that reveals nothing internal. */
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
        play.onBackgroundError(error);
        refuseIt(refuse("failed"), nameOf(parsed.data));
      },
    );
    play.underWay.add(answered);
  };
}

/** The acknowledgement is the last argument; without one, nobody waits for an answer. */
function respondTo(given: readonly unknown[]): (response: AnyAnswer | RawJson) => void {
  const answer = given.at(-1);
  return (response) => {
    if (typeof answer === "function") answer(response);
  };
}

function tooMany({ limits }: Play, socket: GameSocket): Refused | undefined {
  const { person, address } = socket.data;
  const allowed = limits.perAddress.allows(address) && limits.perPerson.allows(person.id);
  return allowed ? undefined : refuse("too-many");
}

function watchText({ snapshot, tookBack, author }: Extract<WatchAnswer, { ok: true }>): RawJson {
  return new RawJson(
    `{"ok":true,"snapshot":${snapshotText(snapshot)},"tookBack":${tookBack},"author":${JSON.stringify(author)}}`,
  );
}

/** A table that can be shown and played here. */
async function find(play: Play, code: string): Promise<Room | Refused> {
  try {
    return (await play.rooms.byCode(code)) ?? refuse("no-such-table");
  } catch (error) {
    if (error instanceof OtherRules) return refuse("other-rules");
    throw error;
  }
}

async function watch(play: Play, socket: GameSocket, code: string): Promise<WatchAnswer> {
  if (!play.limits.perWatch.allows(socket.data.person.id)) return refuse("too-many");
  const { person, watching } = socket.data;
  if (watching.size >= MOST_WATCHED && !watching.has(code)) return refuse("too-many");
  const table = await find(play, code);
  if ("ok" in table) return table;
  if (play.isClustered) await table.refresh();
  if (!socket.connected) return refuse("failed");
  const unseen = whyUnseen(table.state, table.audienceOf(person.id));
  if (unseen !== undefined) return unseen;
  // Watching twice on one socket counts as one connection: clients watch again when they have missed something.
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
  // Nothing may be awaited from here to the answer, or a patch could overtake the snapshot.
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

/** The history of a long table costs more than that of a short one; one in memory costs nothing. */
function mayAskOfPast({ limits: { perHistory, perPast }, past }: Play, { data }: GameSocket, table: Room): boolean {
  const cost = Math.min(past.costOf(table), perPast.allowance?.atOnce ?? 0);
  return perHistory.allows(data.person.id) && perPast.allows(data.address, cost);
}

export function leave(play: Pick<Play, "presence" | "tellPresence">, socket: GameSocket, code: string): void {
  const watched = socket.data.watching.get(code);
  if (watched === undefined) return;
  socket.data.watching.delete(code);
  void socket.leave(roomOf(code, watched.audience));
  if (play.presence.went(watched.table.id, socket.data.person.id)) play.tellPresence(watched.table.id);
}

/** What a seat may do follows from what it sees, so this reveals nothing more. */
async function tellLegal(play: Play, socket: GameSocket, code: string): Promise<LegalAnswer> {
  const table = await find(play, code);
  if ("ok" in table) return table;
  const { person } = socket.data;
  if (!play.limits.perLegal.allows(person.id)) return refuse("too-many");
  if (play.isClustered) await table.refresh();
  const { game, state } = table;
  const seat = seatOf(state, person.id);
  if (seat === undefined) return refuse("not-seated");
  if (state.status !== "playing") return refuse("not-playing");
  return { ok: true, yourTurn: table.isWaitingFor(person.id), actions: [...game.legal(state.game, seat)] };
}

/** What this process can do for the others at the tables it decides. */
export function decidingIn(play: Play): Deciding {
  return { ...play, carryOut: (person, message) => noted(play, carryOut(play, person, message)) };
}

/** Shutdown waits for commands under way. */
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
  const table = play.rooms.openedByCode(code) ?? (await find(play, code));
  if ("ok" in table) {
    const closes = command.do === "close" && command.wanted !== false;
    return table.code === "other-rules" && closes ? play.rooms.closeUnplayable(code, person.id) : table;
  }
  if (command.do === "say" && !mayTalk(play.limits, table, person.id)) return refuse("too-many");
  // People who already have a place here take up no more of their limit.
  const isNew = command.do === "sit" && table.state.host !== person.id && seatOf(table.state, person.id) === undefined;
  const carried = isNew
    ? await play.rooms.withRoomFor(person.id, () => table.command(person, id, command))
    : await table.command(person, id, command);
  if (command.do !== "rematch" || carried?.ok !== true) return carried ?? refuse("too-many-tables");
  if (table.state.rematch !== undefined) return carried;
  // A rematch opens a table like any other, and counts like one.
  const opened = await play.rooms.withRoomFor(person.id, async () =>
    play.limits.perOpening.allows(person.id) ? rematch(play, table, person) : undefined,
  );
  return opened ?? refuse("too-many-tables");
}

/** Spectators share one limit, and cannot use up the players'. */
function mayTalk({ chatLimiter, perTalk }: Limits, table: Room, person: string): boolean {
  const isPlayer = seatOf(table.state, person) !== undefined || table.state.host === person;
  return chatLimiter.allows(person) && (isPlayer || perTalk.allows(table.id));
}

/** One new table for all who ask for a rematch. */
async function rematch(play: Play, table: Room, person: Person): Promise<Answer> {
  let opened: string | undefined;
  const answer = await table.rematch(person.id, async () => {
    opened = await play.rooms.create(person, table.state.settings, seatsAgain(table.state));
    return opened;
  });
  if (opened !== undefined && table.state.rematch !== opened) {
    // Another process opened one at the same moment, and that one counts.
    const extra = await play.rooms.byCode(opened);
    await extra?.note(() => [{ type: "closed" }]);
  }
  return answer;
}
