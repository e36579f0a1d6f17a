import type { Page } from "@playwright/test";
import { playStep } from "./harness.ts";

export const THEMES = ["day", "night"] as const;
export const LANGUAGES = ["en", "de", "fr"] as const;
type Theme = (typeof THEMES)[number];
type Language = (typeof LANGUAGES)[number];

/** A screen by name and the way to it; the address is opened first. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Reached only after a while of play. */
  readonly far?: true;
  reach(page: Page): Promise<void>;
};

const stay = async (): Promise<void> => {};

export async function wear(page: Page, theme: Theme, language: Language, pace = "none"): Promise<void> {
  await page.addInitScript((state) => localStorage.setItem("harbor:settings", JSON.stringify({ state, version: 0 })), {
    theme,
    language,
    pace,
    confirmBids: false,
    name: "",
  });
}

/** Three bots and oneself at the long game, which has everything there is to see. */
export async function sitWithBots(page: Page): Promise<void> {
  for (const seat of [1, 2, 3]) await page.locator(".person").nth(seat).locator(".button").nth(1).click();
  await page.locator(".panel").last().locator(".button").first().click();
  await page.locator(".panel .button.main").click();
  await page.locator(".board").waitFor();
}

const MOST_STEPS = 900;
const MOMENT = 25;

/** Plays on until this decision is one's own. */
export async function playUntil(page: Page, step: string): Promise<void> {
  for (let nth = 0; nth < MOST_STEPS; nth += 1) {
    const mine = await page.locator(`.board[data-step="${step}"] .prompt[data-mine=true]`).count();
    if (mine > 0 && (await page.locator(".reveal").count()) === 0) return;
    if ((await playStep(page)) === undefined) return;
    await page.waitForTimeout(MOMENT);
  }
}

/** What can be looked at everywhere without playing for long. */
export const nearScreens = (): readonly Screen[] => SCREENS.filter(({ far }) => far !== true);

const after = (step: string) => async (page: Page) => {
  await sitWithBots(page);
  await playUntil(page, step);
};

export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/", reach: stay },
  {
    name: "settings",
    path: "/",
    reach: async (page) => page.locator(".home-top .button").click(),
  },
  { name: "open", path: "/open", reach: async (page) => page.locator(".sheet").waitFor() },
  { name: "lost", path: "/nowhere", reach: stay },
  { name: "hotseat", path: "/hotseat", reach: async (page) => page.locator(".sheet").waitFor() },
  {
    name: "curtain",
    path: "/hotseat",
    reach: async (page) => {
      await page.locator(".panel .button.main").click();
      for (let nth = 0; nth < 4; nth += 1) {
        await playStep(page);
        await page.waitForTimeout(MOMENT);
      }
    },
  },
  { name: "rules", path: "/rules", reach: async (page) => page.locator(".rule-section").first().waitFor() },
  { name: "founding", path: "/solo", reach: async (page) => page.locator(".prompt").waitFor() },
  { name: "bidding", path: "/hotseat", reach: after("bidding") },
  {
    name: "bidding-held",
    path: "/hotseat",
    reach: async (page) => {
      await after("bidding")(page);
      await page.locator("button.hand-card").nth(2).click();
    },
  },
  {
    name: "card",
    path: "/hotseat",
    reach: async (page) => {
      await after("bidding")(page);
      await page.locator(".offer").click();
    },
  },
  { name: "permit", path: "/hotseat", reach: after("permit") },
  { name: "prices", path: "/hotseat", far: true, reach: after("prices") },
  { name: "ladder", path: "/hotseat", far: true, reach: after("ladder") },
  { name: "ships", path: "/hotseat", far: true, reach: after("ships") },
  { name: "contracts", path: "/hotseat", far: true, reach: after("contracts") },
  {
    name: "harbor-held",
    path: "/solo",
    far: true,
    reach: async (page) => {
      await playUntil(page, "harbor");
      const good = page.locator("button.good");
      if ((await good.count()) > 0) await good.first().click();
    },
  },
  {
    name: "end",
    path: "/solo",
    far: true,
    reach: async (page) => playUntil(page, "no such step"),
  },
];
