import type { Page } from "@playwright/test";
import { type Habits, habits, lookAt } from "./play.ts";

/** The sizes every screen must fit: a desktop, a tablet, a phone, and the smallest there is. */
export const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "tablet", width: 1024, height: 768 },
  { name: "phone", width: 390, height: 844 },
  { name: "small", width: 320, height: 640 },
] as const;

const SEED = 7;
const own = new WeakMap<Page, Habits>();

/** Plays one step of the current decision, by the visible controls; undefined if there is none. */
export async function playStep(page: Page): Promise<string | undefined> {
  const habit = own.get(page) ?? habits(SEED, { patience: 0 });
  own.set(page, habit);
  const look = await lookAt(page, habit);
  if (look.over) return undefined;
  if (look.todo === undefined) return "wait";
  await habit.hand(page.locator(look.todo.css).nth(look.todo.nth), look.todo);
  return look.todo.kind;
}
