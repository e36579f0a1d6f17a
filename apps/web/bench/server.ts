import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = join(dirname(fileURLToPath(import.meta.url)), "../../server/src/main.ts");
const START_MS = 20_000;

/** The real server in its own process, with the built client and an empty store. */
export type Served = { readonly url: string; stop(): Promise<void> };

export async function serve(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-web-bench-"));
  const child = spawn(process.execPath, [MAIN, "--port", "0", "--host", "127.0.0.1", "--data", folder], {
    // Without the rate limits: all clients here share one address.
    env: {
      ...process.env,
      RATE_LIMIT: "0",
      NEWCOMERS_PER_HOUR: "0",
      BOT_DELAY_MS: "0",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      REDIS_URL: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Never leave a server behind, however the bench ends.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let said = "";
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the server did not start in time")), START_MS);
    child.once("exit", () => reject(new Error("the server exited before it was ready")));
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /open: http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      process.removeListener("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
