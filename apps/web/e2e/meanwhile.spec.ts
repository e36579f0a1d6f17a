import { expect } from "@playwright/test";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { open, show } from "./visit.ts";

const screenOf = (name: string) => {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  return screen;
};

test("whoever waits reads for whom and since when, plans on a copy, and jumps to what has changed", async ({
  shared: page,
}) => {
  const screen = screenOf("table-waiting");
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
  const prompt = page.locator(".prompt");
  await expect(prompt.locator(".waiting-list li").first()).toHaveText(/\S+.*(asked just now|for \d+ minute)/);
  await prompt.getByRole("button", { name: "Plan ahead" }).click();
  const trial = page.getByRole("dialog", { name: "Try-out" });
  await expect(trial.getByText("Nothing you do here is sent.")).toBeVisible();
  await page.keyboard.press("Escape");
  await prompt.getByRole("button", { name: "What has changed" }).click();
  const changes = page.getByRole("dialog", { name: "Since your last turn" });
  await expect(changes).toBeVisible();
  const first = changes.locator(".change").first();
  if ((await first.count()) > 0) {
    await first.press("Enter");
    await expect(changes).toHaveCount(0);
    await expect(page.locator("[data-jumped]")).toBeInViewport();
  }
});

test("queued bids are found, reordered and withdrawn on the smallest phone", async ({ shared: page }) => {
  const screen = screenOf("table-queue");
  await page.setViewportSize({ width: 360, height: 640 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
  const queued = page.locator(".queue li b");
  await expect(queued).toHaveText(["3", "4"]);
  await page.getByRole("button", { name: "Lay card 4 sooner" }).click();
  await expect(queued).toHaveText(["4", "3"]);
  await page.getByRole("button", { name: "Remove from the queue" }).first().click();
  await expect(queued).toHaveText(["3"]);
  await expect(page.locator(".waiting-line")).toBeInViewport();
});
