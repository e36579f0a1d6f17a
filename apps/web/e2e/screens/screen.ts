import type { Page } from "@playwright/test";
import type { Prepared } from "../prepared.ts";

/** Where a screen begins: its address, the stored game if it is one in this browser, and what else is stored. */
export type Opening = {
  readonly path: string;
  readonly saved?: Prepared;
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
