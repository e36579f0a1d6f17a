import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { asFile, bring, changed, recordedWith, UNKNOWN } from "./cardsFixture.ts";
import { CARD_LISTS, GAME } from "./gameFixture.ts";
import { arrive } from "./people.ts";
import { habits, play } from "./play.ts";
import { openEnd } from "./recordings.ts";

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

test("two play with custom cards; unplayable files are refused with an explanation", async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL ?? "", { name: "Ada" });
  await ada.goto("/open");
  await ada.getByRole("button", { name: "Short game" }).click();
  await ada.getByText("Cards of your own").click();
  const own = changed(JSON.parse(await saved(ada, "Save the standard cards")), 1);

  await bring(ada, "list.json", "48 ships");
  await expect(ada.getByRole("alert")).toContainText("list.json is not valid JSON");
  const [ship, ...ships] = own.ships;
  await bring(ada, "slow.json", JSON.stringify({ ...own, ships: [{ ...ship, lay: 6 }, ...ships] }));
  await expect(ada.getByRole("alert")).toContainText('slow.json is not a playable card set: ships.0.lay of "gull"');
  await expect(ada.getByRole("button", { name: "Short game" })).toHaveAttribute("aria-pressed", "true");
  await expect(ada.getByLabel("Your name")).toHaveValue("Ada");

  await bring(ada, "humble.json", JSON.stringify(own));
  await expect(ada.getByRole("alert")).toHaveCount(0);
  await expect(ada.getByRole("button", { name: "“Humble harbor”" })).toHaveAttribute("aria-pressed", "true");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);

  const ben = await arrive(browser, baseURL ?? "", { name: "Ben" });
  await ben.goto(ada.url());
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await expect(ben.locator(".chips-box")).toContainText("Played with the cards “Humble harbor”");
  expect(JSON.parse(await saved(ben, "Save the cards as a file"))).toEqual(own);
  const [gallery] = await Promise.all([
    ben.waitForEvent("popup"),
    ben.getByRole("link", { name: "Look at the cards" }).click(),
  ]);
  await expect(gallery.locator(".gallery")).toContainText("North lighthouse");
  await gallery.close();

  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, ben]) await expect(page.locator(".prompt")).toContainText("North ");
  await Promise.all([ada, ben].map((page, seat) => play(page, habits(seat), { round: 2 })));
  for (const page of [ada, ben]) {
    await expect(page.locator(".call[data-bad=true]")).toHaveCount(0);
    await expect(page.locator(".log-list")).toContainText("North ");
    await page.locator(".berth .inspect").first().click();
    await expect(page.locator(".card-face")).toContainText(/\b1 (?:barrel|container|crate|passenger|good)\b/);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
  await ben.getByRole("button", { name: "About this table" }).click();
  await expect(ben.getByRole("dialog")).toContainText("Played with the cards “Humble harbor”");
});

test("a game with custom cards is watched, verified and continued from its file", async ({ browser, baseURL }) => {
  const { whole, bare, moves } = recordedWith(UNKNOWN);
  const page = await arrive(browser, baseURL ?? "");
  await page.goto("/replay");
  await bring(page, "bare.replay.jsonl", bare);
  await expect(page.getByRole("alert")).toContainText("cards that are not available here");
  await page.locator("input[type=file]").setInputFiles(asFile("other.json", JSON.stringify({ ...UNKNOWN, ships: [] })));
  await expect(page.locator(".cards-refused")).toContainText("other.json is not a playable card set: ships");
  await page.goto("/replay");
  await bring(page, "whole.replay.jsonl", whole);
  await page.getByRole("slider", { name: "Step" }).waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("slider", { name: "Step" })).toHaveValue(String(moves));
  await page.getByRole("button", { name: "Final reckoning" }).click();
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.locator(".verdict-line")).toHaveText("Everything is as it should be.");
  expect((await saved(page, "Save as a file")).length).toBe(whole.length);

  await page.goto("/replay");
  await bring(page, "bare.replay.jsonl", bare);
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(page.locator(".board")).toContainText("North ");
  await page.getByRole("button", { name: "Continue from here" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Ben is played by" }).getByRole("button", { name: "Bot" }).click();
  await dialog.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/hotseat/);
  await page.reload();
  await expect(page.locator(".board")).toContainText("North ");
});

test("a table whose cards are missing says so, and opens once they are available", async ({
  browser,
  baseURL,
  request,
}) => {
  const cards = changed(CARD_LISTS, 4);
  const { hash } = await (await request.post("/api/cards", { data: { game: GAME.id, cards } })).json();
  const settings = {
    game: GAME.id,
    cards: hash,
    options: { mode: "short", seats: 2 },
    isPublic: false,
    spectators: true,
  };
  const { code } = await (await request.post("/api/tables", { data: { settings } })).json();
  const page = await arrive(browser, baseURL ?? "");
  // Cards with the wrong hash are refused.
  await page.route("**/api/cards/*", (route) => route.fulfill({ json: { game: GAME.id, cards: UNKNOWN } }));
  await page.goto(`/t/${code}`);
  await expect(page.getByRole("heading", { name: "The cards are missing" })).toBeVisible();
  await page.unroute("**/api/cards/*");
  await expect(page.locator(".own-cards")).toContainText("Humble harbor");
});

test("a solo game with custom cards is played in the browser and found again", async ({ browser, baseURL }) => {
  const page = await arrive(browser, baseURL ?? "");
  await page.goto("/open");
  await page.getByRole("button", { name: "Solo game" }).click();
  await bring(page, "humble.json", JSON.stringify(UNKNOWN));
  await page.getByRole("button", { name: "Play in this browser" }).click();
  await page.waitForURL(/\/solo$/);
  await expect(page.locator(".prompt")).toContainText("North ");
  await play(page, habits(3), { step: "bidding" });
  await page.reload();
  await expect(page.locator(".log-list")).toContainText("North ");
  await page.goto("/open");
  await page.getByRole("button", { name: "Solo game" }).click();
  await expect(page.getByRole("button", { name: "Play in this browser" })).toBeVisible();
});

test("a recorded harbor is played again at a table, with the same cards", async ({ browser, baseURL }) => {
  const page = await arrive(browser, baseURL ?? "");
  await page.goto("/replay");
  await bring(page, "humble.replay.jsonl", recordedWith(changed(CARD_LISTS, 3)).whole);
  await openEnd(page);
  await page.getByRole("button", { name: "Same harbor, different captains" }).click();
  await page.getByRole("button", { name: "Open a table with it" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".chips-same")).toContainText("Same harbor, different captains.");
  await expect(page.locator(".own-cards")).toContainText("Humble harbor");
  await page.getByRole("button", { name: "Bot" }).first().click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".prompt")).toContainText("North ");
});
