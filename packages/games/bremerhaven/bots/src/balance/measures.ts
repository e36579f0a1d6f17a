import type { BalanceMeasure, Reading } from "@harbor/bots";
import { type GameNotes, OPENINGS, type PlayerNotes } from "./gameNotes.ts";

const RANKS = [0, 1, 2, 3] as const;
/** Cards and openings that came up in a smaller share of the games, or seats, are not judged. */
const SELDOM = 0.05;
const EVEN = 0.25;
const MOST_LEAD = 0.1;
const MOST_UNBID = 0.6;
/** With fewer showings than this, a card's share is mostly luck, and there are many cards. */
const FEW_SHOWINGS = 10;

function playersIn(notes: readonly GameNotes[]): PlayerNotes[] {
  return notes.flatMap(({ players }) => players);
}

export function measureScore(
  notes: readonly GameNotes[],
  id: string,
  wanted: BalanceMeasure["wanted"],
): BalanceMeasure {
  return { id, wanted, readings: [{ kind: "median", values: playersIn(notes).map(({ score }) => score) }] };
}

export function measureWinner(notes: readonly GameNotes[]): BalanceMeasure {
  const winners = playersIn(notes).filter(({ won }) => won);
  const values = winners.map(({ score }) => score);
  return { id: "four-winner", wanted: { from: 700, to: 1200 }, readings: [{ kind: "median", values }] };
}

export function measureContracts(notes: readonly GameNotes[]): BalanceMeasure {
  const cases = playersIn(notes).reduce((sum, { contractsWon }) => sum + contractsWon, 0);
  const hits = playersIn(notes).reduce((sum, { contractsComplete }) => sum + contractsComplete, 0);
  return { id: "contracts-complete", wanted: { from: 0.7, to: 0.9 }, readings: [{ kind: "share", hits, cases }] };
}

export function measureRanks(notes: readonly GameNotes[]): BalanceMeasure {
  const winners = playersIn(notes).filter(({ won }) => won);
  const readings = RANKS.map((rank): Reading => {
    const hits = winners.filter(({ startRank }) => startRank === rank).length;
    return { of: `rank ${rank + 1}`, kind: "share", hits, cases: winners.length };
  });
  return { id: "win-share-by-rank", wanted: { from: 0.18, to: 0.32 }, readings };
}

/** The scores of a building's builders against those of all builders, counting each building once. */
export function measureBuildings(notes: readonly GameNotes[]): BalanceMeasure {
  const scores = new Map<string, number[]>();
  for (const { built, score } of playersIn(notes)) {
    for (const building of built) scores.set(building, [...(scores.get(building) ?? []), score]);
  }
  const all = [...scores.values()].flat();
  const mean = all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length);
  const readings = [...scores].map(
    ([of, values]): Reading => ({ of, kind: "mean", values: values.map((score) => score / Math.max(1, mean) - 1) }),
  );
  return { id: "building-effect", wanted: { from: -EVEN, to: EVEN }, readings };
}

export function measureOpenings(notes: readonly GameNotes[]): BalanceMeasure {
  const players = playersIn(notes);
  const wins = players.filter(({ won }) => won).length;
  const readings = OPENINGS.flatMap((of): Reading[] => {
    const opened = players.filter(({ opening }) => opening === of);
    if (opened.length < SELDOM * players.length) return [];
    const hits = opened.filter(({ won }) => won).length;
    const others = { otherHits: wins - hits, otherCases: players.length - opened.length };
    return [{ of, kind: "lead", hits, cases: opened.length, ...others }];
  });
  return { id: "opening-lead", wanted: { to: MOST_LEAD }, readings };
}

/** A showing lasts from the round in which a card is turned up until it leaves the board. */
export function measureUnbid(notes: readonly GameNotes[]): BalanceMeasure {
  const cards = new Map<string, { cases: number; hits: number }>();
  for (const { card, rounds, unbid } of notes.flatMap(({ showings }) => showings)) {
    const { cases, hits } = cards.get(card) ?? { cases: 0, hits: 0 };
    cards.set(card, { cases: cases + 1, hits: hits + (unbid === rounds ? 1 : 0) });
  }
  const readings = [...cards].flatMap(([of, { cases, hits }]): Reading[] =>
    cases < Math.max(FEW_SHOWINGS, SELDOM * notes.length) ? [] : [{ of, kind: "share", hits, cases }],
  );
  return { id: "left-unbid", wanted: { to: MOST_UNBID }, readings };
}
