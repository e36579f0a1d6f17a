/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bollardPrice, coverPrice, INCOME, SOLO_BANDS, START_MONEY } from "../board.ts";
import { WESER } from "../cards/weser/index.ts";
import { columnOf, RANKS, rowOf, SPACES, WALLS } from "../vocabulary.ts";
import { describeHappening, describePower, REASON_RULES, TEXTS } from "./index.ts";

const RULES = readFileSync(new URL("../../RULES.md", import.meta.url), "utf8");
const IDS = [...RULES.matchAll(/^- \*\*([A-Z]{3}-\d+[a-f]?)\*\* /gm)].map(([, id]) => id);
const { names, ranks, bands } = TEXTS.en;

const hasRow = (...cells: readonly (string | number)[]) => RULES.includes(`\n| ${cells.join(" | ")} |\n`);

describe("the rule book", () => {
  it("tells every rule once", () => {
    expect(IDS.length).toBeGreaterThan(80);
    expect(IDS.filter((id, at) => IDS.indexOf(id) !== at)).toEqual([]);
  });

  it("has every rule that a refusal names", () => {
    expect(Object.values(REASON_RULES).filter((id) => id !== undefined && !IDS.includes(id))).toEqual([]);
  });

  it.each(WALLS)("prints the bollard prices of wall %i", (wall) => {
    const prices = [0, 1, 2].map((bollards) => bollardPrice(wall, bollards) || "–");
    expect(hasRow(wall, ...prices)).toBe(true);
  });

  it.each([1, 2, 3])("prints the cover prices of row %i", (row) => {
    const priceIn = (column: number) => SPACES.find((space) => rowOf(space) === row && columnOf(space) === column);
    const prices = [3, 4].map((column) => coverPrice(priceIn(column) ?? 1) ?? "none");
    expect(hasRow(row, ...prices)).toBe(true);
  });

  it.each(RANKS)("prints the money of rank %i", (rank) => {
    expect(hasRow(ranks[rank], START_MONEY[rank - 1] ?? "none", INCOME[rank - 1] ?? "none")).toBe(true);
  });

  it.each(SOLO_BANDS)("prints from where on the solo player is $band", ({ band, from }) => {
    const next = SOLO_BANDS.find((other) => other.from > from)?.from;
    const scores = next === undefined ? `above ${from - 1}` : `${from} to ${next - 1}`;
    expect(hasRow(scores, bands[band])).toBe(true);
  });

  it.each(WESER.lists.buildings)("says of $id what its card does", ({ id, stars, powers }) => {
    const power = powers.map((each) => describePower(TEXTS.en, each)).join(" ") || "none";
    expect(hasRow(names.buildings[id] ?? "no name", stars, power)).toBe(true);
  });

  it.each(WESER.lists.newspapers)("says of the event $id what happens", ({ id, happenings }) => {
    const event = happenings.map((each) => describeHappening(TEXTS.en, each)).join(" ");
    expect(hasRow(names.events[id] ?? "no name", event)).toBe(true);
  });
});
