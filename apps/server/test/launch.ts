import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = join(dirname(fileURLToPath(import.meta.url)), "../src/main.ts");
const START_MS = 20_000;

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** A server in a process of its own, as it is started by its users. */
export type ServerProcess = {
  readonly url: string;
  readonly output: () => string;
  /** Ends it as a machine that goes down does, and tells how it ended. */
  stop(): Promise<Ended>;
};

function start(
  environment: Record<string, string>,
  args: readonly string[],
): { child: ChildProcess; ended: Promise<Ended>; output(): string } {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH, ...environment }, stdio: "pipe" });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })));
  return { child, ended, output: () => stdout + stderr };
}

/** Lets it run to its own end; one that does not end is killed and has no code. */
export async function runToEnd(environment: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  const { child, ended } = start(environment, args);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const how = await ended;
  clearTimeout(timer);
  return how;
}

/** Starts it and waits until it is open. */
export async function launch(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, output } = start({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", ...environment }, []);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${output()}`)), START_MS);
    const look = () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
      if (address === undefined || !output().includes("The harbor is open")) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on("data", look);
    void ended.then(({ stdout, stderr }) => {
      clearTimeout(timer);
      reject(new Error(`the server ended: ${stdout}${stderr}`));
    });
  });
  return {
    url,
    output,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
