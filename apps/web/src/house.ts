import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { GAMES } from "./games.ts";
import { HouseLogo, HousePoster } from "./house/sign.tsx";

/** Addresses, saves and settings without a game belong to this one. */
export const FIRST: GameManifest = GAMES[0];
export const HAS_SEVERAL = GAMES.length > 1;

export function gameNamed(id: string): GameManifest | undefined {
  return GAMES.find((game) => game.id === id);
}

export function manifestOf({ game: { id } }: Pick<AnyGameClient, "game">): GameManifest {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`${id} is not in the registry`);
  return game;
}

type Look = Pick<GameManifest, "title" | "Poster" | "Logo">;

/** The look of a page that belongs to no single game. */
export const HOUSE: Look = HAS_SEVERAL ? { title: "Harbor Games", Poster: HousePoster, Logo: HouseLogo } : FIRST;
