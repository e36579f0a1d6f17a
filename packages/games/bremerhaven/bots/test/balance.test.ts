import type { BalanceMeasure } from "@harbor/bots";
import { bremerhaven, readCardSet, WESER } from "@harbor/bremerhaven";
import { beginChecked, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { type GameNotes, openNotebook, type PlayerNotes } from "../src/balance/gameNotes.ts";
import {
  measureBuildings,
  measureContracts,
  measureOpenings,
  measureRanks,
  measureUnbid,
} from "../src/balance/measures.ts";
import { measurePermits, stageTwin } from "../src/balance/twins.ts";

const NOBODY: PlayerNotes = {
  score: 0,
  money: 0,
  prestige: 10,
  won: false,
  startRank: 0,
  built: [],
  contractsWon: 0,
  contractsComplete: 0,
};
const game = (...players: readonly Partial<PlayerNotes>[]): GameNotes => ({
  players: players.map((player) => ({ ...NOBODY, ...player })),
  showings: [],
  permits: { used: 2, money: 6 },
});
const reading = ({ readings }: BalanceMeasure, of: string) => readings.find((one) => one.of === of);

function played(mode: string, seats: number, seed: string) {
  const options = bremerhaven.readOptions({ mode, seats });
  if (!options.ok) throw new Error(options.problem);
  const players = Array.from({ length: seats }, (_, seat) => randomPlayer(seedFrom(`${seed} ${seat}`)));
  const notebook = openNotebook();
  const match = playMatch(bremerhaven, { options: options.value, seed: seedFrom(seed), players }, notebook.watch);
  return { notes: notebook.close(match), state: match.state, scores: match.scores };
}

test("the notes on a game agree with its state", () => {
  const { notes, state, scores } = played("long", 4, "notes");
  expect(notes.players.map(({ score }) => score).toSorted((a, b) => b - a)).toEqual(scores.map(({ score }) => score));
  expect(notes.players.filter(({ won }) => won)).toHaveLength(1);
  expect(notes.players.map(({ startRank }) => startRank).toSorted()).toEqual([0, 1, 2, 3]);
  expect(notes.players.flatMap(({ built }) => built).length).toBeGreaterThan(0);
  for (const [seat, { built, money, prestige, score }] of notes.players.entries()) {
    expect(built.every((id) => state.players[seat]?.harbor.spaces.some(({ building }) => building === id))).toBe(true);
    expect(money * prestige).toBe(score);
  }
});

test("every card on the boards counts as shown in the round, and as unbid if it had no bid", () => {
  const { notes, state } = played("short", 3, "showings");
  // In the short game the boards are refilled each round, so each card is there for one round.
  expect(notes.showings.every(({ rounds }) => rounds === 1)).toBe(true);
  expect(notes.showings).toHaveLength(state.round * 2 * 3);
  const unbid = notes.showings.filter((showing) => showing.unbid === 1).length;
  expect(unbid).toBeGreaterThan(0);
  expect(unbid).toBeLessThan(notes.showings.length);
});

test("contracts won at the land board count as won, the one drawn at the start does not", () => {
  const notes = Array.from({ length: 20 }, (_, nth) => played("solo", 1, `contracts ${nth}`));
  for (const { notes: one, state } of notes) {
    const [own] = one.players;
    const seen = state.discards.contracts.length;
    expect(own?.contractsWon).toBeLessThan(seen);
    expect(own?.contractsComplete).toBeLessThanOrEqual(own?.contractsWon ?? 0);
  }
  expect(notes.some(({ notes: one }) => (one.players[0]?.contractsWon ?? 0) > 0)).toBe(true);
});

test("shares of contracts and of wins by rank are counted", () => {
  const notes = [
    game({ won: true, startRank: 2, contractsWon: 3, contractsComplete: 2 }, { startRank: 0, contractsWon: 1 }),
    game({ won: true, startRank: 0, contractsWon: 4, contractsComplete: 4 }, { startRank: 1 }),
  ];
  expect(measureContracts(notes).readings).toEqual([{ kind: "share", hits: 6, cases: 8 }]);
  expect(reading(measureRanks(notes), "rank 1")).toMatchObject({ hits: 1, cases: 2 });
  expect(reading(measureRanks(notes), "rank 2")).toMatchObject({ hits: 0, cases: 2 });
});

test("a building's effect is its builders' mean score against that of all builders", () => {
  const notes = [game({ score: 900, built: ["bank", "hotel"] }, { score: 300, built: ["hotel"] }, { score: 5 })];
  // The mean over the three buildings built is 700.
  const [bank, hotel] = [reading(measureBuildings(notes), "bank"), reading(measureBuildings(notes), "hotel")];
  expect(bank).toEqual({ of: "bank", kind: "mean", values: [900 / 700 - 1] });
  expect(hotel).toEqual({ of: "hotel", kind: "mean", values: [900 / 700 - 1, 300 / 700 - 1] });
});

test("each opening is compared with all others; rare ones are not judged", () => {
  const many = Array.from({ length: 30 }, (_, nth) =>
    game({ opening: "ships", won: nth < 20 }, { opening: "building", won: nth >= 20 }),
  );
  const { readings } = measureOpenings([...many, game({ opening: "prices", won: true })]);
  expect(readings.map(({ of }) => of)).toEqual(["building", "ships"]);
  expect(readings[1]).toMatchObject({ hits: 20, cases: 30, otherHits: 11, otherCases: 31 });
});

test("a card is left unbid if it had no bid in any round; one that is rarely shown is not judged", () => {
  const showing = (rounds: number, unbid: number) => ({ ...game(), showings: [{ card: "gull", rounds, unbid }] });
  const three = [showing(3, 3), showing(3, 2), showing(1, 0)];
  expect(measureUnbid([...three, ...three, ...three]).readings).toEqual([]);
  expect(measureUnbid([...three, ...three, ...three, ...three]).readings).toEqual([
    { of: "gull", kind: "share", hits: 4, cases: 12 },
  ]);
});

test("a building's worth is in money, compared with the price of a permit", () => {
  const [first] = WESER.lists.buildings;
  const notes = [game({ score: 500 }), game({ score: 430 })];
  const measure = measurePermits(WESER.lists, notes);
  expect(measure.wanted).toEqual({ from: 3 });
  expect(measure.readings).toEqual([{ of: first?.id, kind: "mean", values: [7] }]);
});

test("twin games start the same, except for the building or an empty lot", () => {
  const options = bremerhaven.readOptions({ mode: "solo", seats: 1 });
  if (!options.ok) throw new Error(options.problem);
  for (const [pair, building] of WESER.lists.buildings.entries()) {
    const [there, bare] = [0, 1].map((twin) => {
      const staged = stageTwin(bremerhaven, WESER.lists, 2 * pair + twin);
      const { state } = beginChecked(staged, options.value, seedFrom("twins"));
      const cards = readCardSet(staged.cardSet);
      if (!cards.ok) throw new Error(cards.problem);
      return { state, buildings: cards.value.lists.buildings };
    });
    expect(there?.state).toEqual(bare?.state);
    expect(there?.state.players[0]?.yard).toEqual([building.id]);
    const everywhere = [...(there?.state.decks.buildings ?? []), building.id];
    expect(new Set(everywhere).size).toBe(WESER.lists.buildings.length);
    expect(there?.buildings[pair]).toEqual(building);
    expect(bare?.buildings[pair]).toEqual({ id: building.id, stars: 0, powers: [] });
  }
});
