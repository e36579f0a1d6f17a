import { bremerhavenBots } from "@harbor/bremerhaven-bots";
import { posyBots } from "@harbor/posy-bots";

export const BOTS = [bremerhavenBots, posyBots] as const;
