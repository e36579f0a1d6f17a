import { type Dice, freshChance, type Game, openDice, playMatch, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { type Action, bremerhaven, GOODS, PLACES_OF_GOODS, SLOTS, type State, WESER } from "../src/index.ts";
import { randomPlan } from "./tables.ts";

const GAMES = 28;

/** Values of action fields, and some invalid ones. */
const VALUES: readonly unknown[] = [
  ...SLOTS,
  ...GOODS,
  ...PLACES_OF_GOODS,
  ...WESER.lists.buildings.map(({ id }) => id),
  ...WESER.lists.prices.map(({ id }) => id),
  ...Array.from({ length: 15 }, (_, number) => number - 1),
  true,
  false,
  undefined,
  null,
  "",
  "__proto__",
  1.5,
  Number.NaN,
  1e21,
  [],
  {},
  "wild",
];

/** The game as seen from plain JavaScript: any value may be passed as an action. */
const UNTYPED: Game = bremerhaven;

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  "bid",
  [],
  {},
  { type: "toString" },
  { type: "constructor" },
  { type: ["bid"] },
  { type: "bid" },
  { type: "bid", slot: "parking", card: 1, more: 1 },
  { type: "deposit", money: -1 },
  { type: "deposit", money: "1" },
  Object.create({ type: "done" }),
  new Map([["type", "done"]]),
];

function pick<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items[dice.below(Math.max(1, items.length))];
}

/** The action with one field changed, added or left out. */
function mutate(action: Action, dice: Dice): unknown {
  const fields = Object.entries(action);
  const [field] = pick(fields, dice) ?? ["type"];
  const change = dice.below(8);
  if (change === 0) return Object.fromEntries(fields.filter(([name]) => name !== field));
  if (change === 1) return { ...action, extra: pick(VALUES, dice) };
  return { ...action, [field]: pick(VALUES, dice) };
}

/** A key for an action, regardless of the order of its fields and of undefined ones. */
function keyOf(action: unknown): string {
  const entries = typeof action === "object" && action !== null ? Object.entries(action) : [];
  return JSON.stringify(entries.filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkState(state: State, dice: Dice): number {
  const before = JSON.stringify(state);
  const seats = state.players.map((_, seat) => seat);
  let tried = 0;
  for (const seat of seats) {
    const listed = bremerhaven.legal(state, seat);
    const keys = new Set(listed.map(keyOf));
    expect(keys.size, "no action is listed twice").toBe(listed.length);
    for (const action of listed) expect(bremerhaven.apply(state, seat, action).ok).toBe(true);
    const others = seats.flatMap((other) => bremerhaven.legal(state, other).slice(0, 20));
    const attempts = [
      ...others,
      ...listed.slice(0, 30).flatMap((action) => [mutate(action, dice), mutate(action, dice)]),
      ...GARBAGE,
    ];
    for (const attempt of attempts) {
      const applied = UNTYPED.apply(state, seat, attempt);
      expect(applied.ok, `seat ${seat}: ${JSON.stringify(attempt)}`).toBe(
        bremerhaven.readAction(attempt) !== undefined && keys.has(keyOf(attempt)),
      );
      if (!applied.ok) expect(applied.reason).toMatch(/^[a-z-]+$/);
      tried += 1;
    }
  }
  for (const seat of [-1, seats.length, 0.5, Number.NaN]) {
    expect(bremerhaven.apply(state, seat, { type: "done" })).toEqual({ ok: false, reason: "no-such-seat" });
  }
  expect(JSON.stringify(state), "the state is untouched").toBe(before);
  return tried;
}

test("an action is accepted exactly if it is listed; everything else is refused with a reason and changes nothing", () => {
  const dice = openDice(freshChance(seedFrom("legality")));
  let tried = 0;
  for (let nth = 0; nth < GAMES; nth += 1) {
    let action = 0;
    playMatch(bremerhaven, randomPlan("legality", nth), ({ state }) => {
      action += 1;
      if (action % 7 === 0) tried += checkState(state, dice);
    });
  }
  expect(tried).toBeGreaterThan(50_000);
});

test("a viewer's own view allows exactly what the game allows", () => {
  for (let nth = 0; nth < GAMES; nth += 1) {
    let action = 0;
    playMatch(bremerhaven, randomPlan("imagined", nth), ({ state }) => {
      action += 1;
      if (action % 5 !== 0) return;
      for (const seat of state.players.keys()) {
        const view = bremerhaven.view(state, seat);
        const imagined = bremerhaven.imagine(view, seedFrom(`guess ${action}`));
        expect(bremerhaven.legal(imagined, seat)).toEqual(bremerhaven.legal(state, seat));
        expect(bremerhaven.view(imagined, seat)).toEqual(view);
        expect(bremerhaven.whatIsWrong(imagined)).toBeUndefined();
      }
    });
  }
});
