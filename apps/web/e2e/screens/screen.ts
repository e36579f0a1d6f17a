import type { Move } from "@harbor/kit";
import type { Page } from "@playwright/test";
import type { Prepared } from "../prepared.ts";

/** A stored game of any of the games. */
export type SavedGame = Omit<Prepared, "moves"> & { readonly moves: readonly Move<unknown>[] };

/** Where a screen begins: its address, the stored game if it is one in this browser, and what else is stored. */
export type Opening = {
  readonly path: string;
  readonly saved?: SavedGame;
  readonly stored?: Readonly<Record<string, unknown>>;
};

/** A screen by name, and the way to it. It looks the same every time it is opened. */
export type Screen = {
  readonly name: string;
  /** Motion is on; by default it is off. */
  readonly moving?: true;
  /** Present once the screen is ready. */
  readonly ready: string;
  open(page: Page): Opening | Promise<Opening>;
  /** The clicks, the same on a phone and on a desktop. */
  show?(page: Page): Promise<void>;
};

/** Switches to a part of the table on screens that show one at a time. */
export async function turnTo(page: Page, tab: "world" | "harbor" | "side"): Promise<void> {
  await page.locator(".board").waitFor();
  const button = page.locator(`.tab[data-tab="${tab}"]`);
  if (await button.isVisible()) await button.click();
}
