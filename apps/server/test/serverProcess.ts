import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../src/main.ts");
const START_MS = 20_000;

/** Where a server finds its things, by the names of its settings. What is absent is not taken from our environment. */
export type ServerSettings = Partial<
  Record<"DATA" | "DATABASE_URL" | "REDIS_URL" | "BOT_DELAY_MS" | "ABSENT_AFTER_MS" | "IDLE_AFTER_MS", string>
>;

/** A real server in a process of its own, which can be killed and started again at the same address. */
export class ServerProcess {
  readonly url: string;
  readonly #port: number;
  readonly #settings: ServerSettings;
  #child: ChildProcess | undefined;
  #said = "";

  private constructor(port: number, settings: ServerSettings) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#settings = settings;
  }

  static async start(settings: ServerSettings): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    return server;
  }

  /** What it logged of errors, over all its lives. */
  get said(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH ?? "",
        HOST: "127.0.0.1",
        RATE_LIMIT: "0",
        TABLES_PER_PERSON: "0",
        TABLES_PER_HOUR: "0",
        LOG_LEVEL: "error",
        BOT_DELAY_MS: "0",
        ...this.#settings,
        PORT: String(this.#port),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const inVain = () => reject(new Error(`the server does not start: ${this.#said}`));
      const timer = setTimeout(inVain, START_MS);
      const stop = () => clearTimeout(timer);
      child.once("exit", () => {
        stop();
        inVain();
      });
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        this.#said += text;
      });
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        for (const line of text.split("\n").filter((one) => one !== "")) {
          if (line.startsWith("The harbor is open")) {
            stop();
            resolve();
          } else this.#said += `${line}\n`;
        }
      });
    });
  }

  /** At once, as when the machine fails: nothing is closed, nothing is finished. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** As an operator would: it finishes what is under way. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
