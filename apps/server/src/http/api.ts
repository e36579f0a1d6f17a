import {
  CARDS_BYTES,
  cardsHashSchema,
  codeSchema,
  createTableSchema,
  handInCardsSchema,
  REPLAY_BYTES,
  refuse,
  refuseShape,
  renameSchema,
  replayIdSchema,
  resumeSchema,
  type TableCard,
} from "@harbor/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import { GAMES, gameNamed } from "../games.ts";
import { COOKIE, type Doorway, giveSecret, greet, personOf } from "../identity.ts";
import { freshId, freshSecret, hashSecret } from "../random.ts";
import { cardsOf, ReplayCheck, seedOf } from "../replays.ts";
import type { GameShelf } from "../shelf.ts";
import type { ListedTable, Person, Store } from "../store/store.ts";
import { cardOf } from "../tables/summary.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { sendRefusal } from "./errors.ts";

export type Api = Doorway & {
  readonly shelf: GameShelf;
  readonly host: TableHost;
  /** How many tables that are not over one person may have; 0 is no limit. */
  readonly tablesPerPerson: number;
  /** Whether one more table may be opened from this address now. */
  mayOpenFrom(address: string): boolean;
  /** Tells all connections of somebody, wherever they are, the new name. */
  tellRenamed(person: Person): void;
  onTrouble(error: unknown): undefined;
};

const LIST_LENGTH = 100;
const RESUME_MS = 15 * 60_000;
const REPLAY_TYPE = "application/x-ndjson; charset=utf-8";

export function serveApi(app: FastifyInstance, api: Api): void {
  serveGames(app);
  serveCards(app, api);
  servePeople(app, api);
  serveTables(app, api);
  serveReplays(app, api);
}

function serveGames(app: FastifyInstance): void {
  app.get("/api/games", () => ({
    games: GAMES.map(({ id, rules, cards, modes }) => ({ id, rules, cards, modes })),
  }));
}

/** Who owns the box can type their cards in and keep them to themselves: only who knows the hash finds them. */
function serveCards(app: FastifyInstance, { store }: Api): void {
  app.post("/api/cards", { bodyLimit: CARDS_BYTES }, async (request, reply) => {
    const asked = read(reply, handInCardsSchema, request.body);
    if (asked === undefined) return reply;
    const game = gameNamed(asked.game);
    if (game === undefined) return sendRefusal(reply, refuse("no-such-game"));
    const played = game.withCards(asked.cards);
    if (!played.ok) return sendRefusal(reply, refuse("bad-cards", { detail: played.problem }));
    const hash = played.value.cards;
    await store.saveCards({ hash, game: game.id, lists: asked.cards });
    return { hash };
  });

  app.get<{ Params: { hash: string } }>("/api/cards/:hash", async (request, reply) => {
    const hash = cardsHashSchema.safeParse(request.params.hash);
    const cards = hash.success ? await store.cards(hash.data) : undefined;
    return cards === undefined ? sendRefusal(reply, refuse("no-such-cards")) : { game: cards.game, cards: cards.lists };
  });
}

function servePeople(app: FastifyInstance, api: Api): void {
  const { store, host, now, tellRenamed, onTrouble } = api;
  app.get("/api/me", async (request, reply) => {
    const { name } = await greet(api, request, reply);
    return { name };
  });

  app.post("/api/me", async (request, reply) => {
    const asked = read(reply, renameSchema, request.body);
    if (asked === undefined) return reply;
    const person = await greet(api, request, reply);
    await store.renamePerson(person.id, asked.name);
    tellRenamed({ id: person.id, name: asked.name });
    for (const { id, status } of await store.tablesOf(person.id, LIST_LENGTH)) {
      if (status !== "open" && status !== "playing") continue;
      // A table that cannot be loaded must not keep the others from learning the name.
      const table = await host.byId(id).catch(onTrouble);
      await table?.note(() => [{ type: "renamed", person: person.id, name: asked.name }]);
    }
    return { name: asked.name };
  });

  app.post("/api/resume-links", async (request, reply) => {
    const person = await personOf(store, request.cookies[COOKIE]);
    if (person === undefined) return sendRefusal(reply, refuse("no-identity"));
    const token = freshSecret();
    const expiresAt = now() + RESUME_MS;
    await store.addResumeLink({ hash: hashSecret(token), person: person.id, expiresAt });
    return { token, expiresAt };
  });

  app.post("/api/resume", async (request, reply) => {
    const asked = read(reply, resumeSchema, request.body);
    if (asked === undefined) return reply;
    const person = await store.takeResumeLink(hashSecret(asked.token), now());
    if (person === undefined) return sendRefusal(reply, refuse("no-such-link"));
    const secret = freshSecret();
    await store.addSecret(person.id, hashSecret(secret), now());
    giveSecret(api, request, reply, secret);
    return { name: person.name };
  });
}

