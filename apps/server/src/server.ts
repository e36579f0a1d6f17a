import { setTimeout as pause } from "node:timers/promises";
import cookie from "@fastify/cookie";
import { MESSAGE_BYTES, PROTOCOL_VERSION, refuse } from "@harbor/protocol";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { Server } from "socket.io";
import { Bans, refusing } from "./bans.ts";
import { Thinkers } from "./bots/thinkers.ts";
import { Heart } from "./heart.ts";
import { HouseClock } from "./houseClock.ts";
import { keepHouse } from "./housekeeping.ts";
import { serveApi } from "./http/api.ts";
import { boundConnections } from "./http/connections.ts";
import { answerBadAddress, answerErrors, answerExpectation, answerUnreadable, sendRefusal } from "./http/errors.ts";
import { addressOf, guardOrigin, isOwnOrigin, networkOf } from "./http/guard.ts";
import { tellBrowsers } from "./http/headers.ts";
import { serveHealth } from "./http/health.ts";
import { measureRequests } from "./http/measure.ts";
import { openHttp } from "./http/openHttp.ts";
import { guardRates } from "./http/rates.ts";
import { serveWeb } from "./http/web.ts";
import { COOKIE, isSecret } from "./identity.ts";
import { openLimits } from "./limits.ts";
import { bundlingBehind } from "./live/bundling.ts";
import { answerCrew, entrust } from "./live/delegation.ts";
import { Door } from "./live/door.ts";
import { endTable } from "./live/endTable.ts";
import { letIn } from "./live/entrance.ts";
import { joinHouse } from "./live/house.ts";
import { outletTo } from "./live/outlet.ts";
import { plainParser } from "./live/plainParser.ts";
import { decidingIn, leave, serveSocket } from "./live/play.ts";
import { shutOut } from "./live/shutOut.ts";
import {
  type ClientEvents,
  closeSockets,
  type GameServer,
  type HouseEvents,
  renameSockets,
  type ServerEvents,
  type SocketData,
} from "./live/sockets.ts";
import { Tidings } from "./live/tidings.ts";
import { openLogbook } from "./logbook.ts";
import { openMetrics } from "./metrics.ts";
import { openDesk } from "./operator/desk.ts";
import { type Listening, listenForOperator } from "./operator/listen.ts";
import { Presence } from "./presence.ts";
import { alone, type Crew } from "./processes/crew.ts";
import { Crowd, shareCrowds } from "./processes/crowds.ts";
import { shareOf } from "./processes/share.ts";
import { Spending } from "./processes/spending.ts";
import { steadyNow } from "./rate.ts";
import { repeat } from "./repeat.ts";
import type { Settings } from "./settings.ts";
import { GameShelf } from "./shelf.ts";
import { keepWeighing, measured } from "./store/measured.ts";
import type { Person, Store, TableId } from "./store/store.ts";
import { Past } from "./tables/past.ts";
import { TableHost } from "./tables/tableHost.ts";
import { wakeClockedTables } from "./tables/wake.ts";
import { SERVER_VERSION } from "./version.ts";

export type HarborServer = {
  readonly app: FastifyInstance;
  readonly io: GameServer;
  readonly host: TableHost;
  /** Starts to listen, and tells where. */
  listen(): Promise<string>;
  /** Takes nothing new, finishes what is under way, closes everything. */
  close(): Promise<void>;
};

export const JSON_BYTES = 64 * 1024;
const PATIENCE_MS = 2_000;
const FAREWELL_MS = 20;
/** For each step of the end: all of them together are shorter than what the process is given. */
const STEP_MS = 1000;
const NEWS_EVERY_MS = 2000;
/** Whoever has a socket says who they are at once. */
export const IDENTITY_WITHIN_MS = 20_000;
/** A browser keeps some open for a page beside the one for its socket. */
const CONNECTIONS_A_SOCKET = 4;
/** A whole house comes back at once after a restart, each with all of these. */
const CONNECTIONS_FACTOR = 10;
const CONNECTIONS_AT_ONCE_FACTOR = 200;
const LONELY =
  "another server uses this database, and REDIS_URL is not set: players of the one do not see what happens on the other";
/** Where Socket.IO listens. */
export const SOCKETS = "/socket.io/";

