import { PROTOCOL_VERSION, SERVER_MESSAGES } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { refusing } from "./bans.ts";
import { callPlayers } from "./calls/callPlayers.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { addressOf, networkOf } from "./http/guard.ts";
import { openApp } from "./http/openApp.ts";
import { serveHttp } from "./http/serveHttp.ts";
import { COOKIE } from "./identity.ts";
import { admitSockets } from "./live/admission.ts";
import { joinCluster } from "./live/cluster.ts";
import { answerCrew, carryOutWhereDecided } from "./live/delegation.ts";
import { keepIdentities } from "./live/identities.ts";
import { openSockets } from "./live/openSockets.ts";
import { openTables } from "./live/openTables.ts";
import { decidingIn, type Play, serveSocket } from "./live/play.ts";
import type { GameServer } from "./live/sockets.ts";
import { openLogbook } from "./logbook.ts";
import { openMetrics } from "./metrics.ts";
import { type Listening, listenForOperator } from "./operator/listen.ts";
import { openSessions } from "./operator/sessions.ts";
import { alone, type Crew } from "./processes/crew.ts";
import { shareOf } from "./processes/share.ts";
import { protect } from "./protection.ts";
import { repeat } from "./repeat.ts";
import type { Settings } from "./settings.ts";
import { Shutdown } from "./shutdown.ts";
import { keepWeighing, measured } from "./store/measured.ts";
import type { Store } from "./store/store.ts";
import { Past } from "./tables/past.ts";
import type { Rooms } from "./tables/rooms.ts";
import { wakeClockedTables } from "./tables/wake.ts";
import { SERVER_VERSION } from "./version.ts";

export type HarborServer = {
  readonly app: FastifyInstance;
  readonly io: GameServer;
  readonly rooms: Rooms;
  /** Starts listening; returns the address. */
  listen(): Promise<string>;
  /** Accepts nothing new, finishes work in progress, closes everything. */
  close(): Promise<void>;
};

const NEWS_EVERY_MS = 2000;
const LONELY =
  "another server uses this database, and REDIS_URL is not set: players of the one do not see what happens on the other";

export async function buildServer(
  given: Settings,
  kept: Store,
  webFolder: string,
  crew: Crew = alone(),
): Promise<HarborServer> {
  const settings = shareOf(given, crew.size);
  const metrics = openMetrics();
  const app = openApp(settings, metrics);
  const log = openLogbook((fields, what) => app.log.error(fields, what));
  const onBackgroundError = (error: unknown): undefined => {
    metrics.backgroundErrors.inc();
    log.error(error, "something failed that nobody waited for");
  };
  const shutdown = new Shutdown(log);
  const store = measured(kept, metrics.store);
  const protection = protect(app, settings, crew, metrics);
  const { limits, connections, door } = protection;
  const io = openSockets(app, { ...settings, door, metrics, shutdown });
  const cluster = await joinCluster(io, settings.redisUrl);
  const { isClustered } = cluster;
  const onNeighbor = () => {
    if (!isClustered) app.log.error(LONELY);
  };
  const tables = await openTables({
    settings,
    store,
    io,
    cluster,
    crew,
    metrics,
    shutdown,
    onNeighbor,
    onBackgroundError,
  });
  const { rooms, games, presence, heartbeat, thinkers, tableSync, now, tellPresence, forget } = tables;
  const identities = await keepIdentities({ io, store, rooms, presence, cluster, tellPresence, onBackgroundError });
  const visited = refusing(store, identities.bans);
  const calls = await callPlayers({ settings, store, rooms, presence, crew, now, metrics, onBackgroundError });

  const play: Play = {
    io,
    rooms,
    presence,
    metrics,
    limits,
    past: new Past(store),
    isClustered,
    tellPresence,
    crew,
    isStopping: () => shutdown.hasBegun,
    underWay: new Set(),
    onBackgroundError,
  };
  admitSockets(io, {
    store: visited,
    secretOf: ({ headers }) => app.parseCookie(headers.cookie ?? "")[COOKIE],
    networkOf: (request) => networkOf(addressOf(request, settings.trustProxy)),
    onBackgroundError,
  });
  io.on("connection", (socket) => {
    socket.emit(SERVER_MESSAGES.hello, { protocol: PROTOCOL_VERSION, server: SERVER_VERSION });
    serveSocket(play, socket);
  });
  answerCrew(decidingIn(play));
  metrics.observe({
    tables: () => rooms.size,
    sockets: () => io.engine.clientsCount,
    thoughts: () => thinkers.waiting,
    busyTables: () => rooms.tables.filter(({ isBusy }) => isBusy).length,
    commandsUnderWay: () => play.underWay.size,
    unreadBytes: () => connections.unread(),
  });
  await serveHttp(app, {
    settings,
    log,
    shutdown,
    webFolder,
    health: { store, metrics, log, crew, canWrite: () => heartbeat.isHealthy, isStopping: () => shutdown.hasBegun },
    api: {
      ...identities,
      store: visited,
      games,
      rooms,
      now,
      limits,
      isClustered,
      publicOrigin: settings.publicOrigin,
      onBackgroundError,
      onReport: () => metrics.reports.inc(),
      presence,
      carryOut: (person, message) => carryOutWhereDecided(decidingIn(play), person, message),
      pushKey: calls.key,
      pushAnywhere: settings.pushAnywhere,
      post: calls.post,
    },
  });

  const { bans } = identities;
  const sessions = openSessions({ store, rooms, io, presence, bans, cluster, now, forget, onBackgroundError });
  let operator: Listening | undefined;
  const isOurs = () => crew.isFirst();
  const housekeeping = startHousekeeping({ store, keepDays: settings.keepDays, isOurs, now, onBackgroundError });
  const weighing = keepWeighing(store, metrics.store, onBackgroundError);
  const news = isClustered ? repeat(NEWS_EVERY_MS, () => rooms.lookForNews(), onBackgroundError) : undefined;
  const inBackground = [bans, tableSync, protection, ...(news ? [news] : []), housekeeping, weighing, calls];

  return {
    app,
    io,
    rooms,
    async listen() {
      const { port, host } = settings;
      const address = await app.listen(crew.http === undefined ? { port, host } : { path: crew.http });
      const wake = () => wakeClockedTables(store, rooms, (code) => crew.decider(code) === undefined, onBackgroundError);
      crew.onChange(() => {
        rooms.tend();
        wake().catch(onBackgroundError);
      });
      await wake();
      operator = await listenForOperator(settings.dataFolder, sessions, onBackgroundError).catch((error: unknown) => {
        app.log.warn({ err: error }, "nobody can give this server orders: its data folder cannot be used");
        return undefined;
      });
      return address;
    },
    async close() {
      shutdown.begin();
      await operator?.close();
      for (const one of inBackground) one.stop();
      await shutdown.finish(play.underWay);
      await shutdown.hangUp(app, () => io.close().then(() => connections.whenGone()));
      await shutdown.close([rooms, thinkers, { close: () => heartbeat.stop() }, { close: () => cluster.leave() }]);
      await shutdown.close([crew, app, store]);
    },
  };
}
