/** What a move's pace depends on; nothing of the game's own is in it. */
export type Tempo = {
  /** How long a bot takes for a middling decision. */
  readonly usualMs: number;
  /** How much there is to choose from. */
  readonly choices: number;
  /** Whether the seat goes on with what it was at. */
  readonly goesOn: boolean;
  /** Whether people wait for it, as everybody who is to decide is a bot. */
  readonly isWaitedFor: boolean;
};

const FORCED = 0.3;
const EASIEST = 0.5;
const HARDEST = 1.5;
/** A choice of two weighs about so much more than none, one of four twice that. */
const A_DOUBLING = 0.15;
const GOES_ON = 0.6;
const WAITED_FOR = 0.6;
const UNEVEN = 0.25;

/** How long a bot seems to think: longer where there is much to choose from, and never quite the same. */
export function thinkingTime({ usualMs, choices, goesOn, isWaitedFor }: Tempo, chance: () => number): number {
  const weight = choices <= 1 ? FORCED : Math.min(HARDEST, EASIEST + A_DOUBLING * Math.log2(choices));
  const uneven = 1 - UNEVEN + 2 * UNEVEN * chance();
  return usualMs * weight * (goesOn ? GOES_ON : 1) * (isWaitedFor ? WAITED_FOR : 1) * uneven;
}
