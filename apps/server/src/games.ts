import { bremerhaven } from "@harbor/bremerhaven";
import type { Game } from "@harbor/kit";

/** A game as the server knows it: whatever its states and actions are made of. */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

/** The one line that names the games there are. */
export const GAMES: readonly AnyGame[] = [bremerhaven];

export function gameNamed(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
