import type { AnyGameClient } from "@harbor/ui";
import { manifestOf } from "../house.ts";

/** Whether the game's bots analyse games, and its boards have the texts for it. */
export function looksBack(client: AnyGameClient): boolean {
  return client.hindsight !== undefined && manifestOf(client).adviser !== undefined;
}
