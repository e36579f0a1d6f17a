import { bremerhaven } from "@harbor/bremerhaven-boards";
import { meuterer } from "@harbor/meuterer-boards";
import type { GameManifest } from "@harbor/ui";

/** All games, one per line. Stored data and links from the time of a single game belong to the first. */
export const GAMES: readonly [GameManifest, ...GameManifest[]] = [bremerhaven, meuterer];
