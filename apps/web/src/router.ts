import type { GameManifest } from "@harbor/ui";
import { useSyncExternalStore } from "react";
import { GAMES } from "./games.ts";
import { HAS_SEVERAL } from "./house.ts";

export const GAME_PAGES = ["solo", "daily", "bots", "hotseat", "open", "rules", "learn"] as const;
export type GamePage = (typeof GAME_PAGES)[number];

/** First path segments that no game may use as its id. */
export const TAKEN: readonly string[] = [...GAME_PAGES, "t", "replay", "resume", "devices", "api", "assets"];

/** A page by its address. A table's code may be in any case. */
export type Route =
  | { readonly page: "house" }
  | { readonly page: "home"; readonly game: GameManifest }
  | { readonly page: Exclude<GamePage, "rules" | "learn" | "daily">; readonly game: GameManifest }
  | { readonly page: "daily"; readonly game: GameManifest; readonly playing: boolean }
  | {
      readonly page: "rules";
      readonly game: GameManifest;
      readonly rule: string | undefined;
      readonly cards: string | undefined;
    }
  /** All lessons, or one of them. */
  | { readonly page: "learn"; readonly game: GameManifest; readonly lesson: string | undefined }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "replay"; readonly id: string | undefined; readonly analysis: boolean }
  | { readonly page: "resume"; readonly token: string }
  | { readonly page: "devices" }
  | { readonly page: "lost" };

const LOST: Route = { page: "lost" };

export function routeOf(path: string, hash: string, games: typeof GAMES = GAMES): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  switch (first) {
    case undefined:
      return games.length === 1 ? { page: "home", game: games[0] } : { page: "house" };
    case "t":
      return second === undefined ? LOST : { page: "table", code: second.toUpperCase() };
    case "replay":
      return { page: "replay", id: second, analysis: hash === ANALYSIS };
    case "devices":
      return { page: "devices" };
    case "resume":
      return hash === "" ? LOST : { page: "resume", token: hash.slice(1) };
    default: {
      const game = games.find(({ id }) => id === first);
      // Addresses from the time of a single game do not name it.
      return game === undefined ? pageOf(games[0], parts, hash) : pageOf(game, parts.slice(1), hash);
    }
  }
}

/** The second part of the address of the game of the day, while it is played. */
const PLAYING = "play";

export function pathOfDailyGame(game: Pick<GameManifest, "id">): string {
  return `${pathOf(game, "daily")}/${PLAYING}`;
}

function pageOf(game: GameManifest, [page, part]: readonly string[], hash: string): Route {
  switch (page) {
    case undefined:
      return { page: "home", game };
    case "solo":
      return game.soloMode === undefined ? LOST : { page, game };
    case "daily":
      return game.soloMode === undefined ? LOST : { page, game, playing: part === PLAYING };
    case "bots":
      return game.againstBots === undefined ? LOST : { page, game };
    case "hotseat":
      return game.mostSeats === 1 ? LOST : { page, game };
    case "open":
      return { page, game };
    case "rules":
      return { page, game, rule: hash === "" ? undefined : hash.slice(1), cards: part };
    case "learn":
      return game.loadLessons === undefined ? LOST : { page, game, lesson: part };
    default:
      return LOST;
  }
}

/** The address of one of a game's pages. */
export function pathOf({ id }: Pick<GameManifest, "id">, page: GamePage): string {
  return `/${id}/${page}`;
}

/** The address of a game's home page. */
export function homeOf({ id }: Pick<GameManifest, "id">): string {
  return HAS_SEVERAL ? `/${id}` : "/";
}

/** The hash that opens the analysis of a recording. */
export const ANALYSIS = "#analysis";

const MOVED = "harbor-moved";

export function go(to: string): void {
  history.pushState(undefined, "", to);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

function subscribe(listener: () => void): () => void {
  for (const name of ["popstate", "hashchange", MOVED]) addEventListener(name, listener);
  return () => {
    for (const name of ["popstate", "hashchange", MOVED]) removeEventListener(name, listener);
  };
}

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => `${location.pathname}${location.hash}`);
  const [path = "", hash = ""] = address.split("#");
  return routeOf(path, hash === "" ? "" : `#${hash}`);
}
