import { beginChecked } from "@harbor/kit";
import { expect, test } from "vitest";
import {
  bremerhaven,
  RULES,
  RULES_VERSION,
  RULES_VERSIONS,
  readCardSet,
  type State,
  WESER,
  WESER_1,
  WESER_2,
  WESER_3,
  WESER_4,
  WESER_LISTS,
} from "./index.ts";

const twoBanks = {
  ...WESER_LISTS,
  name: "Two banks",
  buildings: WESER_LISTS.buildings.map((building) =>
    building.id === "hotel" ? { ...building, powers: [{ power: "bank", per: 1, most: 9 }] } : building,
  ),
};

test("every version of the rules uses the standard cards of its time", () => {
  expect(RULES_VERSIONS.map((rules) => bremerhaven.edition({ rules })?.cards)).toEqual([WESER_1.hash, WESER.hash]);
  expect(RULES_VERSIONS.map((rules) => bremerhaven.edition({ rules })?.rules)).toEqual([...RULES_VERSIONS]);
  expect([bremerhaven.rules, bremerhaven.cards]).toEqual([RULES_VERSION, WESER.hash]);
});

test("the first set includes its cards in the edition, since another server may not know it", () => {
  expect(bremerhaven.edition({ rules: "1" })?.cardLists).toMatchObject({ name: "Weser 1" });
  expect(bremerhaven.edition({ rules: RULES_VERSION })?.cardLists).toBeUndefined();
});

test.each([WESER_2, WESER_3, WESER_4])(
  "$name includes its cards, too, and is played under the current rules",
  (set) => {
    const before = bremerhaven.edition({ rules: RULES_VERSION, cards: set.hash });
    expect(before?.rules).toBe(RULES_VERSION);
    expect(before?.cardLists).toEqual(set.lists);
  },
);

test("any set that was once the standard one is known by its hash, under any rules", () => {
  for (const rules of RULES_VERSIONS) {
    for (const { hash } of [WESER, WESER_4, WESER_3, WESER_2, WESER_1]) {
      expect(bremerhaven.edition({ rules, cards: hash })).toMatchObject({ rules, cards: hash });
    }
  }
});

test("included cards are read under the rules of their edition", () => {
  const old = readCardSet(twoBanks, RULES["1"]);
  if (!old.ok) throw new Error(old.problem);
  const { hash } = old.value;
  expect(bremerhaven.edition({ rules: "1", cards: hash, cardLists: twoBanks })).toMatchObject({
    rules: "1",
    cards: hash,
  });
  expect(bremerhaven.edition({ rules: "1", cardLists: twoBanks })?.cards).toBe(hash);
  expect(bremerhaven.edition({ rules: "2", cards: hash, cardLists: twoBanks })).toBeUndefined();
  expect(bremerhaven.withCards(twoBanks)).toMatchObject({ ok: false });
  expect(bremerhaven.edition({ rules: "1" })?.withCards(twoBanks)).toMatchObject({ ok: true, value: { rules: "1" } });
});

test.each([
  { what: "unknown rules", wanted: { rules: "0" } },
  { what: "unknown cards", wanted: { rules: "1", cards: "f".repeat(64) } },
  { what: "other cards than the hash says", wanted: { rules: "2", cards: "f".repeat(64), cardLists: WESER_LISTS } },
  { what: "cards that are none", wanted: { rules: "2", cardLists: { name: "x" } } },
])("there is no edition with $what", ({ wanted }) => {
  expect(bremerhaven.edition(wanted)).toBeUndefined();
});

test("a state saved under the first rules has only fields of that version", () => {
  const game = bremerhaven.edition({ rules: "1" });
  const options = game?.readOptions({ mode: "short", seats: 2 });
  if (game === undefined || options?.ok !== true) throw new Error("no game");
  let { state }: { state: State } = beginChecked(game, options.value, "0".repeat(64));
  for (let nth = 0; nth < 40; nth += 1) {
    const [seat = 0] = game.pending(state);
    const [action] = game.legal(state, seat);
    if (action === undefined) throw new Error("nothing is legal");
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
    expect(Object.keys(JSON.parse(JSON.stringify(state)))).not.toContain("earlier");
    expect(Object.keys(game.view(state, seat))).not.toContain("earlier");
  }
});

test("undo actions are distinguished from all others", () => {
  expect(bremerhaven.takesBack({ type: "undo" })).toBe(true);
  expect(bremerhaven.takesBack({ type: "done" })).toBe(false);
});
