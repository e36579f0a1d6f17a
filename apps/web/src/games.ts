import { bremerhaven } from "@harbor/bremerhaven-boards";
import type { Face } from "@harbor/face";

/** The one line that names the games there are; the first is the one on the poster. */
export const GAMES: readonly [Face, ...Face[]] = [bremerhaven];
export const FACE: Face = GAMES[0];
