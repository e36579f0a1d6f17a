export const BOT_PACES = ["human", "at-once"] as const;
/** How fast the bots of tables in this browser move. */
export type BotPace = (typeof BOT_PACES)[number];

/** How long a bot that searches may think, in milliseconds. */
export const THINKING: Readonly<Record<BotPace, number>> = { human: 800, "at-once": 200 };
/** What a hint may take. */
export const ADVISING = 1000;

/** A first decision takes a moment; whoever goes on with their own work is quicker at it. */
const FIRST = { least: 450, most: 1000 };
const FURTHER = { least: 120, most: 280 };

/** How long somebody would take over a decision, a little uneven: `share` is from 0 to 1. */
export function pauseOf(pace: BotPace, goesOn: boolean, share: number): number {
  if (pace === "at-once") return 0;
  const { least, most } = goesOn ? FURTHER : FIRST;
  return least + share * (most - least);
}
