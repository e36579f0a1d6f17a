import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@harbor/cli/freePort";

const MAIN = join(import.meta.dirname, "../../server/src/main.ts");

/** A server of a test's own, which it may kill and start again at the same address and on the same folder. */
export type OwnServer = {
  readonly url: string;
  /** Where it keeps everything. */
  readonly folder: string;
  start(): Promise<void>;
  /** As when the machine fails: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** Ends it and leaves nothing behind. */
  clear(): Promise<void>;
};

export async function ownServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-game-"));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [MAIN, "--port", String(port), "--host", "127.0.0.1", "--data", folder], {
      env: {
        PATH: process.env.PATH ?? "",
        RATE_LIMIT: "0",
        NEWCOMERS_PER_HOUR: "0",
        BOT_DELAY_MS: "0",
        LOG_LEVEL: "error",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      started.stdout.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("The harbor is open")) resolve();
      });
    });
  }

  async function kill(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    start,
    kill,
    async clear() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
