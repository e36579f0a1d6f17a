import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@harbor/cli/freePort";
import { NODE_FLAGS } from "../src/nodeFlags.ts";
import { bareEnvironment } from "./bareEnvironment.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");
/** A busy machine is slow. */
const START_MS = 60_000;
const OPEN = "The harbor is open";

/** Environment variables. The tests' own environment is not inherited. */
export type ServerSettings = Readonly<Record<string, string>>;
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Clients in tests are faster than people, and bots need not seem to think. */
const FOR_TESTS: ServerSettings = {
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  RATE_LIMIT: "0",
  TABLES_PER_PERSON: "0",
  TABLES_PER_HOUR: "0",
  NEWCOMERS_PER_HOUR: "0",
  SOCKETS: "0",
  SOCKETS_PER_ADDRESS: "0",
  BOT_DELAY_MS: "0",
};

/** One run of a server, from start to end. */
class Life {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  stdout = "";
  stderr = "";

  constructor(settings: ServerSettings, args: readonly string[], flags: readonly string[]) {
    const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, MAIN, ...args], {
      env: { ...bareEnvironment(), ...settings },
      stdio: "pipe",
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text;
    });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once("close", (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr }));
    });
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async opened(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const inVain = () => reject(new Error(`the server does not start: ${this.stdout}${this.stderr}`));
        timer = setTimeout(inVain, START_MS);
        void this.ended.then(inVain);
        this.child.stdout?.on("data", () => {
          if (this.stdout.includes(OPEN)) resolve();
        });
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A real server in its own process, which can be killed and restarted at the same address. */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly #settings: ServerSettings;
  readonly #flags: readonly string[];
  readonly #lives: Life[] = [];

  private constructor(port: number, settings: ServerSettings, flags: readonly string[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.port = port;
    this.#settings = { ...FOR_TESTS, ...settings, PORT: String(port) };
    this.#flags = flags;
  }

  /** Starts it, with flags for Node, and waits until it is open. */
  static async start(settings: ServerSettings, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings, flags);
    await server.start();
    return server;
  }

  get isAlive(): boolean {
    return this.#lives.at(-1)?.isOver === false;
  }

  /** Everything it wrote, over all runs. */
  get log(): string {
    return this.#lives.map(({ stdout, stderr }) => stdout + stderr).join("");
  }

  /** The same without the line that it is open. */
  get complaints(): string {
    const lines = this.log.split("\n").filter((line) => line !== "" && !line.startsWith(OPEN));
    return lines.map((line) => `${line}\n`).join("");
  }

  async start(): Promise<void> {
    const life = new Life(this.#settings, [], this.#flags);
    this.#lives.push(life);
    await life.opened();
  }

  /** Kills it at once, as when the machine fails: nothing is closed or finished. */
  kill(): Promise<Ended> {
    return this.#end("SIGKILL");
  }

  /** Ends it as an operator or a shutdown would: it finishes work in progress. */
  stop(): Promise<Ended> {
    return this.#end("SIGTERM");
  }

  /** Suspends it, as a sleeping machine would: it does nothing, and does not notice. */
  freeze(): void {
    this.signal("SIGSTOP");
  }

  thaw(): void {
    this.signal("SIGCONT");
  }

  signal(signal: NodeJS.Signals): void {
    this.#lives.at(-1)?.child.kill(signal);
  }

  /** The running process's pid. */
  get pid(): number | undefined {
    return this.isAlive ? this.#lives.at(-1)?.child.pid : undefined;
  }

  async #end(signal: NodeJS.Signals): Promise<Ended> {
    const life = this.#lives.at(-1);
    if (life === undefined) throw new Error("the server was never started");
    if (!life.isOver) life.child.kill(signal);
    return life.ended;
  }
}

/** Runs a server to its own end, with only these settings; one that does not end is killed. */
export async function runToEnd(settings: ServerSettings, args: readonly string[] = []): Promise<Ended> {
  const { child, ended } = new Life(settings, args, []);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const how = await ended;
  clearTimeout(timer);
  return how;
}
