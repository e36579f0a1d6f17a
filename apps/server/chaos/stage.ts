import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StorePlace } from "../src/store/openStore.ts";
import { DatabaseLine } from "../test/databaseLine.ts";
import { ask, createDatabase, findPostgres } from "../test/postgresServer.ts";
import { RedisServer } from "../test/redisServer.ts";
import { ServerProcess, type ServerSettings } from "../test/serverProcess.ts";
import { Balancer } from "./balancer.ts";

/** One server on either store, or two servers on one PostgreSQL and one Redis. */
export const STAGES = ["embedded", "postgres", "house"] as const;
export type StageName = (typeof STAGES)[number];

/** A server with everything about it that can be made to fail. */
export type Actor = {
  readonly server: ServerProcess;
  readonly database?: DatabaseLine;
  readonly redis?: DatabaseLine;
  /** Sets its machine's clock wrong by that much. */
  setClock(shiftMs: number): void;
};

/** Servers with their clients, and what they depend on. */
export type Stage = {
  readonly name: StageName;
  /** Where people connect. */
  readonly url: string;
  readonly actors: readonly [Actor, ...Actor[]];
  /** For opening the store once the servers have ended. */
  readonly place: StorePlace;
  /** Moves some people to the other server if nearly all are on one. */
  spread(): void;
  /** Makes all writes fail, or succeed again. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
  stop(): Promise<void>;
};

/** What is missing on this machine, in words. */
export class Missing extends Error {}

const SKEWED_CLOCK = pathToFileURL(join(import.meta.dirname, "skewedClock.ts"));

export async function openStage(name: StageName): Promise<Stage> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), "harbor-chaos-"));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const databaseUrl = name === "embedded" ? undefined : await openDatabase(undo);
    const redis = name === "house" ? await RedisServer.start() : undefined;
    if (name === "house" && redis === undefined) throw new Missing("redis-server is not installed");
    if (redis !== undefined) undo.push(() => redis.stop());
    const open = () => openActor({ folder, databaseUrl, redisUrl: redis?.url }, undo);
    const actors = [await open(), ...(name === "house" ? [await open()] : [])] as const;
    const balancer = await Balancer.before(actors.map(({ server }) => server.port));
    undo.push(() => balancer.close());
    const place = { dataFolder: folder, ...(databaseUrl !== undefined && { databaseUrl }) };
    const disk = databaseUrl === undefined ? fileLimit(actors[0].server) : readOnly(databaseUrl);
    return { name, url: balancer.url, actors, place, spread: () => balancer.spread(), ...disk, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(undo: (() => unknown)[]): Promise<string> {
  const postgres = await findPostgres();
  if (postgres === undefined) throw new Missing("no PostgreSQL server answers and none could be started");
  undo.push(() => postgres.stop());
  const database = await createDatabase(postgres);
  undo.push(() => database.drop());
  return database.url;
}

type Ground = {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
};

let clocks = 0;

/** A server with a controllable connection to each thing it depends on. */
async function openActor({ folder, databaseUrl, redisUrl }: Ground, undo: (() => unknown)[]): Promise<Actor> {
  const lineTo = async (url: string | undefined) => {
    const line = url === undefined ? undefined : await DatabaseLine.to(url);
    if (line !== undefined) undo.push(() => line.close());
    return line;
  };
  const [database, redis] = [await lineTo(databaseUrl), await lineTo(redisUrl)];
  const settings: ServerSettings = {
    DATA: folder,
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...(redis !== undefined && { REDIS_URL: redis.url }),
  };
  clocks += 1;
  const shift = join(folder, `clock-${clocks}`);
  writeFileSync(shift, "0");
  const server = await ServerProcess.start(settings, [
    "--import",
    `${SKEWED_CLOCK}?shift=${encodeURIComponent(shift)}`,
  ]);
  undo.push(() => server.kill());
  return {
    server,
    ...(database !== undefined && { database }),
    ...(redis !== undefined && { redis }),
    setClock(shiftMs) {
      writeFileSync(shift, String(shiftMs));
      server.signal("SIGUSR2");
    },
  };
}

type Disk = Pick<Stage, "fillDisk" | "freeDisk">;

/** To a server, a limit on file size is a full disk. */
function fileLimit(server: ServerProcess): Disk {
  const limit = (bytes: string) => {
    if (server.pid !== undefined) execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`]);
  };
  return {
    fillDisk: async () => limit("1"),
    freeDisk: async () => limit("unlimited"),
  };
}

/** A database that refuses every write, as if its disk were full, but can still be read. */
function readOnly(databaseUrl: string): Disk {
  const name = new URL(databaseUrl).pathname.slice(1);
  // From another database: this one is read-only.
  const beside = new URL(databaseUrl);
  beside.pathname = "/postgres";
  const set = async (value: string) => {
    await ask(beside.href, `alter database ${name} set default_transaction_read_only = ${value}`);
    await ask(beside.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  return { fillDisk: () => set("on"), freeDisk: () => set("off") };
}
