import { expect, test } from "vitest";
import { FANAL, FANAL_LISTS, GOODS, meuterer, readIslandSet } from "../src/index.ts";
import { whatBreaksTheBook } from "../src/islands/schema.ts";

type Json = { [field: string]: unknown };

/** The shipped set with one change. */
function changed(change: (set: { islands: Json[] } & Json) => void): unknown {
  const set = structuredClone(FANAL_LISTS) as unknown as { islands: Json[] } & Json;
  change(set);
  return set;
}

const at = (nth: number, fields: Json) => changed(({ islands }) => Object.assign(islands[nth] ?? {}, fields));

test.each<[string, unknown, RegExp]>([
  ["eleven islands", changed(({ islands }) => islands.pop()), /^islands/],
  ["thirteen", changed(({ islands }) => islands.push({ ...islands[1], id: "more" })), /^islands/],
  ["no start", changed(({ islands }) => delete islands[0]?.start), /first one must be the start/],
  ["a second start", at(1, { start: true }), /one start, not 2/],
  ["the start elsewhere", changed(({ islands }) => islands.reverse()), /first one must be the start/],
  ["no nest", changed(({ islands }) => delete islands[7]?.nest), /one nest, not 0/],
  ["a second nest", at(1, { nest: true }), /one nest, not 2/],
  [
    "start and nest in one",
    changed(({ islands }) => [Object.assign(islands[0] ?? {}, { nest: true }), delete islands[7]?.nest]),
    /both/,
  ],
  ["a start that takes one good", at(0, { takes: "wine" }), /take any good/],
  ["another island that takes any", at(1, { takes: "any" }), /take any good/],
  ["an unknown good", at(1, { takes: "tea" }), /^islands.1.takes/],
  ["a good on three islands", at(1, { takes: "wine" }), /is taken on/],
  ["prices that rise", at(1, { prices: [4, 5, 1] }), /rise/],
  ["a third price above the second", at(1, { prices: [4, 1, 2] }), /rise/],
  ["prices that are all the same", at(1, { prices: [2, 2, 2] }), /all the same/],
  ["a price that is too high", at(1, { prices: [7, 2, 1] }), /^islands.1.prices/],
  ["a first price that is too low", at(1, { prices: [1, 1, 0] }), /^islands.1.prices/],
  ["a price below 0", at(1, { prices: [4, 2, -1] }), /^islands.1.prices/],
  ["no voyage points", at(1, { voyage: 0 }), /^islands.1.voyage/],
  ["too many voyage points", at(1, { voyage: 7 }), /^islands.1.voyage/],
  ["an id twice", at(1, { id: "lantern-head" }), /occurs twice/],
  ["an id of other letters", at(1, { id: "Spindle Holm" }), /^islands.1.id/],
  ["a field too many", at(1, { toll: 1 }), /^islands.1/],
  ["other cargo", changed((set) => Object.assign(set.cargo as Json, { ruby: 5 })), /^cargo.ruby/],
  ["other wages", changed((set) => Object.assign(set, { wages: [0, 1, 2, 4] })), /^wages/],
  ["other rounds", changed((set) => Object.assign(set.rounds as Json, { 4: 9 })), /^rounds/],
])("an island set with %s is refused", (_, set, problem) => {
  expect(readIslandSet(set)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

test("what is no set at all is refused, too", () => {
  for (const input of [undefined, null, 3, "fanal", [], {}]) expect(readIslandSet(input).ok).toBe(false);
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error("trap");
      },
    },
  );
  expect(readIslandSet(trap).ok).toBe(false);
});

test("the shipped set keeps what the book prints", () => {
  expect(whatBreaksTheBook(FANAL_LISTS)).toBeUndefined();
  const broken = FANAL_LISTS.islands.map((island) => ({ ...island, voyage: 1 }));
  expect(whatBreaksTheBook({ ...FANAL_LISTS, islands: broken })).toContain("place 4");
  const cheap = FANAL_LISTS.islands.with(0, { ...FANAL_LISTS.islands[0], prices: [3, 2, 2] } as never);
  expect(whatBreaksTheBook({ ...FANAL_LISTS, islands: cheap })).toContain("the start");
});

test("the shipped set is evenly made: a rich and a modest island for each good, far apart on the first voyage", () => {
  for (const good of GOODS) {
    const places = FANAL_LISTS.islands.flatMap(({ takes }, place) => (takes === good ? place : []));
    const prices = places.map((place) => FANAL_LISTS.islands[place]?.prices[0] ?? 0);
    expect([8, 9]).toContain(prices.reduce((sum, price) => sum + price, 0));
    expect(new Set(prices).size).toBe(2);
    const [one = 0, other = 0] = places;
    expect(Math.min(other - one, 12 - other + one)).toBeGreaterThanOrEqual(4);
  }
});

test("another set can be played, is named by its hash, and is part of a recording", () => {
  const rich = at(1, { prices: [6, 4, 2], name: "Weavers’ Rest" });
  const read = meuterer.withCards(rich);
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.cards).not.toBe(FANAL.hash);
  expect(read.value.cardLists).toEqual(rich);
  expect(meuterer.edition({ rules: "1", cards: read.value.cards, cardLists: rich })?.cards).toBe(read.value.cards);
  expect(meuterer.edition({ rules: "1", cards: read.value.cards })).toBeUndefined();
  expect(meuterer.edition({ rules: "1" })?.cards).toBe(FANAL.hash);
  expect(meuterer.edition({ rules: "0" })).toBeUndefined();
  expect(meuterer.withCards({ ...FANAL_LISTS, set: "Fanal under another name" })).toMatchObject({
    ok: true,
    value: { cards: FANAL.hash },
  });
});
