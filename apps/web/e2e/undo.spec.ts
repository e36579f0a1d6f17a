import { expect, type Page, test } from "@playwright/test";
import { wear } from "./screens.ts";
import { type Situation, situation } from "./situations.ts";

async function open(page: Page, name: Situation): Promise<void> {
  const { kind, plan, moves } = situation(name);
  await wear(page, "day", "en");
  await page.goto("/rules");
  await page.evaluate(([key, saved]) => localStorage.setItem(`harbor:local:${key}`, saved), [
    kind,
    JSON.stringify({ plan, moves }),
  ] as const);
  await page.goto(`/${kind}`);
  await page.locator(".prompt[data-mine=true]").waitFor();
}

const targets = (page: Page) => page.locator(".space .target[data-barred=false]");

test("founding is undone good by good, then the building, and then redone", async ({ page }) => {
  await open(page, "founding");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(0);
  await expect(targets(page)).toHaveCount(12);
  await targets(page).nth(4).click();
  await targets(page).nth(0).click();
  await expect(page.locator(".space button.good, .space .good")).not.toHaveCount(0);
  await undo.click();
  await expect(page.locator(".space button.good, .space .good")).toHaveCount(0);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(page.locator(".space-building")).toHaveCount(0);
  await expect(targets(page)).toHaveCount(12);
  await targets(page).nth(7).click();
  await expect(page.locator(".space-building")).toHaveCount(1);
  await expect(undo).toBeVisible();
});

test("a bollard and its price are taken back until the permits are finished", async ({ page }) => {
  await open(page, "bollard-more");
  const walls = page.locator(".harbor-wall");
  const before = await walls.allTextContents();
  const log = await page.locator(".log-line").allTextContents();
  const purse = page.locator("[data-anchor='money:0'] .unseen").first();
  const money = await purse.textContent();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(0);
  await page.locator(".harbor-wall .target[data-barred=false]").first().click();
  await expect(undo).toBeVisible();
  await expect(purse).not.toHaveText(money ?? "");
  await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await walls.allTextContents()).toEqual(before);
  await expect(purse).toHaveText(money ?? "");
  expect(await page.locator(".log-line").allTextContents(), "the log keeps no line of it").toEqual(log);
});
