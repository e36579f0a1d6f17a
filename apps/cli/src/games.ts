import type { Bot } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { signOn } from "@harbor/bremerhaven-bots";
import type { Game } from "@harbor/kit";

export type AnyAction = { readonly type: string };

/** A game as the commands know it: whatever its states and actions are made of. */
export type AnyGame = Game<unknown, unknown, AnyAction, unknown, unknown, string>;

/** What a game has to play it by itself: its bots by name, for the cards it is played with. */
export type Crew = {
  signOn(cardLists: unknown): Readonly<Record<string, Bot<unknown, AnyAction>>>;
};

/** The one line that names the games there are; the first is played unless another is asked for. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [bremerhaven];

const NOBODY: Crew = { signOn: () => ({}) };
const CREWS: ReadonlyMap<string, Crew> = new Map([[bremerhaven.id, { signOn }]]);

export function gameNamed(id: string | undefined): AnyGame | undefined {
  return id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id);
}

export function crewOf(game: Pick<AnyGame, "id">): Crew {
  return CREWS.get(game.id) ?? NOBODY;
}
