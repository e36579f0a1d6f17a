import type { Page } from "@playwright/test";
import type { Screen } from "./screen.ts";

/** A lesson at one of its steps, as a learner gets there who lets the teacher do everything. */
function at(name: string, lesson: string, step: number, ready = ".teacher"): Screen {
  return {
    name,
    ready,
    open: () => ({ path: `/learn/${lesson}` }),
    async show(page) {
      await page.locator(".board").waitFor();
      for (let nth = 1; nth < step; nth += 1) {
        await page.locator(".teacher-foot button").last().click();
        await page.locator(".teacher-step", { hasText: new RegExp(`\\b${nth + 1}\\b`) }).waitFor();
      }
    },
  };
}

const hinted = async (page: Page) => {
  await page.locator(".board").waitFor();
  await page.locator(".teacher-foot button").last().click();
};

/** The lessons: their list, a bid, work in the harbor, the reckoning, and a puzzle with a hint. */
export const LESSONS: readonly Screen[] = [
  { name: "learn", ready: ".learn-next", open: () => ({ path: "/learn" }) },
  at("lesson-bid", "first-round", 3, ".slot[data-pointed]"),
  at("lesson-work", "first-round", 11, ".harbor-place[data-pointed]"),
  at("lesson-score", "first-round", 16),
  { name: "lesson-hint", ready: ".teacher", open: () => ({ path: "/learn/nothing-lost" }), show: hinted },
];
