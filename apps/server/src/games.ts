import type { BotPerson, GameBots } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import type { Game } from "@harbor/kit";

/** A game as the server knows it: whatever its states and actions are made of. */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

/** The one line that names the games there are. */
export const GAMES: readonly AnyGame[] = [bremerhaven];

export type AnyBots = GameBots<unknown, { readonly type: string }>;

/** Who plays them by themselves. A game may have nobody; chance plays it then. */
const BOTS: readonly AnyBots[] = [bremerhavenBots];

export function gameNamed(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

export function botsFor(game: string): AnyBots | undefined {
  return BOTS.find((bots) => bots.game === game);
}

export function personsIn(game: string): BotPerson[] {
  return (botsFor(game)?.persons ?? []).map(({ id, strength }) => ({ id, strength }));
}
