import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { MESSAGE_BYTES, refuse } from "@harbor/protocol";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { Server } from "socket.io";
import { type Downtime, downtimesFor, keepBeat } from "./clocks.ts";
import { keepHouse } from "./housekeeping.ts";
import { serveApi } from "./http/api.ts";
import {
  answerBadAddress,
  answerErrors,
  answerExpectation,
  answerUnreadable,
  BARE_HEADERS,
  sendRefusal,
} from "./http/errors.ts";
import { addressOf, guardOrigin, isOwnOrigin, networkOf } from "./http/guard.ts";
import { serveHealth } from "./http/health.ts";
import { serveWeb } from "./http/web.ts";
import { COOKIE, personOf } from "./identity.ts";
import { BundlingServer } from "./live/bundling.ts";
import { joinHouse } from "./live/house.ts";
import { outletTo } from "./live/outlet.ts";
import { plainParser } from "./live/plainParser.ts";
import { leave, serveSocket } from "./live/play.ts";
import {
  type ClientEvents,
  type GameServer,
  type HouseEvents,
  renameSockets,
  type ServerEvents,
  type SocketData,
} from "./live/sockets.ts";
import { openMetrics } from "./metrics.ts";
import { Presence } from "./presence.ts";
import { freshId } from "./random.ts";
import { openGate } from "./rate.ts";
import { repeat } from "./repeat.ts";
import type { Settings } from "./settings.ts";
import { GameShelf } from "./shelf.ts";
import type { Person, Store } from "./store/store.ts";
import type { LiveTable } from "./tables/liveTable.ts";
import { Past } from "./tables/past.ts";
import { TableHost } from "./tables/tableHost.ts";

export type HarborServer = {
  readonly app: FastifyInstance;
  readonly io: GameServer;
  readonly host: TableHost;
  /** Starts to listen, and tells where. */
  listen(): Promise<string>;
  /** Takes nothing new, finishes what is under way, closes everything. */
  close(): Promise<void>;
};

const SPEECH_RATE_FACTOR = 0.1;
const HISTORY_RATE_FACTOR = 0.2;
const HTTP_RATE_FACTOR = 2;
/** Replays and cards are kept for good, and to check a long one takes a core for a while. */
const HAND_IN_RATE_FACTOR = 0.01;
const HAND_INS: readonly string[] = ["/api/replays", "/api/cards"];
const ADDRESS_RATE_FACTOR = 20;
const HOUR_SECONDS = 3600;
const JSON_BYTES = 64 * 1024;
const PATIENCE_MS = 2_000;
const FAREWELL_MS = 20;
/** Who takes longer to send a request, or only its head, holds the connection up. */
const REQUEST_WITHIN_MS = 10_000;
const CHECK_CONNECTIONS_MS = 2000;
const NEWS_EVERY_MS = 2000;
/** Where Socket.IO listens. */
const SOCKETS = "/socket.io/";

