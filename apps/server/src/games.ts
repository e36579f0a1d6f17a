import type { BotPerson, GameBots } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import type { Game } from "@harbor/kit";
import { meuterer } from "@harbor/meuterer";
import { meutererBots } from "@harbor/meuterer-bots";

/** A game as the server knows it, whatever its states and actions look like. */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

export type AnyBots = GameBots<unknown, { readonly type: string }>;

/** A game without bots of its own is played at random. */
type Registered = { readonly game: AnyGame; readonly bots?: AnyBots };

/** All games, one line for each. */
const registered: Registered[] = [
  { game: bremerhaven, bots: bremerhavenBots },
  { game: meuterer, bots: meutererBots },
];

const games = registered.map(({ game }) => game);
export const GAMES: readonly AnyGame[] = games;

/** For tests, which bring a game of their own. */
export function register(one: Registered): void {
  registered.push(one);
  games.push(one.game);
}

export function gameNamed(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

export function botsFor(game: string): AnyBots | undefined {
  return registered.find((one) => one.game.id === game)?.bots;
}

export function personsIn(game: string): BotPerson[] {
  return (botsFor(game)?.persons ?? []).map(({ id, strength }) => ({ id, strength }));
}
