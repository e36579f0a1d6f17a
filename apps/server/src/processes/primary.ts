import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshId } from "../random.ts";
import { monotonicNow } from "../rate.ts";
import type { Settings } from "../settings.ts";
import { listenOnce, tableNamedIn } from "./handOver.ts";
import { ownerOf, type Slot } from "./ownership.ts";
import { Restarts } from "./restarts.ts";
import { WorkerProcess } from "./workerProcess.ts";

export type PrimaryPlan = {
  readonly settings: Settings;
  /** The command line that workers inherit. */
  readonly args: readonly string[];
  /** Logs a line for the operator. */
  report(what: string): void;
};

/** Workers take up to ten seconds themselves. */
const PATIENCE_MS = 10_500;

/**
 * The first of several processes. It accepts all connections and hands each over: one that names its table to the
 * process that decides it, any other in rotation. It restarts processes that end. It serves nothing itself, so nothing
 * a client does can end it.
 */
export class Primary {
  readonly #plan: PrimaryPlan;
  readonly #folder = mkdtempSync(join(tmpdir(), "harbor-"));
  readonly #workers = new Map<Slot, WorkerProcess>();
  readonly #restarts = new Map<Slot, Restarts>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #server: Server;
  #turn = 0;
  #onAllGone: (() => void) | undefined;

  constructor(plan: PrimaryPlan) {
    this.#plan = plan;
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      listenOnce(connection, (caller) => {
        const worker = this.#chooseFor(tableNamedIn(caller.read));
        if (worker === undefined) caller.connection.destroy();
        else worker.handOver(caller.connection, caller.read);
      }),
    );
  }

  /**
   * Starts all of them, and gives the port; undefined if the first worker could not start, which has said why. Rejects
   * if the port cannot be used.
   */
  async open(): Promise<number | undefined> {
    const { settings } = this.#plan;
    // The first one alone: what keeps it from starting would stop all of them, and is reported once.
    if (!(await this.#begin(0))) return undefined;
    const port = await listen(this.#server, settings);
    await Promise.all(Array.from({ length: settings.processes - 1 }, (_, index) => this.#begin(index + 1)));
    return port;
  }

  /** Accepts nothing new and lets all of them finish; whether they did. */
  async stop(): Promise<boolean> {
    if (this.#server.listening) this.#server.close();
    for (const timer of this.#timers) clearTimeout(timer);
    let isInTime = true;
    if (this.#workers.size > 0) {
      const allGone = new Promise<void>((resolve) => {
        this.#onAllGone = resolve;
      });
      for (const worker of this.#workers.values()) worker.tell({ type: "stop" });
      const patience = setTimeout(() => {
        isInTime = false;
        for (const worker of this.#workers.values()) worker.kill();
      }, PATIENCE_MS);
      await allGone;
      clearTimeout(patience);
    }
    this.#tidy();
    return isInTime;
  }

  /** Resolves when it is open, or with false if it ended before that. */
  #begin(slot: Slot): Promise<boolean> {
    const restarts = this.#restarts.get(slot) ?? new Restarts(monotonicNow);
    this.#restarts.set(slot, restarts);
    restarts.started();
    return new Promise((resolve) => {
      const id = freshId();
      const member = { slot, id, line: pipeAt(this.#folder, `${id}.line`) };
      const worker = new WorkerProcess({
        member,
        begin: {
          type: "begin",
          me: member,
          processes: this.#plan.settings.processes,
          http: pipeAt(this.#folder, `${id}.http`),
        },
        args: this.#plan.args,
        onOpen: () => {
          this.#tellCrew();
          resolve(true);
        },
        onEnd: (how) => {
          this.#workers.delete(slot);
          this.#tellCrew();
          resolve(false);
          if (this.#workers.size === 0) this.#onAllGone?.();
          if (this.#server.listening) this.#beginAgain(slot, how);
        },
      });
      this.#workers.set(slot, worker);
    });
  }

  #beginAgain(slot: Slot, how: string): void {
    const pause = this.#restarts.get(slot)?.pauseAfterEnd() ?? 0;
    this.#plan.report(`process ${slot} has ended (${how}); restarting it in ${pause} ms`);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#begin(slot);
    }, pause);
    this.#timers.add(timer);
  }

  #tellCrew(): void {
    const members = this.#open().map(({ member }) => member);
    for (const worker of this.#workers.values()) worker.tell({ type: "crew", members });
  }

  #open(): readonly WorkerProcess[] {
    return [...this.#workers.values()].filter(({ isOpen }) => isOpen);
  }

  #chooseFor(table: string | undefined): WorkerProcess | undefined {
    const open = this.#open();
    if (table !== undefined) {
      const owner = ownerOf(
        table,
        open.map(({ member }) => member.slot),
      );
      return owner === undefined ? undefined : this.#workers.get(owner);
    }
    this.#turn += 1;
    return open[this.#turn % open.length];
  }

  #tidy(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Where only this user's programs can listen and connect. */
function pipeAt(folder: string, name: string): string {
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(folder, name);
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.removeListener("error", reject);
      // Later failures (no file descriptors left) concern one connection, not the server.
      server.on("error", () => undefined);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
