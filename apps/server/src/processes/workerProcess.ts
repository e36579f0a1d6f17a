import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { NODE_FLAGS } from "../nodeFlags.ts";
import { type FromWorker, fromWorkerSchema, type Member, type ToWorker } from "./messages.ts";

/** More connections than this wait for one process only when it does nothing any more. */
const MOST_WAITING = 1000;
const PING_MS = 3000;
/** Its event loop did not come round in five of these. */
const MOST_UNANSWERED = 5;

export type WorkerPlan = {
  readonly member: Member;
  readonly begin: Extract<ToWorker, { type: "begin" }>;
  readonly args: readonly string[];
  onOpen(): void;
  onEnd(how: string): void;
};

/** One of the processes, from its start to its end, as the first process sees it. */
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
      // What was said to Node by hand comes last, and counts.
      execArgv: [...NODE_FLAGS, ...process.execArgv],
    });
    this.#child.on("message", (message) => this.#hear(fromWorkerSchema.parse(message)));
    // What cannot be sent to one that is just ending is lost with it; one that never began has no number.
    this.#child.on("error", ({ message }) => {
      if (this.#child.pid === undefined) this.#end(message);
    });
    this.#child.once("exit", (code, signal) => this.#end(signal ?? `code ${code}`));
    this.tell(plan.begin);
    this.#pings = setInterval(() => this.#ping(), PING_MS);
  }

  /** Whether connections can be handed over to it. */
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

  /** One that hangs is of no use to anybody; a machine that sleeps counts no pings. */
  #ping(): void {
    if (!this.#isOpen) return;
    this.#unanswered += 1;
    if (this.#unanswered > MOST_UNANSWERED) this.kill();
    else this.tell({ type: "ping" });
  }
}
