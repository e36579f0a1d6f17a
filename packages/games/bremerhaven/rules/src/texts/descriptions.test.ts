import { describe, expect, it } from "vitest";
import type { Happening, Power } from "../cards/effects.ts";
import { WESER } from "../cards/weser/index.ts";
import { describeHappening, describePower, LANGUAGES, TEXTS } from "./index.ts";

const POWERS = WESER.lists.buildings.flatMap(({ id, powers }) => powers.map((power) => ({ id, power })));
const HAPPENINGS = WESER.lists.newspapers.flatMap(({ id, happenings }) =>
  happenings.map((happening) => ({ id, happening })),
);

/** Every variant of every effect, whether a Weser card has it or not, in the singular and the plural. */
const ALL_POWERS: readonly Power[] = [1, 3].flatMap((n): Power[] => [
  { power: "produce-good", good: "crate" },
  { power: "produce-money", money: n },
  { power: "bank", per: n, most: n },
  { power: "store", goods: ["barrel", "container", "crate", "passenger"], room: n },
  { power: "store", goods: ["crate", "barrel"], room: n },
  { power: "keep-prestige" },
  { power: "exchange-prices" },
  { power: "free-packing" },
  { power: "no-money-penalty" },
  { power: "wall-bonus", bollards: n },
  { power: "longer-stay", of: "ship", markers: n },
  { power: "longer-stay", of: "contract", markers: n },
  { power: "win-ties" },
  { power: "completion-bonus", money: n },
]);
const ALL_HAPPENINGS: readonly Happening[] = [
  ...[1, 3].flatMap((n): Happening[] => [
    ...(["cash", "building", "good"] as const).map(
      (forEach): Happening => ({ happening: "pay", money: n, forEach, every: n }),
    ),
    ...(["player", "ship"] as const).map((forEach): Happening => ({ happening: "gain", money: n, forEach })),
    { happening: "fill-cash", to: n },
    { happening: "lose-cargo", goods: n },
    { happening: "prestige", change: 1, who: "has-proud-ship", stars: n },
    { happening: "prestige", change: -1, who: "has-proud-ship", stars: n },
  ]),
  ...([1, -1] as const).flatMap((change): Happening[] => [
    { happening: "prestige", change, who: "has-no-ship" },
    { happening: "prestige", change, who: "lowest-prestige" },
    { happening: "prestige", change, who: "highest-value" },
    { happening: "markers", on: "ships", change },
    { happening: "markers", on: "contracts", change },
  ]),
  { happening: "give-good" },
  { happening: "sell-good" },
  { happening: "cycle-prices" },
  { happening: "reverse-ladder" },
];

/**
 * For each number in an effect, the same effect with that number and two others. Both others are plural, to catch a
 * text that shows the number only by its plural form.
 */
function withOtherNumbers<Effect extends Power | Happening>(effect: Effect): { field: string; versions: Effect[] }[] {
  return Object.entries(effect)
    .filter(([field, value]) => typeof value === "number" && field !== "change")
    .map(([field]) => ({ field, versions: [effect, { ...effect, [field]: 16 }, { ...effect, [field]: 17 }] }));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const texts = TEXTS[language];
  const isWhole = (text: string) => !/[{}|]|undefined/.test(text) && /^\p{Lu}.*\.$/u.test(text);

  it.each(POWERS)("the power of $id is told without a gap", ({ power }) => {
    expect(describePower(texts, power)).toSatisfy(isWhole);
  });

  it.each(HAPPENINGS)("the event $id is told without a gap", ({ happening }) => {
    expect(describeHappening(texts, happening)).toSatisfy(isWhole);
  });

  it("every variant of every effect has a complete text, different from all others", () => {
    const told = [
      ...ALL_POWERS.map((power) => describePower(texts, power)),
      ...ALL_HAPPENINGS.map((happening) => describeHappening(texts, happening)),
    ];
    const kinds = new Set([...ALL_POWERS, ...ALL_HAPPENINGS].map((effect) => JSON.stringify(effect)));
    expect(told.filter((text) => !isWhole(text))).toEqual([]);
    expect(new Set(told).size).toBe(kinds.size);
  });

  it("a different number changes the text", () => {
    for (const { id, power } of POWERS) {
      for (const { field, versions } of withOtherNumbers(power)) {
        const told = new Set(versions.map((version) => describePower(texts, version)));
        expect(told.size, `${id}: ${field}`).toBe(versions.length);
      }
    }
    for (const { id, happening } of HAPPENINGS) {
      for (const { field, versions } of withOtherNumbers(happening)) {
        const told = new Set(versions.map((version) => describeHappening(texts, version)));
        expect(told.size, `${id}: ${field}`).toBe(versions.length);
      }
    }
  });
});

describe("words go with their numbers", () => {
  const barrels = (room: number): Power => ({ power: "store", goods: ["barrel"], room });
  const money = (amount: number): Power => ({ power: "produce-money", money: amount });
  const proud = (stars: number): Happening => ({ happening: "prestige", change: 1, who: "has-proud-ship", stars });

  it.each([
    [describePower(TEXTS.en, barrels(1)), "1 barrel."],
    [describePower(TEXTS.en, barrels(4)), "4 barrels."],
    [describePower(TEXTS.de, barrels(1)), "1 Fass."],
    [describePower(TEXTS.de, barrels(4)), "4 Fässer."],
    [describePower(TEXTS.fr, barrels(4)), "4 tonneaux."],
    [describePower(TEXTS.fr, money(1)), "1 pièce."],
    [describePower(TEXTS.fr, money(2)), "2 pièces."],
    [describeHappening(TEXTS.de, proud(1)), "1 Stern "],
    [describeHappening(TEXTS.de, proud(3)), "3 Sternen "],
  ])("%s", (text, part) => {
    expect(text).toContain(part);
  });

  it("several goods are listed by the conventions of the language", () => {
    const store: Power = { power: "store", goods: ["barrel", "crate", "passenger"], room: 3 };
    expect(LANGUAGES.map((language) => describePower(TEXTS[language], store))).toEqual([
      "Holds up to 3 barrels, crates, or passengers.",
      "Platz für bis zu 3 Fässer, Kisten oder Passagiere.",
      "Accueille jusqu’à 3 tonneaux, caisses ou passagers.",
    ]);
  });
});
