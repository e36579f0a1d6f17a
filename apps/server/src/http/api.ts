import {
  type Answer,
  CARDS_BYTES,
  type CommandMessage,
  cardsHashSchema,
  codeSchema,
  createTableSchema,
  handInCardsSchema,
  REPLAY_BYTES,
  refuse,
  replayIdSchema,
  type TableCard,
} from "@harbor/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { GameRegistry } from "../gameRegistry.ts";
import { GAMES, gameNamed, personsIn } from "../games.ts";
import { COOKIE, type IdentityDeps, personOf } from "../identity.ts";
import type { Presence } from "../presence.ts";
import { freshId } from "../random.ts";
import { cardsOf, ReplayCheck, seedOf } from "../replays.ts";
import type { ListedTable, Person, Store } from "../store/store.ts";
import { reportUnlessOtherRules } from "../tables/loading.ts";
import type { Rooms } from "../tables/rooms.ts";
import { cardOf, listed } from "../tables/summary.ts";
import { serveCalls } from "./calls.ts";
import { serveDaily } from "./daily.ts";
import { serveDevices } from "./devices.ts";
import { sendRefusal } from "./errors.ts";
import { serveFinding } from "./finding.ts";
import { networkOf } from "./guard.ts";
import { type Post, serveMail } from "./mail.ts";
import { servePasskeys } from "./passkeys.ts";
import { greet, servePeople } from "./people.ts";
import { LIST_LENGTH } from "./publicTables.ts";
import { serveRatings } from "./ratings.ts";
import { read } from "./read.ts";
import { serveReports } from "./reports.ts";

export type Api = IdentityDeps & {
  readonly games: GameRegistry;
  readonly rooms: Rooms;
  /** Tells every connection of this person, in any process, the new name. */
  tellRenamed(person: Person): void;
  /** Ends every connection of a device, in any process. */
  tellSignedOut(secretHash: string): void;
  onBackgroundError(error: unknown): undefined;
  /** Whether other processes serve the same tables, so that this one may be behind. */
  readonly isClustered: boolean;
  onReport(): void;
  readonly presence: Pick<Presence, "isPresent">;
  /** Carries out a command in the process that decides its table. */
  carryOut(person: Person, message: CommandMessage): Promise<Answer>;
  /** The server's public key for push services. */
  readonly pushKey: string;
  readonly pushAnywhere: boolean;
  /** Absent where the host sends no mail. */
  readonly post: Post | undefined;
};

const REPLAY_TYPE = "application/x-ndjson; charset=utf-8";

export function serveApi(app: FastifyInstance, api: Api): void {
  serveGames(app);
  serveCards(app, api);
  servePeople(app, api);
  serveDevices(app, api);
  servePasskeys(app, api);
  serveRatings(app, api);
  serveReports(app, api);
  serveCalls(app, { ...api, isMailOffered: api.post !== undefined });
  serveMail(app, api);
  serveTables(app, api);
  serveFinding(app, api);
  const check = new ReplayCheck();
  serveReplays(app, api, check);
  serveDaily(app, { ...api, check });
}

function serveGames(app: FastifyInstance): void {
  app.get("/api/games", () => ({
    games: GAMES.map(({ id, rules, cards, modes }) => ({ id, rules, cards, modes, bots: personsIn(id) })),
  }));
}

/** Card sets are unlisted: only someone with the hash can fetch one. */
function serveCards(app: FastifyInstance, { store, now }: Api): void {
  app.post("/api/cards", { bodyLimit: CARDS_BYTES }, async (request, reply) => {
    const asked = read(reply, handInCardsSchema, request.body);
    if (asked === undefined) return reply;
    const game = gameNamed(asked.game);
    if (game === undefined) return sendRefusal(reply, refuse("no-such-game"));
    const played = game.withCards(asked.cards);
    if (!played.ok) return sendRefusal(reply, refuse("bad-cards", { detail: played.problem }));
    const hash = played.value.cards;
    await store.saveCards({ hash, game: game.id, lists: asked.cards, at: now() });
    return { hash };
  });

  app.get<{ Params: { hash: string } }>("/api/cards/:hash", async (request, reply) => {
    const hash = cardsHashSchema.safeParse(request.params.hash);
    const own = GAMES.find((game) => game.cards === hash.data);
    if (own !== undefined) return { game: own.id, cards: own.cardSet };
    const cards = hash.success ? await store.cards(hash.data) : undefined;
    return cards === undefined ? sendRefusal(reply, refuse("no-such-cards")) : { game: cards.game, cards: cards.lists };
  });
}

