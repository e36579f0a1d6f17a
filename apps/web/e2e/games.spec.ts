import { expect, type Page, test } from "@playwright/test";
import { lastStateIn, replayed, rowsOf, rowsOn } from "./engineFixture.ts";
import { HOME } from "./gameFixture.ts";
import { byKeys, focusIn, listen } from "./keys.ts";
import { arrive, drawAlike, sitDown } from "./people.ts";
import { diceOf, habits, play } from "./play.ts";
import { wear } from "./screens.ts";

test.describe.configure({ timeout: 600_000 });

/** The final screen matches what the engine computes from the saved moves. */
async function showsTheEnginesScores(page: Page): Promise<void> {
  const rows = rowsOf(await lastStateIn(page));
  expect(rows.length).toBeGreaterThan(0);
  expect(await rowsOn(page)).toEqual(rows);
}

test("a whole solo game from the home page, by the visible controls", async ({ page }) => {
  await wear(page, "day", "en");
  await drawAlike(page, 1);
  await page.goto(HOME);
  await page.getByRole("link", { name: /Play solo now/ }).click();
  await play(page, habits(1));
  await showsTheEnginesScores(page);
});

test("a whole short game on one screen, with no hand visible behind the curtain", async ({ page }) => {
  await wear(page, "day", "en");
  await drawAlike(page, 2);
  await page.goto("/hotseat");
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  let curtains = 0;
  let openSteps = 0;
  await play(
    page,
    habits(2, {
      after: async ({ todo }) => {
        if (todo?.kind !== "curtain") {
          // Public steps need no curtain; a passing note says who is next.
          const step = await page
            .locator(".board")
            .getAttribute("data-step", { timeout: 500 })
            .catch(() => undefined);
          if (step !== undefined && step !== "bidding") openSteps += 1;
          return;
        }
        curtains += 1;
        await expect(page.locator(".board, .hand, .hand-card, .bid, .prompt, .log, dialog")).toHaveCount(0);
        expect(await page.title()).not.toContain("●");
      },
    }),
  );
  // Ten rounds with two players and five cards each: nothing else in a round is secret.
  expect(curtains).toBe(100);
  expect(openSteps).toBeGreaterThan(50);
  await showsTheEnginesScores(page);
});

test("two people finish a long game at a table on the server", async ({ browser, baseURL }) => {
  if (baseURL === undefined) throw new Error("there is no server");
  const pages = [await arrive(browser, baseURL, { name: "Ada" }), await arrive(browser, baseURL, { name: "Ben" })];
  const code = await sitDown("Long game", pages);
  await Promise.all([...pages.entries()].map(([seat, page]) => play(page, habits(10 + seat, { queues: seat === 1 }))));
  const file = await (await fetch(`${baseURL}/api/tables/${code}/replay`)).text();
  const rows = rowsOf(replayed(file));
  expect(rows).toHaveLength(2);
  for (const page of pages) expect(await rowsOn(page)).toEqual(rows);
});

test("a whole solo game by keyboard alone; the focus is never lost, and everything is announced", async ({ page }) => {
  await wear(page, "day", "en", "fast");
  await drawAlike(page, 3);
  const said = await listen(page);
  await page.goto("/solo");
  await page.locator(".board").waitFor();
  await page.keyboard.press("Tab");
  const habit = habits(3, {
    hand: byKeys(page, diceOf(33)),
    after: async ({ sign }) => expect(await focusIn(page), sign).not.toBe("BODY"),
  });
  await play(page, habit);
  await showsTheEnginesScores(page);
  const [{ score } = { score: -1 }] = await rowsOn(page);
  const told = await said();
  const parts = ["Your turn: Bidding", "The bids are revealed.", "Round 2", "The game is over.", `with ${score}`];
  expect(parts.filter((part) => !told.includes(part))).toEqual([]);
});

test("a reload in the middle of a local game loses nothing", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/solo");
  await play(page, habits(5), { round: 2 });
  const before = await page.locator(".log-line").allTextContents();
  expect(before.length).toBeGreaterThan(10);
  await page.reload();
  await expect(page.locator(".log-line")).toHaveText(before);
});
