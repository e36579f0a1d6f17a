import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Crew } from "./processes/crew.ts";
import { buildServer, type HarborServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store/openStore.ts";
import { CONNECTIONS } from "./store/postgres.ts";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const WEB = join(ROOT, "apps/web/dist");
const PATIENCE_MS = 10_000;
/** For all processes of a server together, but at least a few each. */
const CONNECTIONS_OF_ALL = 40;
const FEWEST_CONNECTIONS = 4;

/** Opens a server and its store, or ends the process with one line that says why. */
export async function openServer(
  settings: Settings,
  crew: Crew,
  web = WEB,
): Promise<HarborServer & { readonly address: string }> {
  const { dataFolder, databaseUrl } = settings;
  try {
    const store = await openStore({
      dataFolder,
      onLost: stop,
      connections: Math.max(FEWEST_CONNECTIONS, Math.min(CONNECTIONS, Math.floor(CONNECTIONS_OF_ALL / crew.size))),
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    const server = await buildServer(settings, store, web, crew);
    return { ...server, address: await server.listen() };
  } catch (error) {
    // Resources opened so far (the store, connections to other servers) must not keep the process alive.
    return stop(inOneLine(error, settings));
  }
}

export const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

export function endOnSignals(server: HarborServer): void {
  for (const signal of SIGNALS) process.on(signal, () => shutDown(server));
}

let isShuttingDown = false;

/** Ends the process, cleanly if possible, and in bounded time. */
export function shutDown(server: HarborServer): void {
  // Ctrl-C sends the signal twice: from the terminal and from the parent process.
  if (isShuttingDown) return;
  isShuttingDown = true;
  // A hanging step must not delay the machine's shutdown: ending now loses nothing acknowledged.
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  void server.close().then(() => process.exit(0));
}

export function inOneLine(error: unknown, { port, host }: Settings): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${port} is in use; choose another with --port`;
  if (code === "EACCES") return `this user may not use port ${port}; choose another with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST: ${host} is not an address of this machine`;
  const [line = "the server cannot start"] = String(error instanceof Error ? error.message : error).split("\n");
  return line;
}

export function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
