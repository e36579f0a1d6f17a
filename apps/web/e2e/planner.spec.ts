import { expect, type Page } from "@playwright/test";
import { harborOn } from "./people.ts";
import { open as openAt } from "./screens/decisions.ts";
import { test } from "./shared.ts";
import type { Situation } from "./situations.ts";
import { open, show } from "./visit.ts";

/** A game in the browser, just before this decision. */
async function decide(page: Page, name: Situation): Promise<void> {
  const screen = { name, ready: ".prompt[data-mine=true]", open: () => openAt(name) };
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const movesKept = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem("harbor:local:hotseat") ?? localStorage.getItem("harbor:local:solo") ?? "";
    return JSON.parse(kept).moves.length;
  });

test("the planner suggests the best loading, shows it on the harbor and lets the player take it step by step", async ({
  shared: page,
}) => {
  await decide(page, "harbor");
  const before = await harborOn(page);
  await button(page, "Planner").click();
  await button(page, "Show the best loading").click();
  await expect(page.locator(".route-good").first()).toBeVisible();
  await expect(page.locator(".prompt-hint")).toContainText("First: ");
  const planned = await harborOn(page);
  expect(planned).not.toBe(before);
  const steps = Number(/\d+/.exec((await page.getByRole("heading", { name: /^Preview: / }).textContent()) ?? "")?.[0]);
  expect(steps).toBeGreaterThan(1);
  const moves = await movesKept(page);
  await button(page, "One step").click();
  await expect.poll(() => movesKept(page)).toBeGreaterThan(moves);
  expect(await movesKept(page)).toBeLessThan(moves + steps);
  // The rest is still shown, so the harbor looks as it will in the end.
  expect(await harborOn(page)).toBe(planned);
  await button(page, "Apply").click();
  await expect(page.locator(".harbor[data-preview=true]")).toHaveCount(0);
  expect(await movesKept(page)).toBe(moves + steps);
  expect(await harborOn(page)).toBe(planned);
  await expect(button(page, "Undo").or(button(page, "Undo the loading"))).toBeEnabled();
});

test("a try-out moves goods and places a contract by keyboard, without any effect on the game", async ({
  shared: page,
}) => {
  await decide(page, "harbor");
  const [before, moves] = [await harborOn(page), await movesKept(page)];
  await button(page, "Planner").press("Enter");
  await button(page, "Try something out").press("Enter");
  const trial = page.getByRole("dialog", { name: "Try-out" });
  await expect(trial.getByText("Nothing you do here is sent.")).toBeVisible();
  await expect(trial.locator("[data-do=undo]")).toBeDisabled();
  await trial.locator('.tray-item[data-tried^="contract"]').first().press("Enter");
  await trial.locator(".loading .target, .loading ~ .target").first().waitFor();
  await trial.locator(".target[data-spot^=loading][data-barred=false]").first().press("Enter");
  await expect(trial.locator("[data-do=undo]")).toBeEnabled();
  await trial.locator("[data-do=load]").press("Enter");
  await expect(trial.locator(".trial-sums")).toContainText(/\d+ (coin|star)/);
  await trial.locator("[data-do=undo]").press("Enter");
  await trial.locator("[data-do=start-over]").press("Enter");
  await expect(trial.locator("[data-do=start-over]")).toBeDisabled();
  await trial.locator(".space button.good").first().press("Enter");
  await trial.locator(".space .target[data-barred=false]").first().press("Enter");
  await expect(trial.locator("[data-do=undo]")).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(trial).toHaveCount(0);
  expect(await harborOn(page)).toBe(before);
  expect(await movesKept(page)).toBe(moves);
  // It is still there on return.
  await button(page, "Planner").click();
  await button(page, "Try something out").click();
  await expect(trial.locator("[data-do=undo]")).toBeEnabled();
  const planned = await trial.locator(".harbor").textContent();
  // And after a reload.
  await page.reload();
  await button(page, "Planner").click();
  await button(page, "Try something out").click();
  await expect(trial.locator("[data-do=undo]")).toBeEnabled();
  expect(await trial.locator(".harbor").textContent()).toBe(planned);
  await trial.locator("[data-do=start-over]").click();
  await page.reload();
  await button(page, "Planner").click();
  await button(page, "Try something out").click();
  await expect(trial.locator("[data-do=undo]")).toBeDisabled();
});

test("a try-out notices that the game has moved on, and restarts from the new state", async ({ shared: page }) => {
  await decide(page, "finished");
  await button(page, "Done").click();
  // The player can come back for a moment, before the end of the round begins by itself.
  await button(page, "Planner").click();
  await button(page, "Try something out").click();
  const trial = page.getByRole("dialog", { name: "Try-out" });
  await trial.getByText("This is a copy.").waitFor();
  await expect(trial.getByText("The game has moved on.")).toBeVisible();
  await expect(trial.getByText(/^It is your turn: /)).toBeVisible();
  await button(page, "Use the current state").click();
  await expect(trial.getByText("The game has moved on.")).toHaveCount(0);
  await expect(trial.locator(".harbor")).toBeVisible();
  await button(page, "Back to the game").click();
  await expect(page.locator(".prompt[data-mine=true]")).toBeVisible();
});

test("a card's value for the player's harbor shows on hover, on focus and on a long press", async ({
  shared: page,
}) => {
  await decide(page, "bidding-last");
  const card = page.locator(".lorry .inspect").first();
  await expect(page.locator(".offer-mark").first()).toBeVisible();
  await expect(card).toHaveAccessibleDescription(/[Ll]oading dock.*; /);
  const tip = page.locator(".answer");
  await card.hover();
  await expect(tip).toBeVisible();
  await expect(tip).toContainText(/when full: |penalty/);
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await page.locator(".lorry .inspect").nth(1).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await card.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(tip).toBeVisible();
  await card.dispatchEvent("click");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await card.click();
  await expect(page.locator(".offer-note")).toContainText("For your harbor");
});

test("the planner forecasts the next rounds, each with its reasons", async ({ shared: page }) => {
  await decide(page, "harbor");
  await button(page, "Planner").click();
  const rows = page.locator(".ahead tbody");
  await expect(rows.first()).toContainText("Now");
  await expect(rows.nth(1)).toContainText(/This round.*\d/);
  await expect(page.locator(".ahead-why").first()).toContainText(/fulfilled: [+−]\d+/);
  await expect(page.getByText(/Cards you may still win/)).toBeVisible();
  await expect(page.locator(".planner-offers li").first()).toContainText(/round \d+/);
});
