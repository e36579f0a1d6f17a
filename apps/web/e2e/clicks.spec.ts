import { expect, type Page } from "@playwright/test";
import { open as openAt } from "./screens/decisions.ts";
import { test } from "./shared.ts";
import { open, show } from "./visit.ts";

/** Two for each of the five cards, and two for the harbor: look at the best loading, then apply it and be done. */
const MOST_CLICKS = 12;

test("a round of the solo game asks for no click too many", async ({ shared: page }) => {
  const screen = { name: "solo-bidding", ready: ".prompt[data-mine=true]", open: () => openAt("solo-bidding") };
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
  const board = page.locator(".board");
  const round = Number(await board.getAttribute("data-round"));
  let clicks = 0;
  const click = async (css: string) => {
    await page.locator(css).first().click();
    clicks += 1;
  };
  const cards = await page.locator("button.hand-card").count();
  expect(cards).toBe(5);
  for (let left = cards; left > 0; left -= 1) {
    await expect(page.locator("button.hand-card")).toHaveCount(left);
    await click("button.hand-card");
    await click('.target[data-spot="slot:parking"]');
  }
  await expect(board).toHaveAttribute("data-step", "harbor");
  if (await canLoad(page)) {
    await click("[data-do=load]");
    await click("[data-do=take-all]");
  } else {
    await click("[data-do=done]");
  }
  // The end of the round needs none: the time to reconsider runs out by itself.
  await expect(board).toHaveAttribute("data-round", String(round + 1));
  await expect(page.locator("button.hand-card")).toHaveCount(5);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

/** The best loading is known a moment after the boards are drawn. */
async function canLoad(page: Page): Promise<boolean> {
  const load = page.locator("[data-do=load]");
  await load.waitFor();
  return load.isEnabled();
}
