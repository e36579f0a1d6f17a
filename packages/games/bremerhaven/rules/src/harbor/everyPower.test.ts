import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomPlayer, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import { type Action, type Power, type PowerName, readCardSet, WESER_2 } from "../index.ts";

/** Each power as a card could have it. */
const SAMPLES: { readonly [Name in PowerName]: Extract<Power, { power: Name }> } = {
  "produce-good": { power: "produce-good", good: "crate" },
  "produce-money": { power: "produce-money", money: 2 },
  bank: { power: "bank", per: 4, most: 3 },
  store: { power: "store", goods: ["barrel", "crate"], room: 3 },
  "keep-prestige": { power: "keep-prestige" },
  "exchange-prices": { power: "exchange-prices" },
  "free-packing": { power: "free-packing" },
  "no-money-penalty": { power: "no-money-penalty" },
  "wall-bonus": { power: "wall-bonus", bollards: 2 },
  "longer-stay": { power: "longer-stay", of: "contract", markers: 2 },
  "win-ties": { power: "win-ties" },
  "completion-bonus": { power: "completion-bonus", money: 5 },
};

const NAMES = Object.keys(SAMPLES).filter((name): name is PowerName => Object.hasOwn(SAMPLES, name));
const MOST_GAMES = 40;
const ROUNDS = 4;

/** The Lighthouse, which does nothing of its own, with these powers. */
function lighthouseWith(powers: readonly Power[]) {
  const buildings = WESER_2.lists.buildings.map((building) =>
    building.id === "lighthouse" ? { ...building, powers: [...powers] } : { ...building, powers: [] },
  );
  const read = readCardSet({ ...WESER_2.lists, buildings });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** Some rounds played by chance with a Lighthouse in the first harbor, which has a contract all but settled. */
function* play(powers: readonly Power[], nth: number): Generator<string> {
  const cards = lighthouseWith(powers);
  const table = scenario({ seats: 2 }, `power ${nth}`, cards).bare(0).built(0, "lighthouse", 1);
  const [contract] = cards.lists.contracts.filter(({ reward }) => reward.money > 0);
  if (contract !== undefined && nth % 2 === 0) {
    const delivered = contract.wants.map((want) => (want === "wild" ? "crate" : want));
    table.laid(0, 1, contract.id, { delivered, markers: 1 });
  }
  const choose = randomPlayer<unknown, Action>(seedFrom(`player ${nth}`));
  let { state } = table;
  while (state.round <= ROUNDS) {
    const [seat] = table.game.pending(state);
    if (seat === undefined) return;
    const legal = table.game.legal(state, seat);
    const action = choose({ seat, legal, view: () => undefined });
    yield JSON.stringify(legal);
    const applied = table.game.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    yield JSON.stringify(applied.events);
    ({ state } = applied);
  }
}

/** In which of so many games something is told or allowed that is not without these powers. */
function firstDifference(powers: readonly Power[]): number | undefined {
  for (let nth = 0; nth < MOST_GAMES; nth += 1) {
    const without = play([], nth);
    for (const line of play(powers, nth)) if (line !== without.next().value) return nth;
  }
  return undefined;
}

test.each(NAMES)("a card with the power %s plays otherwise than one without it", (name) => {
  expect(firstDifference([SAMPLES[name]])).toBeDefined();
});

test("the test above sees no difference where there is none", () => {
  expect(firstDifference([])).toBeUndefined();
});

test("what a power does is asked of POWERS alone", () => {
  const src = join(import.meta.dirname, "..");
  const asking = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /\bcards\.powers?\(|\bbuiltWith\(/.test(readFileSync(join(src, file), "utf8")));
  expect(asking).toEqual([join("harbor", "powers.ts")]);
});
