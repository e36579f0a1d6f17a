import type { Worker } from "node:worker_threads";
import { personsIn } from "../games.ts";
import { FairQueue } from "./fairQueue.ts";
import type { AnyAction, Matter, Question, Reply } from "./thought.ts";
import { startThinkingWorker, Thread } from "./thread.ts";

export type ThinkersPlan = {
  /** How many threads there may be. */
  readonly workers: number;
  /** How long a captain thinks where nobody else waits. */
  readonly captainMs: number;
  onTrouble(error: unknown): void;
  /** How a decision came about, for whoever counts. */
  measure?(decided: "as-asked" | "quickly" | "not-at-all"): void;
  start?(): Worker;
  /** How long a thread may be overdue before it is given up. */
  readonly overdueMs?: number;
};

type Task = {
  readonly table: string;
  matter: Matter;
  /** Whether it takes all the time it is given. */
  isLong: boolean;
  withCards: boolean;
  isSecondTry: boolean;
  isSettled: boolean;
  readonly resolve: (action: AnyAction | undefined) => void;
  readonly patience: ReturnType<typeof setTimeout>;
};
type Asked = { readonly task: Task; readonly id: number; readonly deadline: ReturnType<typeof setTimeout> };

/** Far longer than anybody thinks: a thread that has not answered by then hangs, however busy the machine is. */
const OVERDUE_MS = 5000;
/** Whoever has waited so long for a thread gets no thought at all. */
const PATIENCE_MS = 30_000;
/** With less a captain would hardly think. */
const LEAST_MS = 20;
/** For those who decide at once, should they look at the clock all the same. */
const QUICK_MS = 20;
/** When so many in a row have ended before they answered anything, more are started at leisure only. */
const MOST_FAILURES = 5;
const LEISURE_MS = 10_000;

/**
 * The threads in which bots think, so that nobody at a table waits for them. Tables take turns. Long thoughts are
 * shorter the more tables wait, and leave a thread to the short ones. A thread that dies or hangs is replaced; what it
 * was asked is decided quickly by another, and where that fails, too, by nobody.
 */
export class Thinkers {
  readonly #plan: ThinkersPlan;
  readonly #queue = new FairQueue<string, Task>();
  readonly #idle: Thread[] = [];
  readonly #asked = new Map<Thread, Asked>();
  readonly #starting = new Set<Thread>();
  /** Those that were given up and have not ended yet. */
  readonly #givenUp = new Set<Thread>();
  #lastId = 0;
  /** How many threads in a row ended without an answer. */
  #failures = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(plan: ThinkersPlan) {
    this.#plan = plan;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** How many threads there are. */
  get size(): number {
    return this.#idle.length + this.#asked.size + this.#starting.size;
  }

  /** One of the legal actions; undefined where nobody can decide, or could in time. */
  think(table: string, matter: Matter): Promise<AnyAction | undefined> {
    const persons = personsIn(matter.game.id);
    if (this.#isClosed || persons.length === 0) return Promise.resolve(undefined);
    const { strength } = persons.find(({ id }) => id === matter.person) ?? {};
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#giveUp(task), PATIENCE_MS);
      patience.unref();
      const isLong = strength === "captain" && matter.legal.length > 1;
      const begun = { withCards: false, isSecondTry: false, isSettled: false };
      const task: Task = { table, matter, isLong, ...begun, resolve, patience };
      this.#queue.push(table, task);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restTimer);
    const threads = [...this.#idle, ...this.#asked.keys(), ...this.#starting, ...this.#givenUp];
    this.#turnAllAway();
    for (const { task } of this.#asked.values()) this.#settle(task, undefined);
    await Promise.all(threads.map((thread) => thread.end()));
  }

  #dispatch(): void {
    if (this.#isClosed) return;
    for (;;) {
      const thread = this.#idle.at(-1);
      if (thread === undefined) break;
      const task = this.#queue.take(({ isLong }) => !isLong || this.#longNow() < this.#mostLong);
      if (task === undefined) return;
      this.#idle.pop();
      this.#ask(thread, task);
    }
    // There are loops that no thread can be torn out of: such threads must not grow in number without a bound.
    const mayStart = this.size < this.#plan.workers && this.#givenUp.size <= this.#plan.workers;
    if (this.#queue.size > this.#starting.size && mayStart) this.#startOne();
    if (this.size === 0) this.#turnAllAway();
  }

  #turnAllAway(): void {
    for (let task = this.#queue.take(() => true); task !== undefined; task = this.#queue.take(() => true)) {
      this.#settle(task, undefined);
    }
  }

  get #mostLong(): number {
    return Math.max(1, this.#plan.workers - 1);
  }

  #longNow(): number {
    return [...this.#asked.values()].filter(({ task }) => task.isLong).length;
  }

  /** As much for each as lets all be served in the time that one is given: nobody waits longer for being one of many. */
  #share(): number {
    const waiting = 1 + this.#queue.count(({ isLong }) => isLong);
    return Math.max(LEAST_MS, this.#plan.captainMs * Math.min(1, this.#mostLong / waiting));
  }

  #ask(thread: Thread, task: Task): void {
    this.#lastId += 1;
    const id = this.#lastId;
    const { game, ...matter } = task.matter;
    const { rules, cards, cardLists } = game;
    const milliseconds = task.isLong ? this.#share() : QUICK_MS;
    const question: Question = {
      ...matter,
      id,
      game: game.id,
      edition: { rules, cards, ...(task.withCards && { cardLists }) },
      milliseconds,
    };
    const overdue = (task.isLong ? milliseconds : 0) + (this.#plan.overdueMs ?? OVERDUE_MS);
    const deadline = setTimeout(() => this.#replace(thread, "has not answered"), overdue);
    deadline.unref();
    this.#asked.set(thread, { task, id, deadline });
    thread.ask(question);
  }

  #startOne(): void {
    if (this.#failures >= MOST_FAILURES) {
      this.#restTimer ??= setTimeout(() => {
        this.#restTimer = undefined;
        this.#failures = 0;
        this.#dispatch();
      }, LEISURE_MS).unref();
      return;
    }
    try {
      const thread = new Thread(this.#plan.start ?? startThinkingWorker, {
        onReady: (one) => {
          this.#starting.delete(one);
          this.#idle.push(one);
          this.#dispatch();
        },
        onReply: (one, reply) => this.#hear(one, reply),
        onEnd: (one, error) => this.#end(one, error),
      });
      this.#starting.add(thread);
    } catch (error) {
      // The machine gives no more threads.
      this.#failures += 1;
      this.#plan.onTrouble(error);
    }
  }

