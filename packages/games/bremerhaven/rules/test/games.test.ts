import { freshUsage, inspectMatch, neverUsed } from "@harbor/kit";
import { expect, test } from "vitest";
import { ACTION_TYPES, bremerhaven } from "../src/index.ts";
import { randomPlan } from "./tables.ts";

/** Always the same games, enough for every decision and nearly every card; `npm run -s fuzz` plays others. */
const GAMES = 350;
/** Takes ten seconds, and minutes on a busy machine. */
const WITHIN_MS = 300_000;
/** Cards so rare in random play that these games may miss them; a long run of `fuzz` must not. */
const SELDOM = 10;

test(
  `${GAMES} random games end, every state on the way is sound, and a saved state goes on the same`,
  () => {
    const usage = freshUsage();
    for (let nth = 0; nth < GAMES; nth += 1) inspectMatch(bremerhaven, randomPlan("inspected", nth), usage);
    expect([...usage.decisions].sort()).toEqual([...ACTION_TYPES].sort());
    const unused = Object.values(neverUsed(bremerhaven.inventory, usage)).flat();
    expect(unused.length, unused.join()).toBeLessThanOrEqual(SELDOM);
  },
  WITHIN_MS,
);
