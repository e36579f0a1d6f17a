import { expect, type Page } from "@playwright/test";
import { open as openAt } from "./screens/decisions.ts";
import { test } from "./shared.ts";
import type { Situation } from "./situations.ts";
import { open, show } from "./visit.ts";

async function decide(page: Page, name: Situation): Promise<void> {
  const screen = { name, ready: ".prompt[data-mine=true]", open: () => openAt(name) };
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
}

const answerIn = (page: Page) => page.locator(".answer");

test("the six houses of the town say on hover what they do, and lead to their rule", async ({ shared: page }) => {
  await decide(page, "bidding-last");
  const houses = page.locator(".house");
  const does = [
    /earns you 1 coin/,
    /building on show/,
    /clear a cover/,
    /lowest card/,
    /prices of all four/,
    /swap two/,
  ];
  for (const [nth, words] of does.entries()) {
    await houses.nth(nth).locator(".house-name").hover();
    await expect(answerIn(page)).toContainText(words);
  }
  await expect(answerIn(page)).toHaveCount(1);
  await answerIn(page).getByRole("button", { name: "Rule TWN-5" }).click();
  await expect(page.locator(".rules-dialog #TWN-5")).toBeVisible();
  await page.keyboard.press("Escape");
  // A hand of cards is not disturbed by asking.
  await expect(page.locator("button.hand-card")).toHaveCount(1);
});

test("with the key ? a click or an arrow key asks and does nothing else", async ({ shared: page }) => {
  await decide(page, "bidding-last");
  await page.keyboard.press("?");
  await expect(page.locator("[data-do=ask]")).toHaveAttribute("aria-pressed", "true");
  await expect(answerIn(page)).toContainText("Escape ends");
  await page.locator(".lorry .inspect").first().click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(answerIn(page)).toContainText("The highest total wins this contract.");
  await page.locator("button.hand-card").click();
  await expect(page.locator("button.hand-card")).toHaveAttribute("aria-pressed", "false");
  await expect(answerIn(page)).toContainText("Influence");
  await page.locator(".rungs li").first().click();
  await expect(answerIn(page)).toContainText("Number 1 of 4");
  await page.keyboard.press("ArrowRight");
  await expect(answerIn(page)).toContainText("Number 2 of 4");
  await expect(page.getByRole("status").filter({ hasText: "Number 2 of 4" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(answerIn(page)).toHaveCount(0);
  await page.locator("button.hand-card").click();
  await expect(page.locator("button.hand-card")).toHaveAttribute("aria-pressed", "true");
});

test("a long press asks and is no tap; a short tap still picks up and puts down", async ({ shared: page }) => {
  await decide(page, "harbor");
  const space = page.locator(".harbor-place:has(.space-building)").first();
  const building = space.locator(".space-building");
  await building.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(answerIn(page)).toContainText(/star|No stars/);
  await building.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
  await building.dispatchEvent("click");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(answerIn(page)).toBeVisible();
  await building.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(answerIn(page)).toHaveCount(0);
  await building.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
  await page.locator("button.good").first().click();
  await expect(page.locator(".target[data-barred=false]").first()).toBeVisible();
});