function serveTables(app: FastifyInstance, api: Api): void {
  const { store, games, rooms, limits } = api;
  const unlessOtherRules = reportUnlessOtherRules(api.onBackgroundError);
  app.post("/api/tables", async (request, reply) => {
    const asked = read(reply, createTableSchema, request.body);
    if (asked === undefined) return reply;
    const { game: id, cards } = asked.settings;
    const network = networkOf(request.ip);
    // Cards that are not in memory are read from the store and checked, which is slow.
    if (!games.hasAtHand(id, cards) && !limits.perUnshelved.allows(network))
      return sendRefusal(reply, refuse("too-many"));
    const game = await games.find(id, cards);
    if (game === undefined)
      return sendRefusal(reply, refuse(gameNamed(id) === undefined ? "no-such-game" : "no-such-cards"));
    const options = game.readOptions(asked.settings.options);
    if (!options.ok) return sendRefusal(reply, refuse("bad-options", { detail: options.problem }));
    const same = asked.sameSeedAs === undefined ? undefined : await store.replay(asked.sameSeedAs);
    if (asked.sameSeedAs !== undefined && same === undefined) return sendRefusal(reply, refuse("no-such-replay"));
    const seed = same === undefined ? undefined : seedOf(same.text);
    const person = await greet(api, request, reply);
    if (person === undefined) return sendRefusal(reply, refuse("too-many"));
    const opened = await rooms.withRoomFor(person.id, async () =>
      limits.perOpening.allows(network)
        ? { code: await rooms.create(person, asked.settings, [], seed) }
        : refuse("too-many-tables", { detail: "many were opened from this address; wait a while" }),
    );
    if (opened === undefined)
      return sendRefusal(reply, refuse("too-many-tables", { detail: "finish or leave some of your tables first" }));
    return "code" in opened && !("ok" in opened) ? opened : sendRefusal(reply, opened);
  });

  app.get("/api/my-tables", async (request, reply) => {
    const person = await personOf(store, request.cookies[COOKIE]);
    if (person === undefined) return { tables: [] };
    if (!limits.perList.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    const tables = await store.tablesOf(person.id, LIST_LENGTH);
    return { tables: await Promise.all(tables.map((table) => listedFor(person, table))) };
  });

  /** Summaries don't say whose turn it is, so games in play are loaded. */
  async function listedFor(person: Person, table: ListedTable): Promise<TableCard> {
    if (table.status !== "playing") return listed(table);
    const live = await rooms.byId(table.id).catch(unlessOtherRules);
    if (live === undefined) return listed(table);
    const timeLeft = live.timeLeftOf(person.id);
    return {
      ...listed(table),
      yourTurn: live.isWaitingFor(person.id),
      ...(timeLeft !== undefined && { timeLeft }),
    };
  }

  app.get<{ Params: { code: string } }>("/api/tables/:code", async (request, reply) => {
    const table = await tableNamed(store, reply, request.params.code);
    if (table === undefined) return reply;
    const playedUnder = await earlierEdition(table);
    return { ...listed(table), ...(playedUnder && { playedUnder }) };
  });

  /** A viewer of a table that began under earlier rules needs those rules too. */
  async function earlierEdition({ id, status }: ListedTable): Promise<TableCard["playedUnder"]> {
    if (status !== "playing" && status !== "finished") return undefined;
    const live = await rooms.byId(id).catch(unlessOtherRules);
    if (live === undefined) return undefined;
    const { rules, cards } = live.game;
    const { game, cards: chosen } = live.state.settings;
    const today = gameNamed(game);
    return rules === today?.rules && cards === (chosen ?? today.cards) ? undefined : { rules, cards };
  }

  app.get<{ Params: { code: string } }>("/api/tables/:code/replay", async (request, reply) => {
    const table = await tableNamed(store, reply, request.params.code);
    if (table === undefined) return reply;
    if (!cardOf(table.card).settings.spectators) {
      const person = await personOf(store, request.cookies[COOKIE]);
      if (person === undefined || !table.people.includes(person.id)) return sendRefusal(reply, refuse("no-spectators"));
    }
    const id = await findReplay(rooms, table);
    const replay = id === undefined ? undefined : await store.replay(id);
    if (replay === undefined) return sendRefusal(reply, refuse("not-finished"));
    return sendReplay(reply, replay.text, table.code);
  });
}

/** If the server was killed right after a game's last action, the first request makes the replay. */
async function findReplay(rooms: Rooms, table: ListedTable): Promise<string | undefined> {
  const { replay } = cardOf(table.card);
  if (replay !== undefined || table.status !== "finished") return replay;
  const finished = await rooms.byId(table.id);
  if (finished === undefined) return undefined;
  await rooms.archive(finished);
  return finished.state.replay;
}

function serveReplays(app: FastifyInstance, { store, now }: Api, check: ReplayCheck): void {
  app.post("/api/replays", { bodyLimit: REPLAY_BYTES }, async (request, reply) => {
    const text = typeof request.body === "string" ? request.body : undefined;
    if (text === undefined)
      return sendRefusal(reply, refuse("malformed", { detail: "a replay is sent as text/plain" }));
    // Custom cards are found by the hash in the replay.
    const hash = cardsOf(text);
    const cards = hash === undefined ? undefined : await store.cards(hash);
    const checked = await check.check({ text, ...(cards && { cards: cards.lists }) });
    if (!checked.ok) return sendRefusal(reply, checked);
    const id = freshId();
    await store.saveReplay({ id, text: checked.text, savedAt: now(), isHandedIn: true });
    return { id };
  });

  app.get<{ Params: { id: string } }>("/api/replays/:id", async (request, reply) => {
    const id = replayIdSchema.safeParse(request.params.id);
    const replay = id.success ? await store.replay(id.data) : undefined;
    if (replay === undefined) return sendRefusal(reply, refuse("no-such-replay"));
    return sendReplay(reply, replay.text, replay.id);
  });
}

function sendReplay(reply: FastifyReply, text: string, name: string): FastifyReply {
  return reply
    .type(REPLAY_TYPE)
    .header("content-disposition", `attachment; filename="${name}.replay.jsonl"`)
    .send(text);
}

async function tableNamed(store: Store, reply: FastifyReply, input: string): Promise<ListedTable | undefined> {
  const code = codeSchema.safeParse(input);
  const table = code.success ? await store.tableByCode(code.data) : undefined;
  if (table === undefined) sendRefusal(reply, refuse("no-such-table"));
  return table;
}
