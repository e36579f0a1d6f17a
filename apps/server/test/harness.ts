import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer, type HarborServer } from "../src/server.ts";
import type { Settings } from "../src/settings.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";

export type RunningServer = {
  readonly server: HarborServer;
  readonly store: Store;
  readonly url: string;
  close(): Promise<void>;
};

/** A whole server in this process, on a free port, with a temporary store. */
export async function runServer(
  change: Partial<Settings> = {},
  inStore: (store: Store) => Store = (store) => store,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-server-"));
  const settings: Settings = {
    port: 0,
    host: "127.0.0.1",
    dataFolder: folder,
    trustProxy: false,
    keepDays: 0,
    tablesPerPerson: 0,
    tablesPerHour: 0,
    commandsPerSecond: 0,
    newcomersPerHour: 0,
    sockets: 0,
    socketsPerAddress: 0,
    unreadBytes: 64 * 1024 * 1024,
    processes: 1,
    hsts: "host",
    botDelayMs: 0,
    botWorkers: 2,
    captainMs: 50,
    absentAfterMs: 60_000,
    idleAfterMs: 60_000,
    callAfterMs: 10_000,
    pushAnywhere: false,
    logLevel: "silent",
    ...change,
  };
  const store = inStore(await openStore(settings));
  const server = await buildServer(settings, store, join(folder, "no-web"));
  const url = await server.listen();
  return {
    server,
    store,
    url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
