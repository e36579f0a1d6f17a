import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

test("SEA-3 a Dry Dock gives the extra marker even with a Freight Office before it", () => {
  const table = scenario()
    .bare(0)
    .built(0, "freight-office", 1)
    .built(0, "dry-dock", 2)
    .sea("gull", undefined, undefined);
  table
    .bids({ 0: { "ship:1": 5 } })
    .reveal()
    .skipTo("ships");
  table.act(0, { type: "berth", dock: 2, longer: true });
  expect(table.dock(0, 2)?.markers).toBe(3);
});
