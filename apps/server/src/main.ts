import { alone } from "./processes/crew.ts";
import { Primary } from "./processes/primary.ts";
import { endOnSignals, inOneLine, openServer, ROOT, SIGNALS, stop } from "./serving.ts";
import { HELP, readSettings, type Settings } from "./settings.ts";

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(HELP.trimStart());
    return;
  }
  const settings = readSettings(args, process.env, ROOT);
  if (!settings.ok) return stop(settings.problem);
  if (settings.value.processes > 1) return serveBySeveral(settings.value, args);
  const server = await openServer(settings.value, alone());
  endOnSignals(server);
  sayOpen(Number(new URL(server.address).port) || 80);
}

async function serveBySeveral(settings: Settings, args: readonly string[]): Promise<void> {
  const primary = new Primary({ settings, args, report: (what) => report(settings, what) });
  let isShuttingDown = false;
  const shutDown = async (code: number) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    process.exit((await primary.stop()) ? code : 1);
  };
  for (const signal of SIGNALS) process.on(signal, () => void shutDown(0));
  try {
    const port = await primary.open();
    if (port === undefined) await shutDown(1);
    else if (!isShuttingDown) sayOpen(port);
  } catch (error) {
    process.stderr.write(`${inOneLine(error, settings)}\n`);
    await shutDown(1);
  }
}

function sayOpen(port: number): void {
  process.stdout.write(`The harbor is open: http://localhost:${port}\n`);
}

const ERROR = 50;

/** In the format of the servers' log. */
function report({ logLevel }: Settings, what: string): void {
  if (logLevel === "silent" || logLevel === "fatal") return;
  process.stdout.write(`${JSON.stringify({ level: ERROR, time: Date.now(), pid: process.pid, msg: what })}\n`);
}

await main();
