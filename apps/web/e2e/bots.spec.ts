import { expect, type Page, test } from "@playwright/test";
import { HOME } from "./gameFixture.ts";
import { arrive } from "./people.ts";
import { habits, play } from "./play.ts";
import { keep, recorded } from "./recordings.ts";
import { wear } from "./screens.ts";
import { skipTo } from "./skip.ts";

test.describe.configure({ timeout: 180_000 });

const others = (page: Page) => page.locator(".others .player-name");

test("a game against bots is one click from the first page, goes on after a reload, and strength is remembered", async ({
  browser,
  baseURL,
}) => {
  const page = await arrive(browser, baseURL ?? "");
  await page.goto(HOME);
  await expect(page.getByRole("group", { name: "Strength" }).getByRole("button", { name: "Easy" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Medium" }).click();
  await page.getByRole("link", { name: /^Play against bots/ }).click();
  await play(page, habits(1), { step: "bidding" });
  await expect(others(page)).toHaveCount(2);
  const names = await others(page).allTextContents();
  expect(new Set(["Greta", "Samuel", "Nora", ...names]).size).toBe(3);
  await expect(page.locator(".others .player-portrait")).toHaveCount(2);

  await play(page, habits(2), { round: 2 });
  await expect(page.locator(".side")).toContainText(`${names[0]} `);
  await page.reload();
  await play(page, habits(3), { step: "bidding" });
  await expect(page.locator(".board")).toHaveAttribute("data-round", "2");
  expect(await others(page).allTextContents()).toEqual(names);

  await page.getByRole("link", { name: "Home page" }).click();
  await expect(page.getByRole("button", { name: "Medium" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: /^Continue against the bots/ }).click();
  await page.locator(".board[data-round='2']").waitFor();
  expect(await others(page).allTextContents()).toEqual(names);
  await page.context().close();
});

test("a game against a bot continues when its worker dies, and is recorded at the end", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto(HOME);
  await page.getByRole("group", { name: "Opponents" }).getByRole("button", { name: "1" }).click();
  await page.getByRole("link", { name: /^Play against bots/ }).click();
  await play(page, habits(4), { step: "bidding" });
  let died = 0;
  page.on("worker", () => {
    died += 1;
  });
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error("struck by lightning");
      });
    });
  }
  await play(page, habits(5), { round: 2 });
  expect(died).toBe(1);
  await skipTo(page, "bots", 10);
  await play(page, habits(5));
  await expect(page.locator(".end-table tbody").first().locator("tr")).toHaveCount(2);
  await page.goto(HOME);
  await expect(page.locator(".finished-people").first()).toContainText(/Pim|Rosa|Otto/);
});

test("three bots join a lobby, each by one tap; one is swapped, and the game begins", async ({ browser, baseURL }) => {
  const page = await arrive(browser, baseURL ?? "");
  await page.goto("/open");
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "4", exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const bots = page.locator(".person[data-kind=bot]");
  for (let nth = 0; nth < 3; nth += 1) {
    await page.getByRole("button", { name: "+ Bot" }).first().click();
    await expect(bots).toHaveCount(nth + 1);
  }
  await expect(bots.locator(".bot-portrait")).toHaveCount(3);
  expect((await bots.locator("b").allTextContents()).toSorted()).toEqual(["Otto", "Pim", "Rosa"]);

  await page.getByRole("button", { name: /^Swap Rosa for/ }).click();
  const sheet = page.locator("dialog[open]").filter({ hasText: "Who plays here?" });
  await expect(sheet.locator(".bot-card:disabled")).toHaveCount(3);
  await sheet.getByRole("button", { name: /^Viktor/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(bots.filter({ hasText: "Viktor" })).toContainText("Hard. Buys influence early, then waits.");
  await expect(bots).toHaveCount(3);

  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".board").waitFor();
  expect((await others(page).allTextContents()).toSorted()).toEqual(["Otto", "Pim", "Viktor"]);
  await expect(page.locator(".others .player-portrait")).toHaveCount(3);
  await play(page, habits(6), { round: 2 });
  await page.context().close();
});

test("on one screen a bot is chosen from the sheet by keyboard", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/hotseat");
  const place = page.locator(".person").nth(1);
  await place.getByRole("button", { name: "Bot" }).press("Enter");
  await place.getByRole("button", { name: /^Swap/ }).press("Enter");
  const sheet = page.locator("dialog[open]").filter({ hasText: "Who plays here?" });
  await sheet.getByRole("button", { name: /^Bruno/ }).press("Enter");
  await expect(place.getByRole("button", { name: "Swap Bruno for somebody else" })).toBeFocused();
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await play(page, habits(7), { round: 2 });
  await expect(others(page)).toHaveText(["Bruno"]);
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("advice comes with its reason, is marked on the boards, and is a legal action", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/solo");
  await play(page, habits(8), { step: "bidding" });
  const lastMove = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("harbor:local:solo") ?? "{}").moves.at(-1).action);
  // One decision of each kind, in the order in which they come up.
  for (const step of ["bidding", "harbor", "bidding"]) {
    await play(page, habits(9), { step });
    await page.getByRole("button", { name: "What would Clara do?" }).click();
    const words = page.locator(".hint-words[data-hint]");
    await expect(words).toContainText(/\S+\. .+\.$/);
    const advised = JSON.parse((await words.getAttribute("data-hint")) ?? "");
    if (step === "bidding") {
      await expect(page.locator(`[data-slot="${advised.slot}"] .hint-mark`)).toBeVisible();
      await expect(page.locator(".hand-card-hinted").first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Do it" }).click();
    await expect(words).toHaveCount(0);
    await expect.poll(lastMove).toEqual(advised);
  }
});

test("a recorded game offers advice at any step", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules");
  await keep(page, "kept-a", recorded("short-2-fifth"));
  await page.goto("/replay/kept-a");
  await page.locator(".controls").waitFor();
  for (const key of ["roundOn", "on"]) {
    await page.locator(`[data-key=${key}]`).click();
    await page.getByRole("button", { name: "What would Clara do?" }).click();
    await expect(page.locator(".consult b")).toContainText(/\S+\.$/);
    await page.getByRole("button", { name: "Close" }).click();
  }
});
