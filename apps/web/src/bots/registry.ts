import type { GameBots } from "@harbor/bots";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import type { AnyAction } from "@harbor/face";

export type AnyBots = GameBots<unknown, AnyAction>;

/** Who plays the games there are. Loaded by the worker alone: a page never thinks. */
export const BOTS: readonly AnyBots[] = [bremerhavenBots];
