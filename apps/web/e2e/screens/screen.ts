import type { Page } from "@playwright/test";
import type { Prepared } from "../prepared.ts";

/** Where a screen begins: an address, and the game that the browser has kept, if it is one in this browser. */
export type Opening = { readonly path: string; readonly saved?: Prepared };

/** Something there is to see, by name, with the way to it. It looks the same whenever it is opened. */
export type Screen = {
  readonly name: string;
  /** Things move and are told one after the other; else there is no motion. */
  readonly moving?: true;
  /** Is there once the screen has come. */
  readonly ready: string;
  open(page: Page): Opening | Promise<Opening>;
  /** What is clicked, on a phone as on a desktop. */
  show?(page: Page): Promise<void>;
};

/** Turns to a part of the table where only one is seen at a time. */
export async function turnTo(page: Page, tab: "world" | "harbor" | "side"): Promise<void> {
  await page.locator(".board").waitFor();
  const button = page.locator(`.tab[data-tab="${tab}"]`);
  if (await button.isVisible()) await button.click();
}
