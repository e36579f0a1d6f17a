import type { GameBots } from "@harbor/bots";
import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import { meutererBots } from "@harbor/meuterer-bots";
import type { AnyAction } from "@harbor/ui";

export type AnyBots = GameBots<unknown, AnyAction>;

/** The bots of each game. Only the worker loads them: the page itself never thinks. */
export const BOTS: readonly AnyBots[] = [bremerhavenBots, meutererBots];
