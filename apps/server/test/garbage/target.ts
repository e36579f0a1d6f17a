import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../serverProcess.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export type TargetServer = {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Everything it has written to its log. */
  log(): string;
  stop(): Promise<void>;
};

/** The server as it is run in earnest: a process of its own with a data folder of its own. */
export async function startTarget(
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<TargetServer> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-process-"));
  const port = await freePort();
  const { DATABASE_URL: _, REDIS_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: { ...inherited, PORT: String(port), HOST: "127.0.0.1", DATA: folder, LOG_LEVEL: "info", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const opened = new Promise<void>((resolve, reject) => {
    const take = (bytes: Buffer) => {
      log += bytes.toString();
      if (log.includes("The harbor is open")) resolve();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
  await opened;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log: () => log,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
