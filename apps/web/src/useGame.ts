import type { GameManifest } from "@harbor/ui";
import { createContext, use } from "react";
import { FIRST, HAS_SEVERAL, HOUSE } from "./house.ts";

/** The page's game, as named by its address, its table or its recording. Pages of all games have none. */
export const CurrentGame = createContext<GameManifest | undefined>(HAS_SEVERAL ? undefined : FIRST);

export function useGame(): GameManifest {
  const game = use(CurrentGame);
  if (game === undefined) throw new Error("this page belongs to no single game");
  return game;
}

/** The title and pictures of the game, or of the whole site. */
export function useLook(): typeof HOUSE {
  return use(CurrentGame) ?? HOUSE;
}
