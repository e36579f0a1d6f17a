import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { takenBack } from "../tell/takenBack.ts";
import { isChatter } from "../tell/tell.ts";

/** Where on the table a change can be seen: the part that a small screen opens, and the element in it. */
export type Place = { readonly part: "world" | "harbor" | "side"; readonly css: string };
export type Change = { readonly n: number; readonly event: Event; readonly place: Place };

/** What happened since the viewer's last decision, apart from what was taken back and from small steps. */
export function changesSince(
  history: readonly Happened<Event>[],
  since: number,
  own: Seat | undefined,
): readonly Change[] {
  const nothing = takenBack(history);
  return history
    .filter(({ n, event }) => n >= since && !nothing.has(n) && !isChatter(event))
    .map(({ n, event }) => ({ n, event, place: placeOf(event, own) }));
}

const WORLD: Place = { part: "world", css: ".world" };

/** The place of an event: its slot, the notice it changed, or the harbor of the player it happened to. */
export function placeOf(event: Event, own: Seat | undefined): Place {
  if ("slot" in event && event.slot !== "event") return { part: "world", css: `[data-slot="${event.slot}"]` };
  switch (event.type) {
    case "prices-changed":
      return { part: "world", css: ".notice.prices" };
    case "ranks-swapped":
    case "ladder-reversed":
      return { part: "world", css: ".notice.ladder" };
    case "token-moved":
      return { part: "world", css: ".track" };
    case "event-opened":
    case "event-happened":
      return { part: "side", css: ".paper" };
    default:
  }
  if (!("seat" in event)) return WORLD;
  if (event.seat === own) return { part: "harbor", css: ".quay" };
  return { part: "side", css: `.other:has([data-anchor="harbor:${event.seat}"])` };
}
