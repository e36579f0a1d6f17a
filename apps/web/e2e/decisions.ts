import type { Page } from "@playwright/test";
import type { ActionType } from "./gameFixture.ts";
import type { Situation } from "./situations.ts";

/** Where a kind of decision comes up, and how to make it by keyboard alone. */
export type Decision = { readonly at: Situation; take(page: Page): Promise<void> };

const OPEN_TARGET = ".target[data-barred=false]";

const PILE = '.space:not([data-built=true]) .space-goods[data-count="2"] button.good';
const REPACK = "[data-do=repack]";

const press = (selector: string) => async (page: Page) => page.locator(selector).first().press("Enter");

/** Picks a piece up and puts it down. */
const carry = (piece: string, target: string) => async (page: Page) => {
  await page.locator(piece).first().press("Enter");
  await page.locator(target).first().press("Enter");
};

/** Covers every action type; the compiler reports a missing one. */
export const DECISIONS: Readonly<Record<ActionType, Decision>> = {
  found: { at: "founding", take: press(OPEN_TARGET) },
  stock: { at: "stocking", take: press(OPEN_TARGET) },
  bid: { at: "bidding-first", take: carry("button.hand-card", `.slot:not(:has(.slot-concern)) ${OPEN_TARGET}`) },
  bollard: { at: "bollard", take: press(`.harbor-wall ${OPEN_TARGET}`) },
  clear: { at: "clear", take: press(`.space ${OPEN_TARGET}`) },
  build: { at: "build-choice", take: carry(".yard-card", `.space:not([data-covered=true]) ${OPEN_TARGET}`) },
  raise: { at: "influence", take: press(".prompt-foot .button.main") },
  price: {
    at: "prices",
    async take(page) {
      // Most expensive first: the last good in the list, and so on; the first one follows by itself.
      for (const nth of [3, 2, 1]) await page.locator(".ranking-good").nth(nth).press("Enter");
      await page.locator("[data-do=set]").press("Enter");
    },
  },
  swap: { at: "ladder", take: press(".swap") },
  pass: { at: "ladder", take: press(".prompt-foot .button") },
  berth: { at: "ships-wild", take: carry(".good-button:last-child", OPEN_TARGET) },
  lay: { at: "contracts", take: press(OPEN_TARGET) },
  refuse: { at: "contracts", take: press(".prompt-foot .button") },
  produce: { at: "produce", take: carry(".space-maker", OPEN_TARGET) },
  move: { at: "harbor", take: carry(".space button.good", `.space ${OPEN_TARGET}`) },
  pack: { at: "pack", take: carry(PILE, REPACK) },
  unpack: { at: "unpack", take: carry('button.good[aria-label^="container,"]', REPACK) },
  deposit: {
    at: "deposit",
    async take(page) {
      await page.locator(".deposit .field").fill("2");
      await page.locator(".deposit .button").press("Enter");
    },
  },
  undo: { at: "harbor-made", take: press("[data-do=undo]") },
  done: {
    at: "harbor",
    async take(page) {
      for (const next of ["done", "anyway", "go-on"]) {
        await page.locator(`[data-do=${next}]`).press("Enter");
      }
    },
  },
  give: { at: "give", take: press(OPEN_TARGET) },
  sell: { at: "sell", take: press(OPEN_TARGET) },
};
