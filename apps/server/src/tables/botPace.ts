/** What a move's pace depends on, whatever the game. */
export type Tempo = {
  /** How long a bot takes for an average decision. */
  readonly usualMs: number;
  /** How much there is to choose from; undefined where that is a secret. */
  readonly choices: number | undefined;
  /** Whether the seat goes on with what it was doing. */
  readonly goesOn: boolean;
  /** Whether people wait for it, because every pending decision is a bot's. */
  readonly isWaitedFor: boolean;
};

/** How long somebody seems to think about an answer that is queued. */
export const QUEUED_MS = 2000;
/** A bot that decides at once has decided by then. */
const QUICKEST_MS = 50;
/** By how much a long thought may exceed its time. */
const OVERRUN = 1.25;

const FORCED = 0.3;
const EASIEST = 0.5;
const HARDEST = 1.5;
/** How much each doubling of the choices adds. */
const A_DOUBLING = 0.15;
/** What a secret question seems to have, however many answers there are. */
const MIDDLING = 4;
const GOES_ON = 0.6;
const WAITED_FOR = 0.6;
const UNEVEN = 0.25;

/** How long a bot seems to think: longer when there is much to choose from, and never quite the same. */
export function thinkingTime(
  { usualMs, choices = MIDDLING, goesOn, isWaitedFor }: Tempo,
  chance: () => number,
): number {
  const weight = choices <= 1 ? FORCED : Math.min(HARDEST, EASIEST + A_DOUBLING * Math.log2(choices));
  const uneven = 1 - UNEVEN + 2 * UNEVEN * chance();
  return usualMs * weight * (goesOn ? GOES_ON : 1) * (isWaitedFor ? WAITED_FOR : 1) * uneven;
}

/** The least time for a secret question: longer than any thought about it, or the thought's length would show. */
export function leastInSecret(longestMs: number): number {
  return QUICKEST_MS + OVERRUN * longestMs;
}
