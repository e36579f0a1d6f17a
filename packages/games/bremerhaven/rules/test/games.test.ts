import { freshUsage, inspectMatch, neverUsed } from "@harbor/kit";
import { expect, test } from "vitest";
import { ACTION_TYPES, bremerhaven } from "../src/index.ts";
import { randomPlan } from "./tables.ts";

const GAMES = 1000;
/** Takes half a minute, and several minutes on a busy machine. */
const WITHIN_MS = 300_000;
/** Cards so rare in random play that a thousand games may miss them; a long run of `fuzz` must not. */
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
