import { expect, test } from "@playwright/test";
import { PAINTED } from "./chromium.ts";
import { dragByTouch } from "./drag.ts";
import { lastStateIn, rowsOf, rowsOn } from "./engineFixture.ts";
import { drawAlike } from "./people.ts";
import { byFinger, habits, play } from "./play.ts";
import { wear } from "./screens.ts";

test.describe.configure({ timeout: 600_000 });

// Chromium crashes if it is a phone that paints nothing.
test.use({ launchOptions: PAINTED, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a whole solo game by touch, with one card dragged to its slot", async ({ page }) => {
  await wear(page, "day", "en");
  await drawAlike(page, 4);
  await page.goto("/solo");
  const habit = habits(4, { hand: byFinger });
  await play(page, habit, { step: "bidding" });
  const laid = await page.locator(".bid-own").count();
  await dragByTouch(page, page.locator("button.hand-card").first(), page.locator("[data-slot='ship:1']"));
  await expect(page.locator(".bid-own")).toHaveCount(laid + 1);
  await play(page, habit);
  const rows = rowsOf(await lastStateIn(page));
  expect(rows.length).toBeGreaterThan(0);
  expect(await rowsOn(page)).toEqual(rows);
});
