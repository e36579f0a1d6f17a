import type { Worker } from "node:worker_threads";
import { personsIn } from "../games.ts";
import { FairQueue } from "./fairQueue.ts";
import type { AnyAction, Situation, ThoughtReply, ThoughtRequest } from "./thought.ts";
import { startThinkingWorker, Thread } from "./thread.ts";

export type ThinkersPlan = {
  /** The maximum number of threads. */
  readonly workers: number;
  /** How long a captain may think while nobody else is waiting. */
  readonly captainMs: number;
  onBackgroundError(error: unknown): void;
  /** Reports how a decision was made, for the metrics. */
  measure?(decided: "as-asked" | "quickly" | "not-at-all"): void;
  start?(): Worker;
  /** How long a thread may be overdue before it is replaced. */
  readonly overdueMs?: number;
};

type Task = {
  readonly table: string;
  situation: Situation;
  /** Whether it uses all the time it is given. */
  isLong: boolean;
  withCards: boolean;
  isSecondTry: boolean;
  isSettled: boolean;
  readonly resolve: (action: AnyAction | undefined) => void;
  readonly patience: ReturnType<typeof setTimeout>;
};
type Asked = { readonly task: Task; readonly id: number; readonly deadline: ReturnType<typeof setTimeout> };

/** Far longer than any bot thinks: a thread that has not answered by then hangs, even on a busy machine. */
const OVERDUE_MS = 5000;
/** A task that has waited this long for a thread gets no thought at all. */
const PATIENCE_MS = 30_000;
/** A captain needs at least this much to think at all. */
const LEAST_MS = 20;
/** A time limit for bots that decide at once, in case they look at the clock. */
const QUICK_MS = 20;
/** After this many threads in a row ended without an answer, new ones are started only at intervals. */
const MOST_FAILURES = 5;
const LEISURE_MS = 10_000;

/**
 * The threads in which bots think, so that no table waits for them. Tables take turns. The more tables wait, the
 * shorter long thoughts get, and one thread is always left to the short ones. A thread that dies or hangs is replaced;
 * its task is decided quickly by another thread and, if that fails too, dropped.
 */
export class Thinkers {
  readonly #plan: ThinkersPlan;
  readonly #queue = new FairQueue<string, Task>();
  readonly #idle: Thread[] = [];
  readonly #asked = new Map<Thread, Asked>();
  readonly #starting = new Set<Thread>();
  /** Replaced threads that have not ended yet. */
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

  get size(): number {
    return this.#idle.length + this.#asked.size + this.#starting.size;
  }

  /** One of the legal actions; undefined if nobody could decide in time. */
  think(table: string, situation: Situation): Promise<AnyAction | undefined> {
    const persons = personsIn(situation.game.id);
    if (this.#isClosed || persons.length === 0) return Promise.resolve(undefined);
    const { strength } = persons.find(({ id }) => id === situation.person) ?? {};
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#giveUp(task), PATIENCE_MS);
      patience.unref();
      const hasChoice = situation.legal.length > 1 || !situation.isComplete || situation.inSecret === true;
      const isLong = strength === "captain" && hasChoice;
      const begun = { withCards: false, isSecondTry: false, isSettled: false };
      const task: Task = { table, situation, isLong, ...begun, resolve, patience };
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
    // Some loops cannot be interrupted even by ending the thread; such threads must not pile up.
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

  /** Divides the time for one long thought among all that wait, so that nobody waits longer for being one of many. */
  #share(): number {
    const waiting = 1 + this.#queue.count(({ isLong }) => isLong);
    return Math.max(LEAST_MS, this.#plan.captainMs * Math.min(1, this.#mostLong / waiting));
  }

  #ask(thread: Thread, task: Task): void {
    this.#lastId += 1;
    const id = this.#lastId;
    const { game, ...situation } = task.situation;
    const { rules, cards, cardLists } = game;
    const milliseconds = task.isLong ? this.#share() : QUICK_MS;
    const question: ThoughtRequest = {
      ...situation,
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
      // The system starts no more threads.
      this.#failures += 1;
      this.#plan.onBackgroundError(error);
    }
  }

  #hear(thread: Thread, reply: Exclude<ThoughtReply, { isReady: true }>): void {
    const asked = this.#asked.get(thread);
    if (asked === undefined || asked.id !== reply.id) return;
    clearTimeout(asked.deadline);
    this.#failures = 0;
    this.#asked.delete(thread);
    this.#idle.push(thread);
    this.#take(asked.task, reply);
    this.#dispatch();
  }

  #take(task: Task, reply: Exclude<ThoughtReply, { isReady: true }>): void {
    if ("lacks" in reply) {
      const hasCards = task.situation.game.cardLists !== undefined;
      const mayHelp = reply.lacks === "cards" && hasCards && !task.withCards;
      task.withCards = true;
      if (mayHelp) this.#queue.push(task.table, task);
      else this.#settle(task, undefined);
      return;
    }
    const action = "action" in reply ? legalOne(task.situation, reply.action) : undefined;
    if (action !== undefined) {
      this.#settle(task, action);
      return;
    }
    const what = "failed" in reply ? reply.failed : `it chose ${JSON.stringify(reply.action)}, which is not legal`;
    this.#plan.onBackgroundError(new Error(`a bot failed at table ${task.table}: ${what}`));
    this.#tryAgain(task);
  }

  /** The thread failed: a quick bot decides instead. */
  #tryAgain(task: Task): void {
    if (task.isSecondTry || task.isSettled || this.#isClosed) {
      this.#settle(task, undefined);
      return;
    }
    task.situation = { ...task.situation, person: undefined };
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
    const { table, situation } = task;
    this.#queue.remove(table, task);
    this.#plan.onBackgroundError(new Error(`no thread had time for seat ${situation.seat} of table ${table}`));
    this.#settle(task, undefined);
  }

  #replace(thread: Thread, why: string): void {
    this.#plan.onBackgroundError(new Error(`a thinking thread ${why}; replacing it`));
    this.#givenUp.add(thread);
    void thread.end();
    this.#forget(thread);
  }

  #end(thread: Thread, error: Error | undefined): void {
    if (this.#givenUp.delete(thread)) {
      this.#dispatch();
      return;
    }
    if (!this.#isClosed) this.#plan.onBackgroundError(error ?? new Error("a thinking thread has ended"));
    this.#forget(thread);
  }

  /** Drops a thread that will not answer; its task goes to another one. */
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

/** Returns the offered action itself, unless not everything was offered: nothing else can come back from a thread. */
function legalOne({ legal, isComplete }: Situation, chosen: AnyAction): AnyAction | undefined {
  const text = textOf(chosen);
  const offered = legal.find((action) => action.type === chosen.type && textOf(action) === text);
  return offered ?? (isComplete ? undefined : chosen);
}

function textOf(action: AnyAction): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
