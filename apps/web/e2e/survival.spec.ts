import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { habits, play } from "./play.ts";
import { wear } from "./screens.ts";

const full = (page: Page) => page.getByText("This browser has no room to save your game.");
const elsewhere = (page: Page) => page.getByRole("heading", { name: "This game is open in another tab" });

async function openSolo(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await wear(page, "day", "en");
  await page.goto("/solo");
  return page;
}

/** Fills the storage to the last letter. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let nth = 0;
    for (let size = 1 << 20; size >= 1; size /= 2) {
      try {
        for (;;) {
          localStorage.setItem(`filler:${nth}`, "x".repeat(size));
          nth += 1;
        }
      } catch {
        // The next piece is smaller.
      }
    }
  });
}

const savedMoves = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("harbor:local:solo") ?? "{}").moves?.length ?? 0);

test("a game is played in one tab at a time, and either can take it over", async ({ context }) => {
  const one = await openSolo(context);
  await play(one, habits(1), { step: "bidding" });
  const other = await openSolo(context);
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole("button", { name: "Play here" }).click();
  await other.locator(".board[data-step=bidding]").waitFor();
  await expect(elsewhere(one)).toBeVisible();
  const before = await savedMoves(other);
  await play(other, habits(2), { round: 2 });
  const after = await savedMoves(other);
  expect(after).toBeGreaterThan(before);

  await one.getByRole("button", { name: "Play here" }).click();
  await one.locator(".board").waitFor();
  await expect(elsewhere(other)).toBeVisible();
  expect(await savedMoves(one)).toBe(after);
  await one.close();
  // The tab that is left goes on by itself.
  await other.locator(".board").waitFor();
  expect(await savedMoves(other)).toBe(after);
});

test("a full storage is reported, the game goes on, and a file keeps it", async ({ context, browser, baseURL }) => {
  const page = await openSolo(context);
  await page.locator(".board").waitFor();
  await fillStorage(page);
  await play(page, habits(1), { step: "bidding" });
  await expect(full(page)).toBeVisible();
  const bids = await page.locator(".bid").count();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");

  // Another tab gets what could not be saved.
  const other = await openSolo(context);
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole("button", { name: "Play here" }).click();
  await other.locator(".board[data-step=bidding]").waitFor();
  await expect(full(other)).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();
  await page.close();

  // Once there is room again, the next move is saved.
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler:")) localStorage.removeItem(key);
  });
  await play(other, habits(2), { round: 2 });
  await expect(full(other)).toHaveCount(0);
  expect(await savedMoves(other)).toBeGreaterThan(0);

  const elsewhereContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const stranger = await elsewhereContext.newPage();
  await wear(stranger, "day", "en");
  await stranger.goto("/replay");
  await stranger.getByLabel("Open a file").setInputFiles({
    name: "a.json",
    mimeType: "application/json",
    buffer: Buffer.from(file.replace('"seed":"', '"seed":"x')),
  });
  await expect(stranger.getByText("This file does not hold a game that can be continued here.")).toBeVisible();
  await stranger.getByRole("button", { name: "Another recording" }).click();
  await stranger
    .getByLabel("Open a file")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await stranger.locator(".board[data-step=bidding]").waitFor();
  await expect(stranger.locator(".bid")).toHaveCount(bids);
  await elsewhereContext.close();
});
