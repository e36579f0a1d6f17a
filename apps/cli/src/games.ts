import type { GameBalance, GameBots, LadderRow } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import { bremerhavenBalance } from "@harbor/bremerhaven-bots/balance";
import type { Game } from "@harbor/kit";
import { meuterer } from "@harbor/meuterer";
import { meutererBots } from "@harbor/meuterer-bots";
import { meutererBalance } from "@harbor/meuterer-bots/balance";
import { BadInput } from "./command.ts";

export type AnyAction = { readonly type: string };

/** A game as the commands see it, without the types of its states and actions. */
export type AnyGame = Game<unknown, unknown, AnyAction, unknown, unknown, string>;
export type AnyBots = GameBots<unknown, AnyAction>;

/** A game with its optional bots and card balance. A game without bots has only random players. */
type Registered = { readonly game: AnyGame; readonly bots?: AnyBots; readonly balance?: GameBalance };

/** The registry of games, one line for each; the first is the default. */
const registered: [Registered, ...Registered[]] = [
  { game: bremerhaven, bots: bremerhavenBots, balance: bremerhavenBalance },
  { game: meuterer, bots: meutererBots, balance: meutererBalance },
];

const [first, ...others] = registered;
const games: [AnyGame, ...AnyGame[]] = [first.game, ...others.map(({ game }) => game)];
export const GAMES: readonly [AnyGame, ...AnyGame[]] = games;

/** For tests, which bring a game of their own. */
export function register(one: Registered): void {
  registered.push(one);
  games.push(one.game);
}

export function gameNamed(id: string | undefined): AnyGame | undefined {
  return id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id);
}

/** The game that somebody has named, or in one line that there is none. */
export function gameAsked(id: string | undefined): AnyGame {
  const game = gameNamed(id);
  if (game === undefined)
    throw new BadInput(`there is no game "${id}"; there is ${GAMES.map((one) => one.id).join(", ")}`);
  return game;
}

export function crewOf(game: AnyGame) {
  return registered.find((one) => one.game.id === game.id)?.bots?.signOn(game);
}

/** The rows by which a game's bots are measured; none if it has none. */
export function ladderOf(game: AnyGame): readonly LadderRow[] {
  return registered.find((one) => one.game.id === game.id)?.bots?.ladder ?? [];
}

export function balanceOf(game: AnyGame): GameBalance | undefined {
  return registered.find((one) => one.game.id === game.id)?.balance;
}
