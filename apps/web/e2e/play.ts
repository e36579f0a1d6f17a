import { errors, type Locator, type Page } from "@playwright/test";
import { type Look, lookFor, type Todo, type Until } from "./look.ts";

/** How to use a control: by mouse, by touch or by keyboard. False if the control is gone. */
export type Hand = (control: Locator, todo: Todo) => Promise<boolean>;

export type Habits = {
  readonly hand: Hand;
  readonly queues: boolean;
  /** How long others (or the server) may take until there is something to do again. */
  readonly patience: number;
  readonly dice: () => number;
  /** Called after every step. */
  readonly after?: ((look: Look) => Promise<void>) | undefined;
};

const QUICK = 4000;
const PATIENCE = 60_000;

export const byMouse: Hand = (control) => inTime(control.click({ timeout: QUICK }));
export const byFinger: Hand = (control) => inTime(control.tap({ timeout: QUICK }));

async function inTime(use: Promise<void>): Promise<boolean> {
  try {
    await use;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

export function habits(seed: number, change: Partial<Habits> = {}): Habits {
  return { hand: byMouse, queues: true, patience: PATIENCE, dice: diceOf(seed), ...change };
}

/** The same numbers for the same seed. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function lookAt(page: Page, { dice, queues, patience }: Habits, until?: Until, not?: string): Promise<Look> {
  return page.evaluate(lookFor, { dice: [dice(), dice(), dice()], queues, patience, until, not });
}

/**
 * Answers every decision, one visible control after another, until the game ends or the goal is reached. Fails if a
 * step changes nothing or a decision has no control.
 */
export async function play(page: Page, habit: Habits, until?: Until): Promise<Look> {
  let look = await lookAt(page, habit, until);
  while (!isDone(look, until)) {
    const { todo, sign } = look;
    if (todo === undefined) throw new Error(`nothing can be done: ${sign}`);
    const used = await use(page, habit, look, todo);
    look = await lookAt(page, habit, until, used ? sign : undefined);
    if (look.sign === sign && used && !isDone(look, until)) throw new Error(`${todo.kind} changed nothing: ${sign}`);
    await habit.after?.(look);
  }
  return look;
}

function isDone({ over, round, mine, step }: Look, until: Until | undefined): boolean {
  if (over) return true;
  if (until?.round !== undefined && round >= until.round) return true;
  return until?.step !== undefined && mine && step === until.step;
}

/** False if the control went away before it could be used because others played on: then the page is read again. */
async function use(page: Page, habit: Habits, { sign }: Look, todo: Todo): Promise<boolean> {
  if (await habit.hand(page.locator(todo.css).nth(todo.nth), todo)) return true;
  const now = await lookAt(page, { ...habit, patience: 0 });
  if (now.sign === sign) throw new Error(`${todo.kind} is there and cannot be used: ${sign}`);
  return false;
}
