import type { Note } from "./ledger.ts";
import { doubtOf, meanOf } from "./tally.ts";

/** So many pairs are the fewest that say anything. */
const FEWEST_PAIRS = 40;
/** By so many times its doubt a loss must be above nothing: among hundreds of decisions hardly one is wronged. */
const SURE = 3.3;
/** Beyond so many times the doubt a loss is not looked for. */
const LIKELY = 2;
/** A cost is told well enough once the doubt is this share of it. */
const FINE = 0.15;
/**
 * What is less than this is no mistake, as a share of a chance, or of the score of somebody who plays alone: what a
 * position is worth is itself known no better.
 */
const LEAST = { chance: 0.03, score: 0.01 };

/** The least that counts, where so much is to be had. */
export function leastLoss(alone: boolean, score: number): number {
  return alone ? LEAST.score * Math.max(1, score) : LEAST.chance;
}

/** Whether what was done cost more than chance alone explains. */
export function isMistake({ lost, verdict }: Pick<Note<unknown>, "lost" | "verdict">, least: number): boolean {
  const isWeighed = verdict === "doubted" || verdict === "settled";
  return isWeighed && lost.times >= FEWEST_PAIRS && meanOf(lost) > Math.max(least, SURE * doubtOf(lost));
}

/** Whether more pairs would hardly change what is said about it. */
export function isSettled(note: Pick<Note<unknown>, "lost" | "verdict">, least: number, pairs: number): boolean {
  const { lost } = note;
  if (lost.times >= pairs) return true;
  if (lost.times < FEWEST_PAIRS) return false;
  const [mean, doubt] = [meanOf(lost), doubtOf(lost)];
  return isMistake(note, least) ? doubt < FINE * mean : mean + LIKELY * doubt < least;
}

/** How much it may have cost at most, as far as is known: what may matter most is weighed first. */
export function worstCase({ lost }: Pick<Note<unknown>, "lost">): number {
  return lost.times < FEWEST_PAIRS ? Number.POSITIVE_INFINITY : meanOf(lost) + doubtOf(lost);
}
