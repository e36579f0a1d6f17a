import type { GameBalance, GameBots } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import { bremerhavenBalance } from "@harbor/bremerhaven-bots/balance";
import type { Game } from "@harbor/kit";

export type AnyAction = { readonly type: string };

/** A game as the commands know it: whatever its states and actions are made of. */
export type AnyGame = Game<unknown, unknown, AnyAction, unknown, unknown, string>;
export type AnyBots = GameBots<unknown, AnyAction>;

/** The one line that names the games there are; the first is played unless another is asked for. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [bremerhaven];

/** Who plays them. A game without bots is played by strangers only. */
const BOTS: readonly AnyBots[] = [bremerhavenBots];

/** How their cards are measured. */
const BALANCES: readonly GameBalance[] = [bremerhavenBalance];

export function gameNamed(id: string | undefined): AnyGame | undefined {
  return id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id);
}

export function crewOf(game: AnyGame) {
  return BOTS.find((bots) => bots.game === game.id)?.signOn(game);
}

export function balanceOf(game: AnyGame): GameBalance | undefined {
  return BALANCES.find((balance) => balance.game === game.id);
}
