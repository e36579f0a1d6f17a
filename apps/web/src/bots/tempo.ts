export const BOT_PACES = ["human", "at-once"] as const;
/** How fast bots move at tables in this browser. */
export type BotPace = (typeof BOT_PACES)[number];

/** How long a searching bot may think, in milliseconds. */
export const THINKING: Readonly<Record<BotPace, number>> = { human: 800, "at-once": 200 };
/** The same for advice. */
export const ADVISING = 1000;

/** A first decision takes a moment; the following ones are quicker. */
const FIRST = { least: 450, most: 1000 };
const FURTHER = { least: 120, most: 280 };

/** How long a person would take for a decision, with some variation: `share` is from 0 to 1. */
export function pauseOf(pace: BotPace, goesOn: boolean, share: number): number {
  if (pace === "at-once") return 0;
  const { least, most } = goesOn ? FURTHER : FIRST;
  return least + share * (most - least);
}
