import type { Seat } from "@harbor/kit";
import type { Cue } from "@harbor/ui";
import { useEffect, useEffectEvent } from "react";
import type { Scene } from "./scenes.ts";

/** The clack of a saber that is laid, and the chink of one's own points, each in the scene that shows it. */
export function useSceneSounds(scene: Scene | undefined, own: Seat | undefined, sound?: (cue: Cue) => void): void {
  const play = useEffectEvent(() => {
    const cue = scene && cueOf(scene, own);
    if (cue !== undefined) sound?.(cue);
  });
  const moment = scene === undefined ? undefined : `${scene.upTo} ${scene.turned}`;
  useEffect(() => {
    if (moment !== undefined) play();
  }, [moment]);
}

export function cueOf({ news }: Pick<Scene, "news">, own: Seat | undefined): Cue | undefined {
  if (news.some((event) => event.type === "fought" && event.sabers > 0)) return "laid";
  return news.some((event) => event.type === "points-scored" && event.seat === own && event.points > 0)
    ? "money"
    : undefined;
}