function serveTables(app: FastifyInstance, api: Api): void {
  const { store, shelf, host, onTrouble } = api;
  app.post("/api/tables", async (request, reply) => {
    const asked = read(reply, createTableSchema, request.body);
    if (asked === undefined) return reply;
    const { game: id, cards } = asked.settings;
    const game = await shelf.find(id, cards);
    if (game === undefined)
      return sendRefusal(reply, refuse(gameNamed(id) === undefined ? "no-such-game" : "no-such-cards"));
    const options = game.readOptions(asked.settings.options);
    if (!options.ok) return sendRefusal(reply, refuse("bad-options", { detail: options.problem }));
    const same = asked.sameSeedAs === undefined ? undefined : await store.replay(asked.sameSeedAs);
    if (asked.sameSeedAs !== undefined && same === undefined) return sendRefusal(reply, refuse("no-such-replay"));
    const seed = same === undefined ? undefined : seedOf(same.text);
    const person = await greet(api, request, reply);
    const { tablesPerPerson } = api;
    if (tablesPerPerson > 0 && (await store.unfinishedTablesOf(person.id)) >= tablesPerPerson)
      return sendRefusal(reply, refuse("too-many-tables", { detail: "finish or leave some of your tables first" }));
    if (!api.mayOpenFrom(request.ip))
      return sendRefusal(
        reply,
        refuse("too-many-tables", { detail: "many were opened from this address; wait a while" }),
      );
    return { code: await host.create(person, asked.settings, [], seed) };
  });

  app.get("/api/tables", async () => {
    return { tables: (await store.publicTables(LIST_LENGTH)).map(listed) };
  });

  app.get("/api/my-tables", async (request) => {
    const person = await personOf(store, request.cookies[COOKIE]);
    if (person === undefined) return { tables: [] };
    const tables = await store.tablesOf(person.id, LIST_LENGTH);
    return { tables: await Promise.all(tables.map((table) => listedFor(person, table))) };
  });

  /** Whose turn it is is not in the list: tables that are played are brought into memory for it. */
  async function listedFor(person: Person, table: ListedTable): Promise<TableCard> {
    if (table.status !== "playing") return listed(table);
    const live = await host.byId(table.id).catch(onTrouble);
    return { ...listed(table), ...(live && { yourTurn: live.isWaitingFor(person.id) }) };
  }

  app.get<{ Params: { code: string } }>("/api/tables/:code", async (request, reply) => {
    const table = await tableNamed(store, reply, request.params.code);
    return table === undefined ? reply : listed(table);
  });

  app.get<{ Params: { code: string } }>("/api/tables/:code/replay", async (request, reply) => {
    const table = await tableNamed(store, reply, request.params.code);
    if (table === undefined) return reply;
    const id = await findReplay(host, table);
    const replay = id === undefined ? undefined : await store.replay(id);
    if (replay === undefined) return sendRefusal(reply, refuse("not-finished"));
    return sendReplay(reply, replay.text, table.code);
  });
}

/** A server that is killed right after a game's last action leaves its replay to be made for whoever asks. */
async function findReplay(host: TableHost, table: ListedTable): Promise<string | undefined> {
  const { replay } = cardOf(table.card);
  if (replay !== undefined || table.status !== "finished") return replay;
  const finished = await host.byId(table.id);
  if (finished === undefined) return undefined;
  await host.archive(finished);
  return finished.state.replay;
}

function serveReplays(app: FastifyInstance, { store, now }: Api): void {
  const check = new ReplayCheck();
  app.post("/api/replays", { bodyLimit: REPLAY_BYTES }, async (request, reply) => {
    const text = typeof request.body === "string" ? request.body : undefined;
    if (text === undefined)
      return sendRefusal(reply, refuse("malformed", { detail: "a replay is sent as text/plain" }));
    // Cards that somebody handed in are found by what the replay says of them.
    const hash = cardsOf(text);
    const cards = hash === undefined ? undefined : await store.cards(hash);
    const refused = await check.whatIsWrong({ text, ...(cards && { cards: cards.lists }) });
    if (refused !== undefined) return sendRefusal(reply, refused);
    const id = freshId();
    await store.saveReplay({ id, text, savedAt: now() });
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

function listed(table: ListedTable): TableCard {
  const { settings, seats } = cardOf(table.card);
  return { code: table.code, status: table.status, settings, seats, changedAt: table.changedAt };
}

/** What a request brought, or undefined once it has been refused. */
function read<Schema extends z.ZodType>(
  reply: FastifyReply,
  schema: Schema,
  body: unknown,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  sendRefusal(reply, refuseShape(parsed.error, "body"));
  return undefined;
}
