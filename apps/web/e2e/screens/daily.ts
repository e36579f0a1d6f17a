import type { Page } from "@playwright/test";
import { dayBefore, dayOf } from "../../src/daily/day.ts";
import { GAME, HOME } from "../gameFixture.ts";
import { situation } from "../situations.ts";
import type { Opening, Screen } from "./screen.ts";

const TODAY = dayOf(Date.now());
const BEFORE = dayBefore(TODAY);

const spread = (counts: readonly number[], from = 300) => ({
  people: counts.reduce((sum, count) => sum + count, 0),
  from,
  step: 100,
  counts,
});

/** The server's results, as if many had played. */
async function manyPlayed(page: Page, score: number): Promise<void> {
  const own = { score, beaten: 12 };
  const days = [
    { day: TODAY, ...spread([1, 2, 0, 4, 7, 5, 3, 1, 0, 1], Math.floor(score / 100) * 100 - 300), own },
    { day: BEFORE, ...spread([2, 5, 3]) },
    { day: dayBefore(BEFORE), ...spread([1, 0, 0, 6, 9, 2, 1]), own: { score: 712, beaten: 9 } },
  ];
  await page.route("**/api/daily/**", (route) =>
    route.fulfill({
      json: route.request().method() === "POST" ? { counted: true, score } : { today: TODAY, days },
    }),
  );
}

async function played(page: Page): Promise<Opening> {
  await manyPlayed(page, 724);
  const stored = { "harbor:daily": [{ game: GAME.id, day: TODAY, score: 724, id: "kept-1", isSettled: true }] };
  return { path: "/daily", stored };
}

async function ended(page: Page): Promise<Opening> {
  const { plan, moves } = situation("end-solo");
  await manyPlayed(page, 320);
  return { path: "/daily/play", saved: { kind: "daily", plan: { ...plan, kind: "daily", day: TODAY }, moves } };
}

/** The game of the day. */
export const DAILY: readonly Screen[] = [
  { name: "daily", ready: ".daily + .daily p:nth-of-type(2)", open: () => ({ path: "/daily" }) },
  { name: "daily-played", ready: ".daily-day:nth-child(2)", open: played },
  {
    name: "home-daily",
    ready: ".way-daily",
    open: async (page) => ({ ...(await played(page)), path: HOME }),
  },
  {
    name: "daily-unreached",
    ready: ".daily + .daily p:nth-of-type(2)",
    async open(page) {
      await page.route("**/api/daily/**", (route) => route.abort());
      return { path: "/daily" };
    },
  },
  { name: "daily-ended", ready: ".daily .spread", open: ended },
];
