import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "@harbor/cli/freePort";

const MAIN = join(import.meta.dirname, "../../server/src/main.ts");

/** A server of a test's own, which can be killed and restarted with the same address and data folder. */
export type OwnServer = {
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  start(): Promise<void>;
  /** Kills it like a power failure: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  clear(): Promise<void>;
};

/** What Node runs: the server itself, unless a test has another program. */
export type Program = { readonly file: string; readonly flags: readonly string[] };

/** A server for which time runs five times as fast. */
export const HURRIED: Program = {
  file: MAIN,
  flags: ["--import", pathToFileURL(join(import.meta.dirname, "hurry.ts")).href],
};

type Settings = Readonly<Record<string, string>>;

/** The settings may depend on the server's address, which is known only here. */
export async function ownServer(
  settings: Settings | ((url: string) => Settings) = {},
  { file, flags }: Program = { file: MAIN, flags: [] },
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-game-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(
      process.execPath,
      [...flags, file, "--port", String(port), "--host", "127.0.0.1", "--data", folder],
      {
        env: {
          PATH: process.env.PATH ?? "",
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
          RATE_LIMIT: "0",
          NEWCOMERS_PER_HOUR: "0",
          BOT_DELAY_MS: "0",
          LOG_LEVEL: "error",
          ...(typeof settings === "function" ? settings(url) : settings),
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once("exit", (code) => reject(new Error(`the server exited with ${code}`)));
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
    url,
    folder,
    start,
    kill,
    async clear() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
