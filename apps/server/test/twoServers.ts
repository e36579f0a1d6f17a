import { TestClient } from "./client.ts";
import { Sights } from "./player.ts";
import { createDatabase, findPostgres } from "./postgresServer.ts";
import { RedisServer } from "./redisServer.ts";
import { ServerProcess, type ServerSettings } from "./serverProcess.ts";

/** Two real servers on one PostgreSQL and one Redis. */
export type TwoServers = {
  readonly one: ServerProcess;
  readonly other: ServerProcess;
  readonly redis: RedisServer;
  readonly databaseUrl: string;
  stop(): Promise<void>;
};

/** Returns what is missing if they cannot run. */
export function startTwoServers(settings: ServerSettings = {}): Promise<TwoServers | string> {
  return startOnBoth(settings, async (both, undo) => {
    const one = await ServerProcess.start(both);
    undo.push(() => one.kill());
    const other = await ServerProcess.start(both);
    undo.push(() => other.kill());
    return { one, other };
  });
}

export type OneServer = Omit<TwoServers, "one" | "other"> & { readonly server: ServerProcess };

/** One server of several processes on PostgreSQL and Redis. */
export function startProcesses(processes: number, settings: ServerSettings = {}): Promise<OneServer | string> {
  return startOnBoth(settings, async (both, undo) => {
    const server = await ServerProcess.start({ ...both, PROCESSES: String(processes) });
    undo.push(() => server.kill());
    return { server };
  });
}

type Undo = (() => unknown)[];
type Both = Omit<TwoServers, "one" | "other">;

async function startOnBoth<Started>(
  settings: ServerSettings,
  start: (both: ServerSettings, undo: Undo) => Promise<Started>,
): Promise<(Started & Both) | string> {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const postgres = await findPostgres();
    if (postgres === undefined) return "no PostgreSQL server answers and none could be started";
    undo.push(() => postgres.stop());
    const redis = await RedisServer.start();
    if (redis === undefined) {
      await stop();
      return "redis-server is not installed";
    }
    undo.push(() => redis.stop());
    const database = await createDatabase(postgres);
    undo.push(() => database.drop());
    const both = { ...settings, DATABASE_URL: database.url, REDIS_URL: redis.url };
    const started = await start(both, undo);
    return { ...started, redis, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** People at one table, alternately on one server and the other. */
export async function gatherOnBoth(
  { one, other }: TwoServers,
  mode: string,
  seats: number,
  watchers = 0,
): Promise<{ readonly code: string; readonly sights: readonly Sights[] }> {
  const sights: Sights[] = [];
  for (let index = 0; index < seats + watchers; index += 1) {
    sights.push(new Sights(await TestClient.arrive(index % 2 === 0 ? one.url : other.url)));
  }
  const code = (await sights[0]?.client.create({ options: { mode, seats } })) ?? "";
  for (const [seat, { client }] of sights.entries()) {
    const watched = await client.watch(code);
    const sat = seat < seats ? await client.do(code, { do: "sit", seat }) : watched;
    if (!watched.ok || !sat.ok) throw new Error(`seat ${seat} cannot be taken: ${JSON.stringify([watched, sat])}`);
  }
  return { code, sights };
}
