import type { Due } from "./clockwork.ts";
import type { Surroundings } from "./surroundings.ts";

export type AlarmPlan = {
  readonly around: Pick<Surroundings, "now" | "botDelayMs" | "decider" | "entrust" | "onTrouble">;
  code(): string;
  /** The next thing that happens by itself. */
  due(): Due | undefined;
  playFor(seat: number, isLate: boolean): Promise<unknown>;
  /** From when on a host is gone for too long; undefined where there is nothing to wait for. */
  hostGoneFrom(): number | undefined;
  passOnHost(): Promise<unknown>;
};

type Timer = ReturnType<typeof setTimeout>;

/** Timers longer than this overflow; the clock is simply looked at again then. */
const LONGEST_TIMER_MS = 3_600_000;
const RETRY_MS = 1000;

/** The timers of one table. Of several processes that have it in memory only that one sets them that decides it. */
export class Alarms {
  readonly #plan: AlarmPlan;
  #timer: Timer | undefined;
  /** Looks after a host who is gone before the start. */
  #hostTimer: Timer | undefined;
  /** The bot whose move the timer will make. */
  #thinking: number | undefined;
  /** Who was told last that there is something to be looked after. */
  #entrustedTo: number | undefined;
  #isClosed = false;

  constructor(plan: AlarmPlan) {
    this.#plan = plan;
  }

  /** Whether something will happen here by itself. */
  get isSet(): boolean {
    return this.#timer !== undefined;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#hostTimer);
    this.#timer = undefined;
  }

  /** Sets the next thing that happens by itself: a bot's move, or a clock that runs out. */
  schedule(): void {
    if (this.#isClosed) return;
    const { around, due: findDue } = this.#plan;
    const due = this.#unlessElsewhere(findDue());
    // A bot that thinks goes on thinking whatever else happens, or people who chat would keep it from its turn.
    if (due !== undefined && due.deadline === undefined && due.seat === this.#thinking) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#thinking = undefined;
    if (due === undefined) return;
    const { seat, deadline } = due;
    if (deadline === undefined) {
      this.#thinking = seat;
      this.#timer = setTimeout(() => void this.#playFor(seat, false), around.botDelayMs);
      return;
    }
    this.#timer = setTimeout(() => void this.#playFor(seat, true), this.#until(deadline));
    this.#timer.unref();
  }

  /** Processes have come or gone: what was looked after here, or elsewhere, may no longer be. */
  setAnew(): void {
    this.#entrustedTo = undefined;
    this.schedule();
    this.watchHost();
  }

  watchHost(): void {
    clearTimeout(this.#hostTimer);
    const from = this.#isClosed ? undefined : this.#unlessElsewhere(this.#plan.hostGoneFrom());
    if (from === undefined) return;
    this.#hostTimer = setTimeout(() => {
      this.#plan.passOnHost().catch(this.#plan.around.onTrouble);
    }, this.#until(from));
    this.#hostTimer.unref();
  }

  /** What another process looks after, once it knows of it. */
  #unlessElsewhere<Thing>(thing: Thing | undefined): Thing | undefined {
    if (thing === undefined) return undefined;
    const { around, code } = this.#plan;
    const decider = around.decider(code());
    const wasEntrustedTo = this.#entrustedTo;
    this.#entrustedTo = decider;
    if (decider === undefined) return thing;
    if (decider !== wasEntrustedTo) around.entrust(code());
    return undefined;
  }

  #until(at: number): number {
    return Math.min(Math.max(0, at - this.#plan.around.now()), LONGEST_TIMER_MS);
  }

  async #playFor(seat: number, isLate: boolean): Promise<void> {
    this.#timer = undefined;
    this.#thinking = undefined;
    try {
      await this.#plan.playFor(seat, isLate);
      this.schedule();
    } catch (error) {
      this.#plan.around.onTrouble(error);
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => this.schedule(), RETRY_MS);
      this.#timer.unref();
    }
  }
}
