import { Thinkers } from "../bots/thinkers.ts";
import { ClusterClock } from "../clusterClock.ts";
import { GameRegistry } from "../gameRegistry.ts";
import { Heartbeat } from "../heartbeat.ts";
import type { Metrics } from "../metrics.ts";
import { Presence } from "../presence.ts";
import type { Crew } from "../processes/crew.ts";
import { monotonicNow } from "../rate.ts";
import type { Settings } from "../settings.ts";
import type { Shutdown } from "../shutdown.ts";
import type { Store, TableId } from "../store/store.ts";
import { Rooms } from "../tables/rooms.ts";
import type { Cluster } from "./cluster.ts";
import { entrust } from "./delegation.ts";
import { endTable } from "./endTable.ts";
import { outletTo } from "./outlet.ts";
import { leave } from "./play.ts";
import type { GameServer, GameSocket } from "./sockets.ts";
import { TableSync } from "./tableSync.ts";

export type TablesPlan = {
  readonly settings: Settings;
  readonly store: Store;
  readonly io: GameServer;
  readonly cluster: Cluster;
  readonly crew: Crew;
  readonly metrics: Metrics;
  readonly shutdown: Shutdown;
  /** An unknown server writes to the same store. */
  onNeighbor(): void;
  onBackgroundError(error: unknown): undefined;
};

export type Tables = Awaited<ReturnType<typeof openTables>>;

/** The tables of this process with everything they depend on: time, bots, presence, and the other processes. */
export async function openTables(plan: TablesPlan) {
  const { settings, store, io, cluster, crew, metrics, shutdown, onNeighbor, onBackgroundError } = plan;
  const clock = await ClusterClock.start({ store });
  const now = () => clock.now();
  const presence = new Presence(now, monotonicNow);
  const heartbeat = await Heartbeat.start({ store, now, setClock: () => clock.compare(), onNeighbor });
  const games = new GameRegistry(store);
  const thinkers = new Thinkers({
    workers: settings.botWorkers,
    captainMs: settings.captainMs,
    onBackgroundError,
    measure: (how) => metrics.countDecision({ how }),
  });
  const tellPresence = (table: TableId) => tableSync.presenceChanged(table);
  const leaveTable = (socket: GameSocket, code: string) => leave({ presence, tellPresence }, socket, code);
  const forget = (table: TableId) => {
    endTable(io, table, leaveTable);
    rooms.forget(table);
  };
  const rooms = new Rooms({
    ...settings,
    store,
    games,
    outlet: outletTo(io, leaveTable),
    decider: (code) => crew.decider(code),
    entrust: (code) => void entrust(crew, code, () => shutdown.hasBegun).catch(onBackgroundError),
    now,
    downtimes: () => heartbeat.downtimes,
    confirmTime: () => heartbeat.confirm(),
    presence,
    isClustered: cluster.isClustered,
    announce: (table, after, entries) => tableSync.announce(table, after, entries),
    measure({ entries, conflicts }) {
      metrics.entries.inc(entries);
      metrics.conflicts.inc(conflicts);
    },
    onRemoved: forget,
    onBackgroundError,
    think: (table) => (situation) => thinkers.think(table, situation),
  });
  const tableSync = new TableSync({ cluster, crew, presence, rooms, onBackgroundError });
  heartbeat.onLostTime(() => rooms.retime());
  cluster.onRemoved(forget);
  return { rooms, games, presence, heartbeat, thinkers, tableSync, now, tellPresence, forget };
}
