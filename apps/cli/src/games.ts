import { bremerhaven } from "@harbor/bremerhaven";
import type { Game } from "@harbor/kit";

/** A game as the commands know it: whatever its states and actions are made of. */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

/** The one line that names the games there are; the first is played unless another is asked for. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [bremerhaven];

export function gameNamed(id: string | undefined): AnyGame | undefined {
  return id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id);
}
