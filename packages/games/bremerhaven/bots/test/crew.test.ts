import { luckFrom, STRENGTHS } from "@harbor/bots";
import { type Action, type Bremerhaven, bremerhaven, type View, WESER } from "@harbor/bremerhaven";
import { beginChecked, randomPlayer, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { captain, signOn } from "../src/index.ts";
import { BRIEF, playTable, playWith, TABLES } from "./tables.ts";

const crew = signOn();

/** `advance` does not check legality; here an illegal action stops a search. */
const strict: Bremerhaven = {
  ...bremerhaven,
  advance(state, seat, action) {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} tried ${JSON.stringify(action)}: ${applied.reason}`);
    return applied.state;
  },
};
const searcher = captain(strict, WESER);

test.each(TABLES)(
  "$mode with $seats: every bot plays games to the end, searches only what is legal and takes nothing back",
  (table) => {
    for (const ordered of [false, true]) {
      const bots = ordered ? [crew.mate, searcher, crew.deckhand] : [searcher, crew.deckhand, crew.mate];
      const match = playTable({ ...table, ordered }, bots, `crew ${table.mode} ${table.seats} ${ordered}`);
      expect(match.scores.length).toBe(table.seats);
      expect(match.moves.filter(({ action }) => bremerhaven.takesBack(action))).toEqual([]);
    }
  },
);

test("bots can continue any game that random players have started", () => {
  for (const [nth, table] of TABLES.entries()) {
    const stranger = randomPlayer<View, Action>(seedFrom(`stranger ${nth}`));
    let asked = 0;
    const players = Array.from({ length: table.seats }, (_, seat) => {
      const chance = luckFrom(`drop-in ${nth} ${seat}`);
      return (turn: Parameters<typeof stranger>[0]) => {
        asked += 1;
        const isStrange = asked % 3 !== 0 && turn.legal.length > 1;
        if (isStrange) return stranger(turn);
        const sight = { ...turn, view: turn.view(), budget: BRIEF, chance };
        return (nth % 2 === 0 ? crew.mate : crew.deckhand).decide(sight);
      };
    });
    const match = playWith(table, players, `drop-in ${nth}`);
    expect(match.scores.length).toBe(table.seats);
  }
});

/** Only one decision in this many is checked, because search is expensive. */
const SAMPLED = { deckhand: 3, mate: 3, captain: 40 };

test.each(STRENGTHS)("%s decides the same in two worlds that look the same from its seat", (name) => {
  // Two separate bots, so that they cannot share a memory.
  const [one, other] = [signOn()[name], signOn()[name]];
  let met = 0;
  let compared = 0;
  for (const [nth, table] of TABLES.entries()) {
    playTable(table, [crew.deckhand], `worlds ${nth}`, ({ state }) => {
      const seat = bremerhaven.pending(state)[0];
      met += 1;
      if (seat === undefined || met % SAMPLED[name] !== 0) return;
      const view = bremerhaven.view(state, seat);
      const world = bremerhaven.imagine(view, seedFrom(`other world ${met}`));
      const otherView = bremerhaven.view(world, seat);
      expect(JSON.stringify(otherView)).toBe(JSON.stringify(view));
      const decide = (bot: typeof one, seen: View, legal: readonly Action[]) =>
        bot.decide({ view: seen, seat, legal, budget: BRIEF, chance: luckFrom(`decision ${met}`) });
      expect(decide(other, otherView, bremerhaven.legal(world, seat))).toEqual(
        decide(one, view, bremerhaven.legal(state, seat)),
      );
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(20);
});

test("a bot does not bid the same way twice for the same view", () => {
  const view = openingView();
  const bids = new Set(
    Array.from({ length: 40 }, (_, nth) => {
      const chance = luckFrom(`mixed ${nth}`);
      return JSON.stringify(crew.mate.decide({ ...view, budget: BRIEF, chance }));
    }),
  );
  expect(bids.size).toBeGreaterThan(4);
});

test("a bot does not mutate its input", () => {
  const sight = openingView();
  const before = JSON.stringify(sight);
  crew.captain.decide({ ...sight, budget: BRIEF, chance: luckFrom("untouched") });
  expect(JSON.stringify(sight)).toBe(before);
});

function openingView() {
  const options = bremerhaven.readOptions({ mode: "long", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const { state } = beginChecked(bremerhaven, options.value, seedFrom("opening"));
  const seat = bremerhaven.pending(state)[0] ?? 0;
  return { view: bremerhaven.view(state, seat), seat, legal: bremerhaven.legal(state, seat) };
}
