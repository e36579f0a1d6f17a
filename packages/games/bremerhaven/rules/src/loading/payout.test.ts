import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import { WESER_2 } from "../cards/weser/index.ts";
import { gainOfWork, gainTonight } from "./evening.ts";
import { payoutAt } from "./payout.ts";

test.each([
  { loaded: ["crate", "container"], now: { money: 3, prestige: -1 } },
  { loaded: [], now: { money: 0, prestige: -1 } },
  { loaded: ["crate", "container", "barrel"], now: { money: 7, prestige: 0 } },
] as const)("HBR-10 a contract pays by the rules as it is, and full: loaded with $loaded", ({ loaded, now }) => {
  const table = scenario({ seats: 2 }).harborPhase().prestige(0, 5).money(0, 0).prices(3, 1, 2, 4);
  table.laid(0, 1, "sawmill", { markers: 3, delivered: loaded });
  expect(payoutAt(WESER_2, table.state, 0, 1)).toEqual({ now, full: { money: 7, prestige: 0 }, isOpen: false });
  expect(payoutAt(WESER_2, table.state, 0, 2)).toBeUndefined();
});

test("HBR-12 being done now brings what is due tonight and nothing that is due later", () => {
  const table = scenario({ seats: 2 }).harborPhase().bare(0).prestige(0, 5).money(0, 2).prices(3, 1, 2, 4);
  table.laid(0, 1, "sawmill", { markers: 1, delivered: ["crate"] });
  expect(gainTonight(WESER_2, table.state, 0)).toEqual({ money: 2, prestige: -1 });
  table.laid(0, 1, "sawmill", { markers: 2, delivered: ["crate"] });
  expect(gainTonight(WESER_2, table.state, 0)).toEqual({ money: 0, prestige: 0 });
});

test("HBR-3 work is worth what it adds once all contracts are due", () => {
  const table = scenario({ seats: 2 }).harborPhase().bare(0).prestige(0, 5).money(0, 2).prices(3, 1, 2, 4);
  table.laid(0, 1, "sawmill", { markers: 2, delivered: ["crate", "container"] }).goods(0, 6, "barrel");
  const step = { type: "move", good: "barrel", from: "space:6", to: "contract:1" } as const;
  expect(gainOfWork(WESER_2, table.state, 0, [step])).toEqual({ money: 4, prestige: 1 });
  expect(gainOfWork(WESER_2, table.state, 0, [])).toEqual({ money: 0, prestige: 0 });
});