  #hear(thread: Thread, reply: Exclude<Reply, { isReady: true }>): void {
    const asked = this.#asked.get(thread);
    if (asked === undefined || asked.id !== reply.id) return;
    clearTimeout(asked.deadline);
    this.#failures = 0;
    this.#asked.delete(thread);
    this.#idle.push(thread);
    this.#take(asked.task, reply);
    this.#dispatch();
  }

  #take(task: Task, reply: Exclude<Reply, { isReady: true }>): void {
    if ("lacks" in reply) {
      const hasCards = task.matter.game.cardLists !== undefined;
      const mayHelp = reply.lacks === "cards" && hasCards && !task.withCards;
      task.withCards = true;
      if (mayHelp) this.#queue.push(task.table, task);
      else this.#settle(task, undefined);
      return;
    }
    const action = "action" in reply ? legalOne(task.matter.legal, reply.action) : undefined;
    if (action !== undefined) {
      this.#settle(task, action);
      return;
    }
    const what = "failed" in reply ? reply.failed : `it chose ${JSON.stringify(reply.action)}, which is not legal`;
    this.#plan.onTrouble(new Error(`a bot failed at table ${task.table}: ${what}`));
    this.#tryAgain(task);
  }

  /** Whoever was to think has failed: somebody quick does it. */
  #tryAgain(task: Task): void {
    if (task.isSecondTry || task.isSettled || this.#isClosed) {
      this.#settle(task, undefined);
      return;
    }
    task.matter = { ...task.matter, person: undefined };
    task.isLong = false;
    task.isSecondTry = true;
    this.#queue.push(task.table, task);
    this.#dispatch();
  }

  #settle(task: Task, action: AnyAction | undefined): void {
    if (task.isSettled) return;
    task.isSettled = true;
    clearTimeout(task.patience);
    this.#plan.measure?.(action === undefined ? "not-at-all" : task.isSecondTry ? "quickly" : "as-asked");
    task.resolve(action);
  }

  #giveUp(task: Task): void {
    const { table, matter } = task;
    this.#queue.remove(table, task);
    this.#plan.onTrouble(new Error(`no thread had time for seat ${matter.seat} of table ${table}`));
    this.#settle(task, undefined);
  }

  #replace(thread: Thread, why: string): void {
    this.#plan.onTrouble(new Error(`a thinking thread ${why}; it is replaced`));
    this.#givenUp.add(thread);
    void thread.end();
    this.#forget(thread);
  }

  #end(thread: Thread, error: Error | undefined): void {
    if (this.#givenUp.delete(thread)) {
      this.#dispatch();
      return;
    }
    if (!this.#isClosed) this.#plan.onTrouble(error ?? new Error("a thinking thread has ended"));
    this.#forget(thread);
  }

  /** It will not answer any more: what it was asked is for another one. */
  #forget(thread: Thread): void {
    const asked = this.#asked.get(thread);
    clearTimeout(asked?.deadline);
    this.#asked.delete(thread);
    this.#starting.delete(thread);
    const nth = this.#idle.indexOf(thread);
    if (nth !== -1) this.#idle.splice(nth, 1);
    this.#failures += 1;
    if (asked !== undefined) this.#tryAgain(asked.task);
    this.#dispatch();
  }
}

/** The very action that is offered: nothing else comes back from a thread. */
function legalOne(legal: readonly AnyAction[], chosen: AnyAction): AnyAction | undefined {
  const text = textOf(chosen);
  return legal.find((action) => action.type === chosen.type && textOf(action) === text);
}

function textOf(action: AnyAction): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
