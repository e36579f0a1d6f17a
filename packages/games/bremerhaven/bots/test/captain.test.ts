import { type Bremerhaven, bremerhaven, WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { captain } from "../src/index.ts";
import { playTable, TABLES } from "./tables.ts";

/** `advance` does not check legality; here an illegal action stops the search. */
const strict: Bremerhaven = {
  ...bremerhaven,
  advance(state, seat, action) {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} tried ${JSON.stringify(action)}: ${applied.reason}`);
    return applied.state;
  },
};

for (const table of TABLES) {
  test(`playouts contain only legal actions: ${table.mode} for ${table.seats}`, () => {
    const { scores } = playTable(table, [captain(strict, WESER)], `strict ${table.mode} ${table.seats}`);
    expect(scores).toHaveLength(table.seats);
  });
}
