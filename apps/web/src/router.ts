import { useSyncExternalStore } from "react";

/** A page by its address. A table's code may be typed in any case. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "solo" }
  | { readonly page: "bots" }
  | { readonly page: "hotseat" }
  | { readonly page: "open" }
  | { readonly page: "rules"; readonly rule: string | undefined; readonly cards: string | undefined }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "replay"; readonly id: string | undefined; readonly analysis: boolean }
  | { readonly page: "resume"; readonly token: string }
  | { readonly page: "lost" };

export function routeOf(path: string, hash: string): Route {
  const [first, second] = path.split("/").filter((part) => part !== "");
  switch (first) {
    case undefined:
      return { page: "home" };
    case "solo":
    case "bots":
    case "hotseat":
    case "open":
      return { page: first };
    case "rules":
      return { page: "rules", rule: hash === "" ? undefined : hash.slice(1), cards: second };
    case "t":
      return second === undefined ? { page: "lost" } : { page: "table", code: second.toUpperCase() };
    case "replay":
      return { page: "replay", id: second, analysis: hash === ANALYSIS };
    case "resume":
      return hash === "" ? { page: "lost" } : { page: "resume", token: hash.slice(1) };
    default:
      return { page: "lost" };
  }
}

/** Behind the address of a recording: what decided the game. */
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
