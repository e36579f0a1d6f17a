import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { NODE_FLAGS } from "../nodeFlags.ts";
import { type FromWorker, fromWorkerSchema, type Member, type ToWorker } from "./messages.ts";

/** Only a process that hangs leaves this many connections waiting. */
const MOST_WAITING = 1000;
const PING_MS = 3000;
/** A process that missed this many pings hangs. */
const MOST_UNANSWERED = 5;

export type WorkerPlan = {
  readonly member: Member;
  readonly begin: Extract<ToWorker, { type: "begin" }>;
  readonly args: readonly string[];
  onOpen(): void;
  onEnd(how: string): void;
};

/** One worker from its start to its end, as the primary sees it. */
export class WorkerProcess {
  readonly member: Member;
  readonly #child: ChildProcess;
  readonly #plan: WorkerPlan;
  readonly #pings: ReturnType<typeof setInterval>;
  #unanswered = 0;
  #waiting = 0;
  #isOpen = false;

  constructor(plan: WorkerPlan) {
    this.#plan = plan;
    this.member = plan.member;
    this.#child = fork(new URL("./worker.ts", import.meta.url), [...plan.args], {
      stdio: "inherit",
      // Node flags given by hand come last, and win.
      execArgv: [...NODE_FLAGS, ...process.execArgv],
    });
    this.#child.on("message", (message) => this.#hear(fromWorkerSchema.parse(message)));
    // A message to a process that is just ending is lost with it; one that never started has no pid.
    this.#child.on("error", ({ message }) => {
      if (this.#child.pid === undefined) this.#end(message);
    });
    this.#child.once("exit", (code, signal) => this.#end(signal ?? `code ${code}`));
    this.tell(plan.begin);
    this.#pings = setInterval(() => this.#ping(), PING_MS);
  }

  /** Whether it can take connections. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  tell(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  handOver(connection: Socket, read: Buffer): void {
    if (!this.#child.connected || this.#waiting >= MOST_WAITING) {
      connection.destroy();
      return;
    }
    this.#waiting += 1;
    const message: ToWorker = { type: "connection", read: read.toString("base64") };
    this.#child.send(message, connection, {}, () => {
      this.#waiting -= 1;
    });
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }

  #end(how: string): void {
    clearInterval(this.#pings);
    this.#isOpen = false;
    this.#plan.onEnd(how);
  }

  #hear(message: FromWorker): void {
    this.#unanswered = 0;
    if (message.type !== "open") return;
    this.#isOpen = true;
    this.#plan.onOpen();
  }

  /** Kills a process that hangs; no pings are counted while the machine sleeps. */
  #ping(): void {
    if (!this.#isOpen) return;
    this.#unanswered += 1;
    if (this.#unanswered > MOST_UNANSWERED) this.kill();
    else this.tell({ type: "ping" });
  }
}
