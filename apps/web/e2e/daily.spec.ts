import { dailyPlan, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { expect, type Page, test } from "@playwright/test";
import { dayOf } from "../src/daily/day.ts";
import { GAME, HOME } from "./gameFixture.ts";

const QUIET = "/api/games";

/** Stores today's game, played to its end but for showing it, and returns its score. */
async function playToday(page: Page, luck: string): Promise<number> {
  const day = dayOf(Date.now());
  const daily = dailyPlan(GAME, day);
  if (daily === undefined) throw new Error("there is no game of the day");
  const match = playMatch(GAME, { ...daily, players: [randomPlayer(seedFrom(luck))] });
  const { id: game, rules, cards } = GAME;
  const plan = {
    kind: "daily",
    game,
    rules,
    cards,
    ...daily,
    people: [{ name: "Ada", color: 0, kind: "person" }],
    day,
  };
  await page.goto(QUIET);
  await page.evaluate(
    (text) => localStorage.setItem("harbor:local:daily", text),
    JSON.stringify({ plan, moves: match.moves }),
  );
  return match.scores[0]?.score ?? Number.NaN;
}

test("the game of the day counts once, offline until the server can be reached, and later tries are for fun", async ({
  page,
}) => {
  const first = await playToday(page, "first");
  await page.goto(HOME);
  await page.getByRole("link", { name: "Harbor of the day" }).click();
  await page.route("**/api/daily/**", (route) => route.abort());
  await page.getByRole("link", { name: "Continue" }).click();
  const outcome = page.locator(".after .daily");
  await expect(outcome).toContainText("The server cannot be reached right now.");
  await page.unroute("**/api/daily/**");
  await outcome.getByRole("link", { name: "All days" }).click();
  await expect(page.getByText(`Your result: ${first}`)).toBeVisible();
  await expect(page.getByText("You are the first today.").or(page.getByText(/Better than \d+ of/))).toBeVisible();
  await expect(page.getByRole("img", { name: new RegExp(`Your result: ${first}`) })).toBeVisible();

  const second = await playToday(page, "second");
  expect(second).not.toBe(first);
  await page.goto(HOME);
  const way = page.getByRole("link", { name: "Harbor of the day" });
  await expect(way).toContainText(`Played today: ${first} points.`);
  await way.click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(outcome).toContainText(`Your first result counts: ${first}.`);
  await outcome.getByRole("link", { name: "All days" }).click();
  await expect(page.getByText(`Your result: ${first}`)).toBeVisible();
  await page.getByRole("button", { name: "Play it again for fun" }).click();
  await expect(page.locator(".board")).toBeVisible();
});
