import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Cue } from "@harbor/ui";
import { useEffect, useEffectEvent } from "react";
import type { Scene } from "./scenes.ts";

/** Lets the player hear their own money come in, in the scene that shows it. */
export function useMoneySound(scene: Scene | undefined, own: Seat | undefined, sound?: (cue: Cue) => void): void {
  const play = useEffectEvent(() => {
    if (scene?.opening === false && scene.news.some((event) => paysTo(event, own))) sound?.("money");
  });
  const moment = scene === undefined ? undefined : `${scene.upTo} ${scene.opening}`;
  useEffect(() => {
    if (moment !== undefined) play();
  }, [moment]);
}

/** Whether this event brings the seat money. */
export function paysTo(event: Event, seat: Seat | undefined): boolean {
  switch (event.type) {
    case "income-paid":
    case "money-gained":
    case "reward-paid":
      return event.seat === seat && event.money > 0;
    case "contract-settled":
      return event.seat === seat && event.revenue > 0;
    default:
      return false;
  }
}
