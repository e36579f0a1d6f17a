import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { finishHarbor } from "./people.ts";
import { expectPicture, sharePicture, stubShareSheet } from "./picture.ts";
import { keep, leaveBeforeEnd, openEnd, type Recorded, recorded } from "./recordings.ts";
import { wear } from "./screens.ts";

const step = (page: Page): Locator => page.getByRole("slider", { name: "Step" });

async function open(page: Page, game: Recorded): Promise<void> {
  await page.goto("/rules");
  await keep(page, "kept-a", game);
  await page.goto("/replay/kept-a");
  await page.locator(".controls").waitFor();
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name: "game.replay.jsonl",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
}

test("a finished solo game is stored, verified, saved as a file and watched from the home page", async ({ page }) => {
  const game = recorded("solo-1-fifth");
  await wear(page, "day", "en");
  await page.goto("/rules");
  await leaveBeforeEnd(page, "solo", game);
  await page.goto("/solo");
  await finishHarbor(page);
  await page.locator(".after").waitFor();
  await expect(page.locator(".end-total")).toHaveText(String(game.scores[0]?.score));

  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.locator(".verdict-line")).toHaveText("Everything is as it should be.");
  await expect(page.locator(".check[data-verdict=passed]")).toHaveCount(5);
  await expect(page.locator(".verify code").first()).toHaveText(game.head.seed);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const saved = readFileSync(await download.path(), "utf8");
  expect(saved.split("\n")).toHaveLength(game.moves.length + 3);
  expect(saved).toContain(game.head.seed);

  await stubShareSheet(page);
  const picture = await sharePicture(page);
  await expectPicture(page, picture);
  await expect(page.locator(".share-picture")).toHaveAttribute("alt", new RegExp(`Ada ${game.scores[0]?.score}`));
  const [kept] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the picture" }).click(),
  ]);
  expect(readFileSync(await kept.path())).toEqual(picture);
  await page.getByRole("button", { name: "Close" }).click();

  await page.goto("/");
  await page.locator(".tables .table-card[href*='/replay/']").first().click();
  await expect(page.locator(".controls")).toBeVisible();
  await expect(page.locator(".prompt")).toHaveCount(0);
});

test("a recording plays by steps, by rounds, by keys and by itself, from any point of view", async ({ page }) => {
  const game = recorded("short-2-fifth");
  await wear(page, "day", "en");
  await open(page, game);
  await expect(step(page)).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(step(page)).toHaveValue("1");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(".rail-round")).toHaveText("Round 2");
  const second = await step(page).inputValue();
  const log = await page.locator(".log-line").count();
  await page.keyboard.press("End");
  await expect(step(page)).toHaveValue(String(game.moves.length));
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(step(page)).toHaveValue(second);
  await expect(page.locator(".log-line")).toHaveCount(log);

  // During the bidding the full view shows all cards, a spectator's none, and a player's only their own.
  for (let nth = 0; nth < 3; nth += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".open-hand")).toHaveCount(2);
  await page.getByRole("button", { name: "Spectator" }).click();
  await expect(page.locator(".open-hand, .hand-card, .bid-own")).toHaveCount(0);
  await page.getByRole("button", { name: "As Ben saw it" }).click();
  await expect(page.locator(".open-hand")).toHaveCount(0);
  expect(await page.locator("span.hand-card").count()).toBeGreaterThan(2);
  await expect(page.locator(".desk .player-name")).toHaveText("Ben");

  await step(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(".rail-round")).toHaveText("Round 3");
  await page.getByRole("button", { name: "4 times" }).click();
  const before = Number(await step(page).inputValue());
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await step(page).inputValue())).toBeGreaterThan(before + 1);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("a recording is uploaded, opened by its link, and its harbor played again", async ({ page }) => {
  const game = recorded("short-2-fifth");
  await wear(page, "day", "en");
  await page.goto("/replay");
  await handIn(page, game.file);
  await page.locator(".controls").waitFor();
  await openEnd(page);
  await page.getByRole("button", { name: "Share by link" }).click();
  const link = await page.getByLabel("Anybody with this link can watch:").inputValue();
  await page.goto(link);
  await expect(step(page)).toHaveAttribute("max", String(game.moves.length));

  await openEnd(page);
  await expect(page.locator(".end-total").first()).toHaveText(String(game.scores[0]?.score));
  await page.getByRole("button", { name: "Same harbor, different captains" }).click();
  await page.getByRole("button", { name: "Open a table with it" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".chips-same")).toContainText("Same harbor, different captains.");
});

test("a new game on this screen continues from any step", async ({ page }) => {
  const game = recorded("short-2-fifth");
  await wear(page, "day", "en");
  await open(page, game);
  await page.getByRole("button", { name: "Next round" }).click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Ben is played by" }).getByRole("button", { name: "Bot" }).click();
  await dialog.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/hotseat/);
  await expect(page.locator(".prompt[data-mine=true]")).toBeVisible();
  await expect(page.locator(".rail-round")).toHaveText("Round 2");
});

test("a deleted recording can be restored", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules");
  await keep(page, "kept-a", recorded("short-2-fifth"));
  await page.goto("/replay");
  const row = page.locator(".kept-game");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toContainText("Deleted");
  await expect(row.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("harbor:finished"))).toBe("[]");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: /^Delete/ })).toBeFocused();
  await row.getByRole("link", { name: "Watch" }).click();
  await page.locator(".board").waitFor();
});

test("a damaged file is not shown, but its damage is located", async ({ page }) => {
  const { file } = recorded("solo-1-fifth");
  await wear(page, "day", "de");
  await page.goto("/replay");
  await handIn(page, file.replace('"type":"bid"', '"type":"bit"'));
  await expect(page.getByRole("alert")).toContainText(/Zeile \d+ wurde verändert/);
  await page.getByRole("button", { name: "Andere Aufzeichnung" }).click();
  await handIn(page, file.split("\n").slice(0, 20).join("\n"));
  await expect(page.getByRole("alert")).toContainText("bricht nach Zeile 20 ab");
  await page.goto("/replay/abcdefghijklmnopqrst");
  await expect(page.getByRole("alert")).toContainText("gibt es nicht");
});
