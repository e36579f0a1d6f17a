import { type Seed, seedFrom } from "./chance.ts";
import type { Game } from "./game.ts";

export type DailyPlan<Options> = { readonly mode: string; readonly options: Options; readonly seed: Seed };

/**
 * The game of the day: for one player alone, and the same for everybody who plays it under the same rules and with the
 * same cards, with or without a server. Undefined for a game that nobody can play alone.
 */
export function dailyPlan<Options>(
  game: Pick<Game<Options>, "id" | "rules" | "cards" | "modes" | "readOptions" | "withChoices">,
  /** A date in universal time, such as "2026-11-19". */
  day: string,
): DailyPlan<Options> | undefined {
  const mode = game.modes.find(({ seats }) => seats.length === 1 && seats[0] === 1);
  const read = mode && game.readOptions({ mode: mode.id, seats: 1 });
  if (mode === undefined || read?.ok !== true) return undefined;
  const seed = seedFrom(`game of the day ${day} ${game.id} ${game.rules} ${game.cards}`);
  return { mode: mode.id, options: game.withChoices(read.value, [undefined]), seed };
}
