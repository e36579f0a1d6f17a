import { type Bremerhaven, bremerhaven, WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { captain } from "../src/index.ts";
import { playTable, TABLES } from "./tables.ts";

/** `advance` takes every action for legal; here whatever is not stops the search. */
const strict: Bremerhaven = {
  ...bremerhaven,
  advance(state, seat, action) {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} tried ${JSON.stringify(action)}: ${applied.reason}`);
    return applied.state;
  },
};

for (const table of TABLES) {
  test(`nothing that the rules refuse is tried in a playout: ${table.mode} for ${table.seats}`, () => {
    const { scores } = playTable(table, [captain(strict, WESER)], `strict ${table.mode} ${table.seats}`);
    expect(scores).toHaveLength(table.seats);
  });
}