export async function buildServer(
  given: Settings,
  kept: Store,
  webFolder: string,
  crew: Crew = alone(),
): Promise<HarborServer> {
  const settings = shareOf(given, crew.size);
  const clock = await HouseClock.start({ store: kept });
  const now = () => clock.now();
  let host: TableHost | undefined;
  const app = Fastify({
    logger:
      settings.logLevel === "silent"
        ? false
        : { level: settings.logLevel, redact: ["req.headers.cookie", "res.headers['set-cookie']"] },
    // Only the nearest proxy: what stands before its entry can be written by anybody.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: JSON_BYTES,
    serverFactory: (handle) =>
      openHttp(
        {
          socketsAt: SOCKETS,
          commandsPerSecond: settings.commandsPerSecond,
          networkOf: (request) => networkOf(addressOf(request, settings.trustProxy)),
          onCut: (why) => metrics.countCut({ why }),
        },
        handle,
      ),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const spending = new Spending(crew);
  const limits = openLimits(settings);
  for (const [name, gate] of Object.entries(limits)) spending.share(name, gate);
  const inside = new Crowd();
  const connected = new Crowd();
  const { socketsPerAddress } = settings;
  const perAddress = settings.trustProxy ? 0 : socketsPerAddress * CONNECTIONS_A_SOCKET;
  const crowds = shareCrowds(crew, {
    inside: { crowd: inside, most: socketsPerAddress },
    connected: { crowd: connected, most: perAddress },
  });
  const metrics = openMetrics({
    tables: () => host?.size ?? 0,
    sockets: () => io.engine.clientsCount,
    thoughts: () => thinkers.waiting,
    busyTables: () => host?.tables.filter(({ isBusy }) => isBusy).length ?? 0,
    commandsUnderWay: () => underWay.size,
    unreadBytes: () => connections.unread(),
  });
  const store = measured(kept, metrics.store);
  const underWay = new Set<Promise<void>>();
  const log = openLogbook((fields, what) => app.log.error(fields, what));
  const connections = boundConnections(app.server, {
    perAddress,
    crowd: connected,
    share: (name, gate) => spending.share(name, gate),
    inAll: settings.sockets * CONNECTIONS_A_SOCKET,
    perSecond: settings.trustProxy ? 0 : settings.commandsPerSecond * CONNECTIONS_FACTOR,
    atOnce: settings.commandsPerSecond * CONNECTIONS_AT_ONCE_FACTOR,
    mostUnread: settings.unreadBytes,
    onCut: (why) => metrics.countCut({ why }),
  });
  const door = new Door({
    ...settings,
    inside,
    share: (name, gate) => spending.share(name, gate),
    hasSecret: (cookies) => isSecret(app.parseCookie(cookies ?? "")[COOKIE]),
    onCut: (why) => metrics.countCut({ why }),
  });

  const io: GameServer = new Server<ClientEvents, ServerEvents, HouseEvents, SocketData>(app.server, {
    transports: ["websocket"],
    maxHttpBufferSize: MESSAGE_BYTES,
    serveClient: false,
    perMessageDeflate: false,
    connectTimeout: IDENTITY_WITHIN_MS,
    wsEngine: bundlingBehind({
      guard: (socket, connection, request) => door.guard(socket, connection, request),
      onUnread: () => metrics.countCut({ why: "unread" }),
    }),
    parser: plainParser,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      const isOwn = isOwnOrigin(origin, host, settings.publicOrigin);
      const why = stopping ? "stopping" : isOwn ? door.turnsAway(request) : "origin";
      if (why !== undefined) metrics.countRefusedSocket({ why });
      // Refused here, and not by an error of the socket's own, a client tries again by itself.
      decide(undefined, why === undefined);
    },
  });

  let stopping = false;
  const presence = new Presence(now, steadyNow);
  const house = await joinHouse(io, settings.redisUrl);
  const onTrouble = (error: unknown): undefined => {
    metrics.troubles.inc();
    log.error(error, "something failed that nobody waited for");
  };
  const heart = await Heart.start({
    store,
    now,
    setClock: () => clock.compare(),
    onLostTime: () => host?.retime(),
    onNeighbor: () => {
      if (!house.hasNeighbors) app.log.error(LONELY);
    },
  });
  const shelf = new GameShelf(store);
  const thinkers = new Thinkers({
    workers: settings.botWorkers,
    captainMs: settings.captainMs,
    onTrouble,
    measure: (how) => metrics.countDecision({ how }),
  });
  const tables = new TableHost({
    store,
    shelf,
    outlet: outletTo(io, (socket, code) => leave({ presence, tellPresence }, socket, code)),
    decider: (code) => crew.decider(code),
    entrust: (code) => void entrust(crew, code, () => stopping).catch(onTrouble),
    now,
    downtimes: () => heart.downtimes,
    confirmTime: () => heart.confirm(),
    presence: {
      isPresent: (table, person) => presence.isPresent(table, person),
      peoplePresent: (table) => presence.peoplePresent(table),
      goneSince: (table, person) => presence.goneSince(table, person),
      lastSeen: (table, person) => presence.lastSeen(table, person),
      isWatched: (table) => presence.isWatched(table),
    },
    hasNeighbors: house.hasNeighbors,
    announce: (table, after, entries) => tidings.announce(table, after, entries),
    measure({ entries, conflicts }) {
      metrics.entries.inc(entries);
      metrics.conflicts.inc(conflicts);
    },
    onRemoved: (table) => forget(table),
    onTrouble,
    absentAfterMs: settings.absentAfterMs,
    tablesPerPerson: settings.tablesPerPerson,
    botDelayMs: settings.botDelayMs,
    think: (table) => (matter) => thinkers.think(table, matter),
    idleAfterMs: settings.idleAfterMs,
  });
  host = tables;

  const tidings = new Tidings({ house, crew, presence, tables: () => tables, onTrouble });
  const tellPresence = (table: TableId) => tidings.presenceChanged(table);
  const forget = (table: TableId) => {
    endTable(io, table, (socket, code) => leave({ presence, tellPresence }, socket, code));
    tables.forget(table);
  };
  const bans = await Bans.open({
    store,
    onBanned: (person) => shutOut({ io, host: tables }, person, onTrouble),
    onTrouble,
  });
  const visited = refusing(store, bans);

  const rename = (person: Person) => {
    renameSockets(io, person);
    for (const table of presence.rename(person)) tellPresence(table);
  };
  house.onRenamed(rename);
  const signOut = (secretHash: string) => closeSockets(io, (data) => data.secretHash === secretHash);
  house.onSignedOut(signOut);
  house.onBanned(() => void bans.look().catch(onTrouble));
  house.onRemoved(forget);

  letIn(io, {
    store: visited,
    secretOf: ({ headers }) => app.parseCookie(headers.cookie ?? "")[COOKIE],
    networkOf: (request) => networkOf(addressOf(request, settings.trustProxy)),
    onTrouble,
  });
  const play = {
    io,
    host: tables,
    presence,
    metrics,
    limits,
    past: new Past(store),
    hasNeighbors: house.hasNeighbors,
    tellPresence,
    crew,
    isStopping: () => stopping,
    underWay,
    onTrouble,
  };
  io.on("connection", (socket) => {
    socket.emit("hello", { protocol: PROTOCOL_VERSION, server: SERVER_VERSION });
    serveSocket(play, socket);
  });
  answerCrew(decidingIn(play));

  await app.register(cookie);
  await tellBrowsers(app, settings);
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body));
  answerErrors(app, log);
  app.server.on("checkExpectation", answerExpectation);
  app.addHook("onRequest", async (request, reply) => {
    if (stopping) return sendRefusal(reply, refuse("stopping"));
    if (request.headers.host === undefined) return sendRefusal(reply, refuse("malformed"));
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
  });
  guardRates(app, limits);
  measureRequests(app, metrics);
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept open for the next request would keep the server from closing.
    if (stopping) reply.header("connection", "close");
  });
  guardOrigin(app, settings.publicOrigin);
  serveHealth(app, { store, metrics, log, crew, canWrite: () => heart.isSteady, isStopping: () => stopping });
  serveApi(app, {
    store: visited,
    shelf,
    host: tables,
    now,
    publicOrigin: settings.publicOrigin,
    limits,
    tellRenamed(person) {
      rename(person);
      house.tellRenamed(person);
    },
    tellSignedOut(secretHash) {
      signOut(secretHash);
      house.tellSignedOut(secretHash);
    },
    onTrouble,
    hasNeighbors: house.hasNeighbors,
    onReport: () => metrics.reports.inc(),
  });
  await serveWeb(app, webFolder);

  const desk = openDesk({ store, host: tables, io, presence, bans, house, now, forget, onTrouble });
  let operator: Listening | undefined;

  const finish = async (work: () => Promise<unknown>, withinMs = STEP_MS) => {
    const done = work().catch((error: unknown) => log.error(error, "the server could not end in order"));
    await Promise.race([done, pause(withinMs)]);
  };
  const housekeeping = keepHouse({ store, keepDays: settings.keepDays, isOurs: () => crew.isFirst(), now, onTrouble });
  const weighing = keepWeighing(store, metrics.store, onTrouble);
  const news = house.hasNeighbors ? repeat(NEWS_EVERY_MS, () => tables.lookForNews(), onTrouble) : undefined;

  return {
    app,
    io,
    host: tables,
    async listen() {
      const { port, host } = settings;
      const address = await app.listen(crew.http === undefined ? { port, host } : { path: crew.http });
      const wake = () => wakeClockedTables(store, tables, (code) => crew.decider(code) === undefined, onTrouble);
      crew.onChange(() => {
        tables.tend();
        wake().catch(onTrouble);
      });
      await wake();
      operator = await listenForOperator(settings.dataFolder, desk, onTrouble).catch((error: unknown) => {
        app.log.warn({ err: error }, "nobody can give this server orders: its data folder cannot be used");
        return undefined;
      });
      return address;
    },
    async close() {
      stopping = true;
      bans.stop();
      await operator?.close();
      tidings.stop();
      spending.stop();
      crowds.stop();
      connections.stop();
      news?.stop();
      housekeeping.stop();
      weighing.stop();
      await Promise.race([Promise.allSettled(play.underWay), pause(PATIENCE_MS, undefined, { ref: false })]);
      // What was answered last leaves the machine before its connection is closed.
      await pause(FAREWELL_MS);
      // Requests under way end; one that never comes to its end must not keep the rest waiting.
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      // One after the other; none of them waits for ever for a store or a Redis that is away.
      await finish(() => io.close().then(() => connections.whenGone()), PATIENCE_MS + STEP_MS / 2);
      clearTimeout(patience);
      await finish(() => tables.close());
      await finish(() => thinkers.close());
      await finish(() => heart.stop());
      await finish(() => house.leave());
      await finish(() => crew.close());
      await finish(() => app.close());
      await finish(() => store.close());
    },
  };
}
