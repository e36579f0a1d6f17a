import { expect, type Page, test } from "@playwright/test";
import { keepAnalysed } from "./analysisFixture.ts";
import { OTHER_RECORDED } from "./otherFixture.ts";
import { finishHarbor } from "./people.ts";
import { keep, leaveBeforeEnd, recorded } from "./recordings.ts";
import { wear } from "./screens.ts";

// One after another in one process, which makes each analysis once.
test.describe.configure({ mode: "default" });

const step = (page: Page) => page.getByRole("slider", { name: "Step" });
const title = "What decided it?";

test("a finished game is analysed at a click, bit by bit, and the analysis can be stopped", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules");
  // Begun with cards that are not today's any more.
  await leaveBeforeEnd(page, "solo", recorded("solo-1-balanced"));
  await page.goto("/solo");
  await finishHarbor(page);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped at \d+\s%/)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/is analyzing the game/)).toBeVisible();

  // The line and the turning points show at once.
  const turn = page.locator(".turn").first();
  await turn.click({ timeout: 60_000 });
  await expect(page.locator(".controls")).toBeVisible();
  expect(Number(await step(page).inputValue())).toBeGreaterThan(0);
  const back = page.getByRole("button", { name: title });
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/is analyzing the game/)).toBeVisible();
  await page.getByRole("button", { name: "Back to the recording" }).click();
  await expect(step(page)).toBeVisible();
});

test("a recorded game of the other kind is analysed as well", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules");
  await keep(page, "kept-b", recorded(OTHER_RECORDED));
  await page.goto("/replay/kept-b");
  await page.getByRole("button", { name: title }).click();
  await expect(page.getByText(/is analyzing the game/)).toBeVisible();
  await page.locator(".turn").first().click({ timeout: 120_000 });
  expect(Number(await step(page).inputValue())).toBeGreaterThan(0);
});

for (const [game, start] of [
  ["short-2-random", "Round 1, start"],
  [OTHER_RECORDED, "Round 1, offer"],
] as const) {
  test(`a stored analysis of ${game} shows at once, is used by keyboard, and leads to each decision`, async ({
    page,
  }) => {
    await findKept(page, game, start);
  });
}

async function findKept(page: Page, game: string, start: string): Promise<void> {
  await wear(page, "day", "en");
  await page.goto("/rules");
  const { mistakes, standings } = await keepAnalysed(page, "kept-a", recorded(game));
  await page.goto("/replay/kept-a#analysis");
  await expect(page.locator(".mistake")).toHaveCount(mistakes.length);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const line = page.getByRole("slider", { name: "Moment in the game" });
  await line.focus();
  await expect(line).toHaveAttribute("aria-valuetext", new RegExp(`^${start}: Ada \\d+\\s%, Ben \\d+\\s%`));
  await page.keyboard.press("End");
  await expect(line).toHaveAttribute("aria-valuetext", /^The end: Ada (?:100|0)\s%, Ben (?:100|0)\s%/);
  await page.getByText("All figures").click();
  await expect(page.locator(".chance-table tbody tr")).toHaveCount(standings.length);

  await page.locator(".mistake").first().getByRole("button", { name: "Show this moment" }).click();
  await expect(step(page)).toHaveValue(String(mistakes[0]?.step));
  await page.goBack();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}
