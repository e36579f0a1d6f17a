import type { Answer } from "@harbor/protocol";
import { type AnyGame, personsIn } from "../games.ts";
import { freshSeed } from "../random.ts";
import type { TableId } from "../store/store.ts";
import { choicesOf, decideOnce, decidePart, decidePlainly, optionsOf, type Resolved } from "./autopilot.ts";
import { leastInSecret, QUEUED_MS, thinkingTime } from "./botPace.ts";
import { isDecidedHere, isPlayedForAt, nextDue } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import { hasAnswer } from "./queued.ts";
import type { RoomDeps } from "./roomDeps.ts";
import type { TableState } from "./tableState.ts";
import { partOf } from "./waiting.ts";

/** A table as self-play sees it. */
export type PlayedTable = {
  readonly id: TableId;
  readonly game: AnyGame;
  state(): TableState;
  deadlines(): ReadonlyMap<number, number>;
  /** Undefined if another process looks after it. */
  unlessElsewhere<Thing>(thing: Thing | undefined): Thing | undefined;
  /** Writes what is decided on the current state, after everything queued before it. */
  write(decideOn: (given: { state: TableState; at: number }) => readonly EntryBody[]): Promise<Answer>;
};

type Around = Pick<RoomDeps, "now" | "confirmTime" | "botDelayMs" | "captainMs" | "onBackgroundError" | "think">;

/** A seat the server decides for: a bot, a seat on autopilot or with a queued answer, or one whose clock has run out. */
type Turn = { readonly seat: number; readonly isLate: boolean };

/** Longer timers overflow; the clock is then checked again. */
const LONGEST_TIMER_MS = 3_600_000;
const RETRY_MS = 1000;
/** After the seat's options changed this often during a thought, a plain decision is made at once. */
const MOST_TRIES = 3;

/** What happens at a table by itself, one thing at a time: bots and the autopilot move, and clocks run out. */
export class SelfPlay {
  readonly #table: PlayedTable;
  readonly #around: Around;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Turn | undefined;
  /** The seat that was decided for last, and in which part of the game. */
  #last = { seat: -1, part: "" };
  #isClosed = false;

  constructor(table: PlayedTable, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  get isTicking(): boolean {
    return this.#timer !== undefined || this.#turn !== undefined;
  }

  /** Schedules what happens next: a bot's move, or a clock that runs out. */
  schedule(): void {
    if (this.#isClosed) return;
    const { game, state, deadlines, unlessElsewhere } = this.#table;
    const due = unlessElsewhere(nextDue(game, state(), deadlines()));
    const isLate = due?.deadline !== undefined;
    // A bot keeps thinking whatever else happens, or a busy chat would keep it from moving.
    if (due !== undefined && due.seat === this.#turn?.seat && isLate === this.#turn.isLate) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn = undefined;
    if (due === undefined) return;
    const { seat, deadline } = due;
    if (deadline === undefined) {
      void this.#play({ seat, isLate: false });
      return;
    }
    const left = Math.min(Math.max(0, deadline - this.#around.now()), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#play({ seat, isLate: true });
    }, left);
    this.#timer.unref();
  }

  close(): void {
    this.#isClosed = true;
    this.#turn = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #play(turn: Turn): Promise<void> {
    this.#turn = turn;
    try {
      // The late player may have been unable to move.
      const ready = turn.isLate ? this.#around.confirmTime() : this.#takeTime(turn.seat);
      // Awaited only after the thought; until then a rejection must not count as unhandled.
      ready.catch(() => undefined);
      for (let tries = 0; this.#turn === turn && this.#isDue(turn, this.#table.state()); tries += 1) {
        const resolved = tries < MOST_TRIES ? await this.#decide(turn) : undefined;
        await ready;
        if (this.#turn !== turn || (await this.#carryOut(turn, resolved))) break;
      }
      if (this.#turn !== turn) return;
      this.#turn = undefined;
      this.schedule();
    } catch (error) {
      this.#around.onBackgroundError(error);
      if (this.#turn !== turn) return;
      this.#turn = undefined;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.schedule();
      }, RETRY_MS);
      this.#timer.unref();
    }
  }

  #isDue({ seat, isLate }: Turn, state: TableState): boolean {
    if (state.status !== "playing" || !this.#table.game.pending(state.game).includes(seat)) return false;
    if (!isLate) return isDecidedHere(this.#table.game, state, seat);
    const deadline = this.#table.deadlines().get(seat);
    return deadline !== undefined && this.#around.now() >= deadline;
  }

  #decide({ seat, isLate }: Turn): Promise<Resolved> {
    const { game, id } = this.#table;
    const { think } = this.#around;
    const how = { at: this.#around.now(), freshSeed, think: think(id) };
    return (isLate ? decidePart : decideOnce)(game, this.#table.state(), seat, how);
  }

  /** Whether the turn is over; it is not if the seat's options have changed during the thought. */
  async #carryOut(turn: Turn, resolved: Resolved | undefined): Promise<boolean> {
    const { game } = this.#table;
    let isStale = false;
    const answer = await this.#table.write(({ state, at }) => {
      isStale = false;
      if (!this.#isDue(turn, state)) return [];
      this.#last = { seat: turn.seat, part: partOf(game, state.game) };
      if (resolved === undefined) {
        return decidePlainly(game, state, turn.seat, turn.isLate, { at, freshSeed });
      }
      isStale = optionsOf(game, state, turn.seat) !== resolved.options;
      return isStale ? [] : resolved.entries;
    });
    return !isStale && (answer.ok || answer.code !== "illegal" || resolved === undefined);
  }

  /**
   * A bot takes as long as a person would, unless its table or the server wants it to move at once. Where the question
   * is a secret, it takes at least as long as any thought about it.
   */
  #takeTime(seat: number): Promise<void> {
    const { game } = this.#table;
    const state = this.#table.state();
    const inSecret = game.asksInSecret?.(state.game) === true;
    const botMs = state.settings.botPace === "at-once" ? 0 : this.#around.botDelayMs;
    const paced = thinkingTime(
      {
        usualMs: hasAnswer(game, state, seat) ? QUEUED_MS : botMs,
        choices: inSecret ? undefined : choicesOf(game, state, seat).length,
        goesOn: this.#last.seat === seat && this.#last.part === partOf(game, state.game),
        isWaitedFor: game.pending(state.game).every((one) => isPlayedForAt(state, one)),
      },
      Math.random,
    );
    const time = inSecret
      ? Math.max(paced, leastInSecret(strengthAt(game, state, seat) === "captain" ? this.#around.captainMs : 0))
      : paced;
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        resolve();
      }, time);
    });
  }
}

function strengthAt(game: AnyGame, { seats }: TableState, seat: number): string | undefined {
  const holder = seats[seat]?.holder;
  const bot = holder?.kind === "bot" ? holder.bot : undefined;
  return personsIn(game.id).find(({ id }) => id === bot)?.strength;
}
