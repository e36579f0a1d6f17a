import type { BalanceMeasure, BalanceRow, GameBalance } from "@harbor/bots";
import { type Bremerhaven, bremerhaven, type CardSet } from "@harbor/bremerhaven";
import { type GameNotes, openNotebook } from "./gameNotes.ts";
import {
  measureBuildings,
  measureContracts,
  measureOpenings,
  measureRanks,
  measureScore,
  measureUnbid,
  measureWinner,
} from "./measures.ts";
import { ROWS, type RowId } from "./rows.ts";
import { measurePermits, stageTwin } from "./twins.ts";

type Staged = Bremerhaven & { readonly cardSet: CardSet["lists"] };

const MEASURES: Readonly<Record<RowId, (game: Staged, notes: readonly GameNotes[]) => readonly BalanceMeasure[]>> = {
  "solo-strongest": (_, notes) => [measureScore(notes, "solo-strongest", { from: 1000, to: 1250 })],
  "solo-middle": (_, notes) => [measureScore(notes, "solo-middle", { from: 500, to: 850 })],
  "solo-deckhand": (_, notes) => [measureScore(notes, "solo-deckhand", { from: 150, to: 400 })],
  "solo-random": (_, notes) => [measureScore(notes, "solo-random", { to: 99 })],
  "four-strongest": (_, notes) => [measureWinner(notes), measureContracts(notes), measureUnbid(notes)],
  "four-equal": (_, notes) => [
    measureRanks(notes),
    measureBuildings(notes),
    measureOpenings(notes),
    measureUnbid(notes),
  ],
  permit: ({ cardSet }, notes) => [measurePermits(cardSet, notes)],
};

function idOf({ id }: BalanceRow): RowId {
  const known = ROWS.find((row) => row.id === id);
  if (known === undefined) throw new Error(`there is no row "${id}"`);
  return known.id;
}

/** Measures the cards: docs/balance.md explains the measures and their limits. */
export const bremerhavenBalance: GameBalance<GameNotes> = {
  game: bremerhaven.id,
  rows: ROWS,
  stage(game: Staged, row, nth) {
    return idOf(row) === "permit" ? stageTwin(game, game.cardSet, nth) : game;
  },
  openNotebook,
  measure: (game: Staged, row, notes) => MEASURES[idOf(row)](game, notes),
};
