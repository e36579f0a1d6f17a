import { type Answer, type Command, codeSchema, playNextSchema, refuse, type TableSettings } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { freshId } from "../random.ts";
import type { Person } from "../store/store.ts";
import { byAge, type Candidate, fits, seatedAt, waitingFor } from "../tables/nextTable.ts";
import { seatOf } from "../tables/tableState.ts";
import type { Api } from "./api.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { greet } from "./people.ts";
import { PublicTables } from "./publicTables.ts";
import { read } from "./read.ts";

/** How many tables are tried, in case others are faster or the host has kept somebody out. */
const MOST_TRIED = 5;
/** How many people may be looking for a table at once. */
const MOST_LOOKING = 200;

type Found = { readonly code: string; readonly opened: boolean };

/** Public tables, and the ways to a seat at one. */
export function serveFinding(app: FastifyInstance, api: Api): void {
  const tables = new PublicTables(api);
  const oneByOne = inLine(MOST_LOOKING);

  // First pages ask every few seconds, and mostly nothing has changed.
  app.get("/api/tables", async (request, reply) => {
    const { text, tag } = await tables.list();
    reply.header("cache-control", "no-cache").header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(text);
  });

  app.post<{ Params: { code: string } }>("/api/tables/:code/join", async (request, reply) => {
    const code = codeSchema.safeParse(request.params.code);
    if (!code.success) return sendRefusal(reply, refuse("no-such-table"));
    const person = await greet(api, request, reply);
    if (person === undefined || !api.limits.perNext.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    const seat = await takeSeat(api, person, code.data);
    return typeof seat === "number" ? { seat } : sendRefusal(reply, seat);
  });

  app.post("/api/next", async (request, reply) => {
    const asked = read(reply, playNextSchema, request.body);
    if (asked === undefined) return reply;
    const settings = { ...asked.settings, isPublic: true };
    const problem = await whyNotOpen(api, settings);
    if (problem !== undefined) return sendRefusal(reply, problem);
    const person = await greet(api, request, reply);
    if (person === undefined || !api.limits.perNext.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    const network = networkOf(request.ip);
    // One after the other: of two strangers who ask at the same moment, the second one finds the first.
    const found = await oneByOne(() => findNext(api, tables, { person, settings, network, from: asked.from }));
    if (found === undefined) return sendRefusal(reply, refuse("busy"));
    return "opened" in found ? found : sendRefusal(reply, found);
  });
}

async function whyNotOpen({ games }: Api, { game: id, cards, options }: TableSettings) {
  if (cards !== undefined) return refuse("bad-options", { detail: "strangers play with the standard cards" });
  const game = await games.find(id, undefined);
  if (game === undefined) return refuse("no-such-game");
  const readable = game.readOptions(options);
  if (!readable.ok) return refuse("bad-options", { detail: readable.problem });
  return game.seatsIn(readable.value) > 1
    ? undefined
    : refuse("bad-options", { detail: "nobody is needed for a game alone" });
}

type Wish = {
  readonly person: Person;
  readonly settings: TableSettings;
  readonly network: string;
  readonly from: string | undefined;
};

async function findNext(api: Api, tables: PublicTables, wish: Wish): Promise<Found | Exclude<Answer, { ok: true }>> {
  const { person, settings, network } = wish;
  const open = await openTables(tables);
  const own = open.find((table) => fits(settings, table.face) && seatedAt(table, person.id));
  if (own !== undefined && (own.code !== wish.from || !isAlone(own))) return { code: own.code, opened: false };
  const since = own?.face.seats.find(({ kind }) => kind === "person")?.since ?? 0;
  const waiting = waitingFor(settings, open, person.id).filter(
    (table) => own === undefined || byAge(table, { code: own.code, since }) < 0,
  );
  for (const { code } of waiting.slice(0, MOST_TRIED)) {
    const seat = await takeSeat(api, person, code);
    if (typeof seat !== "number") {
      if (seat.code === "too-many-tables") return seat;
      continue;
    }
    // The table of one's own that nobody came to is not left behind.
    if (own !== undefined) await command(api, person, own.code, { do: "close" });
    return { code, opened: false };
  }
  if (own !== undefined) return { code: own.code, opened: false };
  const opened = await api.rooms.withRoomFor(person.id, async () => {
    if (!api.limits.perOpening.allows(network)) return undefined;
    const { id, name } = person;
    return api.rooms.create(person, settings, [{ type: "sat", seat: 0, person: id, name }]);
  });
  return opened === undefined ? refuse("too-many-tables") : { code: opened, opened: true };
}

async function openTables(tables: PublicTables): Promise<readonly Candidate[]> {
  const all = await tables.read();
  return all.flatMap((table): Candidate[] => {
    if (table.status !== "open") return [];
    const { code, face } = table;
    return [
      { code, face, isHere: (seat) => tables.isHere(table, face.sitters?.[seat] ?? "", face.seats[seat]?.since) },
    ];
  });
}

function isAlone({ face }: Candidate): boolean {
  return face.seats.filter(({ kind }) => kind !== "empty").length === 1;
}

/** Sits down in the first free seat, or in the next one if somebody else is faster. */
async function takeSeat(api: Api, person: Person, code: string): Promise<number | Exclude<Answer, { ok: true }>> {
  let refused = refuse("seat-taken");
  for (let tries = 0; tries < MOST_TRIED; tries += 1) {
    const table = await api.rooms.byCode(code).catch(() => undefined);
    if (table === undefined) return refuse("no-such-table");
    const own = seatOf(table.state, person.id);
    if (own !== undefined) return own;
    if (table.state.status !== "open") return refuse("not-open");
    const seat = table.state.seats.findIndex(({ holder }) => holder.kind === "empty");
    if (seat === -1) return refuse("seat-taken");
    const answer = await command(api, person, code, { do: "sit", seat });
    if (answer.ok) return seat;
    if (answer.code !== "seat-taken") return answer;
    refused = answer;
  }
  return refused;
}

function command(api: Api, { id, name }: Person, table: string, what: Command): Promise<Answer> {
  return api.carryOut({ id, name }, { table, id: `finding-${freshId()}`, command: what });
}

/** Runs tasks one after another; undefined if too many are waiting already. */
function inLine(most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (waiting >= most) return undefined;
    waiting += 1;
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done.finally(() => {
      waiting -= 1;
    });
  };
}
