import type { Note } from "./ledger.ts";
import { doubtOf, meanOf } from "./tally.ts";

/** The fewest pairs that say anything. */
const FEWEST_PAIRS = 40;
/** How many standard errors a loss must be above zero: even among hundreds of decisions, false alarms are rare. */
const SURE = 3.3;
/** Stop once a loss is ruled out at this many standard errors. */
const LIKELY = 2;
/** A cost is precise enough once its standard error is this share of it. */
const FINE = 0.15;
/**
 * The smallest loss that is a mistake, as a share of a chance, or of the score in a solo game: the worth of a position
 * is not known any better.
 */
const LEAST = { chance: 0.03, score: 0.01 };

/** The smallest loss that counts, given the expected score. */
export function leastLoss(alone: boolean, score: number): number {
  return alone ? LEAST.score * Math.max(1, score) : LEAST.chance;
}

/** Whether what was done cost more than chance alone explains. */
export function isMistake({ lost, verdict }: Pick<Note<unknown>, "lost" | "verdict">, least: number): boolean {
  const isWeighed = verdict === "doubted" || verdict === "settled";
  return isWeighed && lost.times >= FEWEST_PAIRS && meanOf(lost) > Math.max(least, SURE * doubtOf(lost));
}

/** Whether more pairs would hardly change the verdict. */
export function isSettled(note: Pick<Note<unknown>, "lost" | "verdict">, least: number, pairs: number): boolean {
  const { lost } = note;
  if (lost.times >= pairs) return true;
  if (lost.times < FEWEST_PAIRS) return false;
  const [mean, doubt] = [meanOf(lost), doubtOf(lost)];
  return isMistake(note, least) ? doubt < FINE * mean : mean + LIKELY * doubt < least;
}

/** The most it may have cost, as far as is known: the decisions that may matter most are weighed first. */
export function worstCase({ lost }: Pick<Note<unknown>, "lost">): number {
  return lost.times < FEWEST_PAIRS ? Number.POSITIVE_INFINITY : meanOf(lost) + doubtOf(lost);
}