export async function buildServer(settings: Settings, store: Store, webFolder: string): Promise<HarborServer> {
  const now = () => Date.now();
  const app = Fastify({
    logger:
      settings.logLevel === "silent"
        ? false
        : { level: settings.logLevel, redact: ["req.headers.cookie", "res.headers['set-cookie']"] },
    // Only the nearest proxy: what stands before its entry can be written by anybody.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: JSON_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    http: {
      // Node refuses it without a word; the hook below does with one.
      requireHostHeader: false,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      headersTimeout: REQUEST_WITHIN_MS,
      // Else whoever offers another protocol (curl does) would get no answer at all.
      shouldUpgradeCallback: ({ headers, url }) =>
        /^websocket$/i.test(headers.upgrade ?? "") && url?.startsWith(SOCKETS) === true,
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const rate = settings.commandsPerSecond;
  const perPerson = openGate(rate);
  const perAddress = openGate(rate * ADDRESS_RATE_FACTOR);
  const perSpeaker = openGate(rate * SPEECH_RATE_FACTOR);
  const perHistory = openGate(rate * HISTORY_RATE_FACTOR);
  const perHandIn = openGate(rate * HAND_IN_RATE_FACTOR);
  const perRequest = openGate(rate * HTTP_RATE_FACTOR);
  const perOpening = openGate(settings.tablesPerHour / HOUR_SECONDS, settings.tablesPerHour);

  const io: GameServer = new Server<ClientEvents, ServerEvents, HouseEvents, SocketData>(app.server, {
    transports: ["websocket"],
    maxHttpBufferSize: MESSAGE_BYTES,
    serveClient: false,
    perMessageDeflate: false,
    wsEngine: BundlingServer,
    parser: plainParser,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      const isWelcome = !stopping && isOwnOrigin(origin, host, settings.publicOrigin);
      // Refused here, and not by an error of the socket's own, a client tries again by itself.
      decide(undefined, isWelcome && perAddress.lets(networkOf(addressOf(request, settings.trustProxy)), now()));
    },
  });

  let stopping = false;
  const presence = new Presence(now);
  const house = await joinHouse(io, settings.redisUrl);
  const downtimes: Downtime[] = [];
  let host: TableHost | undefined;
  const metrics = openMetrics({
    tables: () => host?.size ?? 0,
    sockets: () => io.engine.clientsCount,
    busyTables: () => host?.tables.filter(({ isBusy }) => isBusy).length ?? 0,
  });
  const onTrouble = (error: unknown): undefined => {
    metrics.troubles.inc();
    app.log.error({ err: error }, "something failed that nobody waited for");
  };
  const beat = await keepBeat(store, now);
  downtimes.push(...(await downtimesFor(store, now())));
  const shelf = new GameShelf(store);
  const tables = new TableHost({
    store,
    shelf,
    outlet: outletTo(io, (socket, code) => leave({ presence, tellPresence }, socket, code)),
    now,
    downtimes,
    presence: {
      isPresent: (table, person) => presence.isPresent(table, person),
      peoplePresent: (table) => presence.peoplePresent(table),
      goneSince: (table, person) => presence.goneSince(table, person),
      isWatched: (table) => presence.isWatched(table),
    },
    hasNeighbors: house.hasNeighbors,
    announce: (table, after, entries) => house.tellWritten(table, after, entries),
    measure({ entries, conflicts }) {
      metrics.entries.inc(entries);
      metrics.conflicts.inc(conflicts);
    },
    onTrouble,
    absentAfterMs: settings.absentAfterMs,
    botDelayMs: settings.botDelayMs,
    idleAfterMs: settings.idleAfterMs,
  });
  host = tables;

  const process = freshId();
  const tellPresence = (table: LiveTable) => {
    table.tellPresence();
    house.tellPresence({ process, table: table.id, people: presence.peopleHere(table.id) });
  };
  house.onWritten((table, after, entries) => void tables.hear(table, after, entries).catch(onTrouble));
  house.onPresence((report) => {
    presence.hear(report);
    tables.opened(report.table)?.tellPresence();
  });
  const rename = (person: Person) => {
    renameSockets(io, person);
    for (const id of presence.rename(person)) {
      const table = tables.opened(id);
      if (table !== undefined) tellPresence(table);
    }
  };
  house.onRenamed(rename);
  const reporter = house.keepReporting(() => {
    // Nobody else tells the tables of a process that was killed that its people are gone.
    for (const table of presence.forgetSilent()) tables.opened(table)?.tellPresence();
    return presence.tablesHere().map((table) => ({ process, table, people: presence.peopleHere(table) }));
  });

  io.engine.use((_request: unknown, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(BARE_HEADERS)) response.setHeader(name, value);
    next();
  });
  const entered = new WeakSet<object>();
  io.use((socket, next) => {
    const { headers } = socket.request;
    const secret = app.parseCookie(headers.cookie ?? "")[COOKIE];
    personOf(store, secret).then(
      (person) => {
        if (person === undefined) return next(new Error("no-identity"));
        // Each time somebody is let in costs memory until the connection ends; once is enough.
        if (entered.has(socket.conn)) return next(new Error("malformed"));
        entered.add(socket.conn);
        socket.data = {
          person,
          address: networkOf(addressOf(socket.request, settings.trustProxy)),
          watching: new Map(),
        };
        next();
      },
      (error: unknown) => {
        onTrouble(error);
        // A connection that breaks is tried again by the client itself; one that is refused is not.
        socket.conn.close();
      },
    );
  });
  const play = {
    io,
    host: tables,
    presence,
    metrics,
    perPerson,
    perAddress,
    perSpeaker,
    perHistory,
    past: new Past(store),
    now,
    hasNeighbors: house.hasNeighbors,
    tellPresence,
    isStopping: () => stopping,
    underWay: new Set<Promise<void>>(),
    onTrouble,
  };
  io.on("connection", (socket) => serveSocket(play, socket));

  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "style-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: settings.publicOrigin?.startsWith("https:") ?? false,
  });
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body));
  answerErrors(app);
  app.server.on("checkExpectation", answerExpectation);
  app.addHook("onRequest", async (request, reply) => {
    if (stopping) return sendRefusal(reply, refuse("stopping"));
    if (request.headers.host === undefined) return sendRefusal(reply, refuse("malformed"));
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
    const network = networkOf(request.ip);
    const isHandIn = request.method === "POST" && HAND_INS.includes(request.routeOptions.url ?? "");
    if (!perRequest.lets(network, now()) || (isHandIn && !perHandIn.lets(network, now())))
      return sendRefusal(reply, refuse("too-many"));
  });
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept open for the next request would keep the server from closing.
    if (stopping) reply.header("connection", "close");
  });
  guardOrigin(app, settings.publicOrigin);
  serveHealth(app, { store, metrics, isStopping: () => stopping });
  serveApi(app, {
    store,
    shelf,
    host: tables,
    now,
    publicOrigin: settings.publicOrigin,
    tablesPerPerson: settings.tablesPerPerson,
    mayOpenFrom: (address) => perOpening.lets(networkOf(address), now()),
    tellRenamed(person) {
      rename(person);
      house.tellRenamed(person);
    },
    onTrouble,
  });
  await serveWeb(app, webFolder);

  const housekeeping = keepHouse({ store, keepDays: settings.keepDays, now, onTrouble });
  const news = house.hasNeighbors ? repeat(NEWS_EVERY_MS, () => tables.lookForNews(), onTrouble) : undefined;

  return {
    app,
    io,
    host: tables,
    async listen() {
      const address = await app.listen({ port: settings.port, host: settings.host });
      await wakeClockedTables(store, tables, onTrouble);
      return address;
    },
    async close() {
      stopping = true;
      reporter.stop();
      news?.stop();
      housekeeping.stop();
      await Promise.race([Promise.allSettled(play.underWay), pause(PATIENCE_MS, undefined, { ref: false })]);
      // What was answered last leaves the machine before its connection is closed.
      await pause(FAREWELL_MS);
      // Requests under way end; one that never comes to its end must not keep the rest waiting.
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      await io.close();
      clearTimeout(patience);
      await tables.close();
      await beat.stop();
      await house.leave();
      await app.close();
      await store.close();
    },
  };
}

/** Clocks run whether anybody looks or not. */
async function wakeClockedTables(store: Store, host: TableHost, onTrouble: (error: unknown) => void): Promise<void> {
  for (const { id } of await store.clockedTables()) await host.byId(id).catch(onTrouble);
}
