import type { Answer } from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import type { TableId } from "../store/store.ts";
import { choicesOf, decideOnce, decidePart, decidePlainly, optionsOf, type Resolved } from "./autopilot.ts";
import { thinkingTime } from "./botPace.ts";
import { isPlayedForAt, nextDue } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import type { Surroundings } from "./surroundings.ts";
import type { TableState } from "./tableState.ts";
import { partOf } from "./waiting.ts";

/** A table as what happens at it by itself sees it. */
export type PlayedTable = {
  readonly id: TableId;
  readonly game: AnyGame;
  state(): TableState;
  deadlines(): ReadonlyMap<number, number>;
  /** Nothing, where another process looks after it. */
  unlessElsewhere<Thing>(thing: Thing | undefined): Thing | undefined;
  /** Writes what is decided on the state of that moment, when all before it is done. */
  write(decideOn: (given: { state: TableState; at: number }) => readonly EntryBody[]): Promise<Answer>;
};

type Around = Pick<Surroundings, "now" | "freshSeed" | "confirmTime" | "botDelayMs" | "onTrouble" | "think">;

/** A seat that the server decides for at the moment: a bot's or one on autopilot, or one whose clock has run out. */
type Turn = { readonly seat: number; readonly isLate: boolean };

/** Timers longer than this overflow; the clock is simply looked at again then. */
const LONGEST_TIMER_MS = 3_600_000;
const RETRY_MS = 1000;
/** So often something else may happen while somebody thinks; then it is decided on the spot. */
const MOST_TRIES = 3;

/** What happens at a table by itself: bots and the autopilot move, and clocks run out. One thing at a time. */
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

  /** Sets the next thing that happens: a bot's move, or a clock that runs out. */
  schedule(): void {
    if (this.#isClosed) return;
    const { game, state, deadlines, unlessElsewhere } = this.#table;
    const due = unlessElsewhere(nextDue(game, state(), deadlines()));
    const isLate = due?.deadline !== undefined;
    // A bot that thinks goes on thinking whatever else happens, or people who chat would keep it from its turn.
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
      // Whoever is late may have been kept from moving.
      const ready = turn.isLate ? this.#around.confirmTime() : this.#takeTime(turn.seat);
      // Waited for after the thought, which may be over sooner; until then it must not count as nobody's failure.
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
      this.#around.onTrouble(error);
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
    if (!isLate) return isPlayedForAt(state, seat);
    const deadline = this.#table.deadlines().get(seat);
    return deadline !== undefined && this.#around.now() >= deadline;
  }

  #decide({ seat, isLate }: Turn): Promise<Resolved> {
    const { game, id } = this.#table;
    const { freshSeed, think } = this.#around;
    const how = { at: this.#around.now(), freshSeed, think: think(id) };
    return (isLate ? decidePart : decideOnce)(game, this.#table.state(), seat, how);
  }

  /** Whether that is the end of it; not where the seat can do other things by now than when it was thought about. */
  async #carryOut(turn: Turn, resolved: Resolved | undefined): Promise<boolean> {
    const { game } = this.#table;
    let isStale = false;
    const answer = await this.#table.write(({ state, at }) => {
      isStale = false;
      if (!this.#isDue(turn, state)) return [];
      this.#last = { seat: turn.seat, part: partOf(game, state.game) };
      if (resolved === undefined) {
        return decidePlainly(game, state, turn.seat, turn.isLate, { at, freshSeed: this.#around.freshSeed });
      }
      isStale = optionsOf(game, state, turn.seat) !== resolved.options;
      return isStale ? [] : resolved.entries;
    });
    return !isStale && (answer.ok || answer.code !== "illegal" || resolved === undefined);
  }

  /** A bot takes its time as a person would, unless its table or the server wants it at once. */
  #takeTime(seat: number): Promise<void> {
    const { game } = this.#table;
    const state = this.#table.state();
    const usualMs = state.settings.botPace === "at-once" ? 0 : this.#around.botDelayMs;
    if (usualMs === 0) return Promise.resolve();
    const time = thinkingTime(
      {
        usualMs,
        choices: choicesOf(game, state, seat).length,
        goesOn: this.#last.seat === seat && this.#last.part === partOf(game, state.game),
        isWaitedFor: game.pending(state.game).every((one) => isPlayedForAt(state, one)),
      },
      Math.random,
    );
    return new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        resolve();
      }, time);
    });
  }
}
