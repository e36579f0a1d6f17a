import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";
import { soloBand, soloBandAbove } from "./scoring.ts";

/** The harbor phase of the last round. */
function lastHarbors(): Scenario {
  return scenario({ seats: 2 }).harborPhase().track(1);
}

const seatsByPlace = (table: Scenario) => table.scores()?.map(({ seat }) => seat);

test.each([
  { mode: "short", seats: 2, rounds: 10 },
  { mode: "short", seats: 3, rounds: 9 },
  { mode: "short", seats: 4, rounds: 8 },
  { mode: "solo", seats: 1, rounds: 10 },
] as const)(
  "END-1 $mode with $seats: exactly $rounds rounds, the token moving 2 in each",
  ({ mode, seats, rounds }) => {
    const table = scenario({ mode, seats }).skipTo("ending");
    expect(table.told("round-begun")).toHaveLength(rounds);
    expect(table.told("token-moved").map(({ spaces }) => spaces)).toEqual(Array.from({ length: rounds }, () => 2));
  },
);

test("END-1 there is no score before the end and nothing to do after it", () => {
  const table = lastHarbors();
  expect(table.scores()).toBeUndefined();
  table.allDone();
  expect(table.scores()).toHaveLength(2);
  expect([table.pending(), table.legal(0), table.refusal(0, { type: "done" })]).toEqual([[], [], "game-over"]);
});

test("END-2 at the end every contract still in a harbor is settled as due", () => {
  const table = lastHarbors().prestige(0, 5).money(0, 9).prices(4, 1, 3, 2).laid(0, 2, "smokehouse", { markers: 5 });
  table.laid(0, 1, "sawmill", { markers: 3, delivered: ["crate", "container", "barrel"] }).allDone();
  expect(table.player(0).money).toBe(9 + 9 - 5);
  expect([table.loading(0, 1), table.loading(0, 2)]).toEqual([undefined, undefined]);
});

test("END-2 contracts that cannot be accessed are settled, too", () => {
  const table = lastHarbors().money(0, 9).laid(0, 4, "smokehouse").cover(0, 4).allDone();
  expect(table.player(0).money).toBe(4);
});

test("END-2 this also wins and loses prestige", () => {
  const table = lastHarbors().prestige(0, 5).prestige(1, 5).laid(0, 1, "sawmill", { markers: 3 });
  table.laid(1, 1, "opera-house", { markers: 3, delivered: ["container", "container", "crate"] }).allDone();
  expect([table.player(0).prestige, table.player(1).prestige]).toEqual([4, 6]);
});

test("END-2 ships stay where they are", () => {
  const table = lastHarbors().berthed(0, 1, "capella", { markers: 3 }).allDone();
  expect([table.player(0).prestige, table.dock(0, 1)?.ship]).toEqual([4, "capella"]);
});

test("END-3 the books' example: 65 money and 15 prestige make 975", () => {
  const table = lastHarbors().money(0, 65).prestige(0, 15).allDone();
  expect(table.scores()?.[0]).toEqual({ seat: 0, place: 1, score: 975, parts: { money: 65, prestige: 15 } });
});

test("END-3 money on the Bank counts as money", () => {
  const table = lastHarbors().built(0, "bank", 1).change(0, { money: 5, bank: 7, prestige: 10 }).allDone();
  expect(table.scores()?.[0]).toMatchObject({ seat: 0, score: 120 });
});

test("END-3 the highest score wins", () => {
  const table = lastHarbors().ranks(0, 1).money(0, 30).prestige(0, 1).money(1, 6).prestige(1, 6).allDone();
  expect(table.scores()?.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 36],
    [0, 2, 30],
  ]);
});

test("END-3 without money or without prestige the score is 0", () => {
  const table = lastHarbors().prestige(0, 20).money(1, 99).allDone();
  expect(table.scores()?.map(({ score }) => score)).toEqual([0, 0]);
});

test.each([{ ranks: [0, 1] }, { ranks: [1, 0] }])("END-3a a tie goes to the better rank: $ranks", ({ ranks }) => {
  const table = lastHarbors().ranks(...ranks);
  table.money(0, 6).prestige(0, 2).money(1, 4).prestige(1, 3).allDone();
  expect(seatsByPlace(table)).toEqual(ranks);
});

test("END-3a the ranks are those at the end", () => {
  const table = lastHarbors().ranks(0, 1).openEvent("mutiny").money(0, 6).prestige(0, 2).money(1, 6).prestige(1, 2);
  expect(seatsByPlace(table.allDone())).toEqual([1, 0]);
});

test.each([
  { score: 0, band: "landlubber" },
  { score: 499, band: "landlubber" },
  { score: 500, band: "cabin-boy" },
  { score: 749, band: "cabin-boy" },
  { score: 750, band: "officer" },
  { score: 999, band: "officer" },
  { score: 1000, band: "ships-kobold" },
  { score: 1250, band: "ships-kobold" },
  { score: 1251, band: "captain" },
  { score: 3000, band: "captain" },
])("END-4 a solo score of $score: $band", ({ score, band }) => {
  expect(soloBand(score)).toBe(band);
});

test.each([
  { score: 0, above: "cabin-boy", from: 500 },
  { score: 1250, above: "captain", from: 1251 },
  { score: 1251, above: undefined, from: undefined },
])("END-4 above a solo score of $score: $above", ({ score, above, from }) => {
  expect([soloBandAbove(score)?.band, soloBandAbove(score)?.from]).toEqual([above, from]);
});

test("END-2 at the end, too, contracts are settled in the order of the loading docks", () => {
  const table = scenario({ seats: 2 }).harborPhase().track(1).prices(4, 1, 2, 3);
  table.laid(0, 1, "smokehouse", { markers: 4 });
  table.laid(0, 2, "barber", { markers: 4, delivered: ["crate"] }).allDone();
  expect(table.told("contract-settled").map(({ dock }) => dock)).toEqual([1, 2]);
  expect(table.player(0).money).toBe(2);
});
