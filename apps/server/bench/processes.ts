import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { freePort } from "@harbor/cli/freePort";
import { z } from "zod";
import { NODE_FLAGS } from "../src/nodeFlags.ts";

const usageSchema = z.object({ rss: z.number(), heap: z.number(), cpuMicros: z.number() });
export type Usage = z.infer<typeof usageSchema>;

/** A measured server, in a process of its own. */
export type ServerProcess = {
  readonly url: string;
  /** "memory" collects garbage first; "cpu" is the CPU time used so far, and disturbs nothing. */
  ask(question: "memory" | "cpu"): Promise<Usage>;
  tell(message: object): void;
  stop(): Promise<void>;
};

const START_MS = 20_000;

export async function startProcess(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(new URL(file, import.meta.url), [], {
    execArgv: [...NODE_FLAGS, "--expose-gc", "--import", new URL("probe.ts", import.meta.url).href],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...environment },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  // The load generator must not leave servers behind, however it ends.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.removeListener("exit", end));
  await listening(child, port, () => complaint);
  return {
    url: `http://127.0.0.1:${port}`,
    async ask(question) {
      child.send(question);
      const [answer] = await once(child, "message");
      return usageSchema.parse(answer);
    },
    tell: (message) => void child.send(message),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

async function listening(child: ChildProcess, port: number, complaint: () => string): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`a server did not start: ${complaint()}`);
    if (performance.now() > until) throw new Error("a server is not listening");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
