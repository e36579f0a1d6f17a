import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildServer, type HarborServer } from "./server.ts";
import { HELP, readSettings, type Settings } from "./settings.ts";
import { openStore } from "./store/openStore.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const WEB = join(ROOT, "apps/web/dist");

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(HELP.trimStart());
    return;
  }
  const settings = readSettings(args, process.env, ROOT);
  if (!settings.ok) return stop(settings.problem);
  const { dataFolder, databaseUrl } = settings.value;
  let server: HarborServer;
  let address: string;
  try {
    const store = await openStore({ dataFolder, onLost: stop, ...(databaseUrl !== undefined && { databaseUrl }) });
    server = await buildServer(settings.value, store, WEB);
    address = await server.listen();
  } catch (error) {
    // Whatever was opened until then (the store, connections to other servers) must not keep the process alive.
    return stop(inOneLine(error, settings.value));
  }
  let isLeaving = false;
  const leaveOnce = () => {
    // Ctrl-C comes from the terminal and, once more, from whoever started this.
    if (!isLeaving) void leave(server);
    isLeaving = true;
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, leaveOnce);
  process.stdout.write(`The harbor is open: http://localhost:${new URL(address).port || 80}\n`);
}

const PATIENCE_MS = 10_000;

async function leave(server: HarborServer): Promise<void> {
  // Whatever hangs must not keep the machine from going down: nothing acknowledged is lost by ending now.
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  await server.close();
  process.exit(0);
}

function inOneLine(error: unknown, { port, host }: Settings): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${port} is in use; another can be given with --port`;
  if (code === "EACCES") return `port ${port} may not be used by this user; another can be given with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST: ${host} is no address of this machine`;
  const [line = "the server cannot start"] = String(error instanceof Error ? error.message : error).split("\n");
  return line;
}

function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

await main();
