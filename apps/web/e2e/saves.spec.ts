import { expect, type Page, test } from "@playwright/test";
import { HOME } from "./gameFixture.ts";
import { habits, play } from "./play.ts";
import { wear } from "./screens.ts";

test.describe.configure({ timeout: 180_000 });

const unfinished = (page: Page) => page.locator(".left-game");
const seedOf = (page: Page, kind: string) =>
  page.evaluate((key) => /"seed":"(\w+)"/.exec(localStorage.getItem(key) ?? "")?.[1], `harbor:local:${kind}`);

test("a new solo game begins beside an unfinished one, which can be continued or deleted", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto(HOME);
  await expect(unfinished(page)).toHaveCount(0);
  await page.getByRole("link", { name: /Play solo now/ }).click();
  await play(page, habits(1), { step: "bidding" });
  const old = await seedOf(page, "solo");
  await page.getByRole("link", { name: "Home page" }).click();
  await expect(page.getByRole("link", { name: /Continue your solo game/ })).toBeVisible();
  await expect(unfinished(page)).toHaveCount(1);

  await page.getByRole("button", { name: "New solo game" }).click();
  await page.locator(".board[data-step=founding]").waitFor();
  expect(await seedOf(page, "solo")).not.toBe(old);
  await play(page, habits(2), { step: "bidding" });
  await page.getByRole("link", { name: "Home page" }).click();
  await expect(unfinished(page)).toHaveCount(2);

  await unfinished(page)
    .nth(1)
    .getByRole("button", { name: /^Continue/ })
    .click();
  await page.locator(".board[data-step=bidding]").waitFor();
  expect(await seedOf(page, "solo")).toBe(old);
  await page.getByRole("link", { name: "Home page" }).click();

  await unfinished(page)
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(unfinished(page).first()).toContainText("Deleted");
  await unfinished(page).first().getByRole("button", { name: "Undo" }).click();
  await unfinished(page)
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.reload();
  await expect(unfinished(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Play solo now/ })).toBeVisible();
});

test("so does a new game on one screen", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/hotseat");
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await play(page, habits(1), { step: "bidding" });
  await page.goto(HOME);
  await expect(page.getByRole("link", { name: /Continue on one screen/ })).toBeVisible();
  await page.getByRole("button", { name: "New game on one screen" }).click();
  await expect(page.getByRole("heading", { name: "Who plays?" })).toBeVisible();
  await page.goto(HOME);
  await unfinished(page)
    .getByRole("button", { name: /^Continue/ })
    .click();
  await page.locator(".curtain, .board").waitFor();
});
