import type { AnyStage } from "@harbor/face";
import { FACE } from "../games.ts";

/** Whether there are bots that look back on such a game, and words for what they find. */
export function looksBack({ hindsight }: AnyStage): boolean {
  return hindsight !== undefined && FACE.adviser !== undefined;
}
