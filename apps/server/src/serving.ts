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
/** Of all processes of one server together, and of each at least. */
const CONNECTIONS_OF_ALL = 40;
const FEWEST_CONNECTIONS = 4;

/** A server with its store, open; where that fails the process ends with one line that says why. */
export async function openServer(settings: Settings, crew: Crew): Promise<HarborServer & { readonly address: string }> {
  const { dataFolder, databaseUrl } = settings;
  try {
    const store = await openStore({
      dataFolder,
      onLost: stop,
      connections: Math.max(FEWEST_CONNECTIONS, Math.min(CONNECTIONS, Math.floor(CONNECTIONS_OF_ALL / crew.size))),
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    const server = await buildServer(settings, store, WEB, crew);
    return { ...server, address: await server.listen() };
  } catch (error) {
    // Whatever was opened until then (the store, connections to other servers) must not keep the process alive.
    return stop(inOneLine(error, settings));
  }
}

export const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

export function endOnSignals(server: HarborServer): void {
  for (const signal of SIGNALS) process.on(signal, () => leave(server));
}

let isLeaving = false;

/** Ends the process, in order if possible and in time in any case. */
export function leave(server: HarborServer): void {
  // Ctrl-C comes from the terminal and, once more, from whoever started this.
  if (isLeaving) return;
  isLeaving = true;
  // Whatever hangs must not keep the machine from going down: nothing acknowledged is lost by ending now.
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  void server.close().then(() => process.exit(0));
}

export function inOneLine(error: unknown, { port, host }: Settings): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${port} is in use; another can be given with --port`;
  if (code === "EACCES") return `port ${port} may not be used by this user; another can be given with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST: ${host} is no address of this machine`;
  const [line = "the server cannot start"] = String(error instanceof Error ? error.message : error).split("\n");
  return line;
}

export function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
