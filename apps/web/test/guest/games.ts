import { bremerhaven } from "@harbor/bremerhaven-boards";
import { posy } from "@harbor/posy-boards";

export const GAMES = [bremerhaven, posy] as const;
