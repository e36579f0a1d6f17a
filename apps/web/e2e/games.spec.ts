import { expect, type Page, test } from "@playwright/test";
import { lastStateIn, replayed, rowsOf, rowsOn } from "./engineFixture.ts";
import { HOME } from "./gameFixture.ts";
import { byKeys, focusIn, listen } from "./keys.ts";
import { arrive, drawAlike, sitDown } from "./people.ts";
import { diceOf, habits, play } from "./play.ts";
import { wear } from "./screens.ts";
import { skipAt, skipTo } from "./skip.ts";

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

/** Some tests see the first rounds and the last: the others have nothing more, and other tests play whole games. */
const [SECOND, THIRD, LAST_TWO, LAST_OF_LONG] = [2, 3, 9, 11];

test("a short game on one screen, with no hand visible behind the curtain", async ({ page }) => {
  await wear(page, "day", "en");
  await drawAlike(page, 2);
  await page.goto("/hotseat");
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  let curtains = 0;
  let openSteps = 0;
  async function isClosed(): Promise<void> {
    curtains += 1;
    await expect(page.locator(".board, .hand, .hand-card, .bid, .prompt, .log, dialog")).toHaveCount(0);
    expect(await page.title()).not.toContain("●");
  }
  const habit = habits(2, {
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
      await isClosed();
    },
  });
  // Each round has two players with five cards each: nothing else in it is secret.
  await play(page, habit, { round: THIRD });
  expect(curtains).toBe(21);
  await skipTo(page, "hotseat", LAST_TWO);
  await page.locator(".curtain-card").waitFor();
  await isClosed();
  await play(page, habit);
  expect(curtains).toBe(21 + 20);
  expect(openSteps).toBeGreaterThan(50);
  await showsTheEnginesScores(page);
});

test("two people begin and finish a long game at a table on the server", async ({ browser, baseURL }) => {
  if (baseURL === undefined) throw new Error("there is no server");
  const pages = [await arrive(browser, baseURL, { name: "Ada" }), await arrive(browser, baseURL, { name: "Ben" })];
  const code = await sitDown("Long game", pages);
  const habit = pages.map((_, seat) => habits(10 + seat, { queues: seat === 1 }));
  const playTo = (round?: number) =>
    Promise.all(
      pages.map((page, seat) => play(page, habit[seat] ?? habits(seat), round === undefined ? undefined : { round })),
    );
  await playTo(SECOND);
  await skipAt(pages, code, LAST_OF_LONG);
  await playTo();
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
