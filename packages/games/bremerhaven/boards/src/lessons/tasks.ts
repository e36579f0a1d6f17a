import type { Action, View } from "@harbor/bremerhaven";
import type { LessonStep, Task } from "@harbor/ui";

export type Step = LessonStep<Action, View>;
type Bid = Extract<Action, { type: "bid" }>;

/** The actions of the harbor phase that leave it open. */
const WORK: ReadonlySet<Action["type"]> = new Set(["move", "produce", "pack", "unpack", "deposit", "undo"]);

/** Laying one card at one slot. */
export function bidding(id: string, card: Bid["card"], slot: Bid["slot"], more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => [`card:${card}`, `slot:${slot}`],
    task: {
      accepts: (action) => action.type === "bid" && action.card === card && action.slot === slot,
      answer: (action) => {
        if (action.type !== "bid") return "later";
        return action.slot === slot ? "otherCard" : "otherSlot";
      },
      way: () => [{ type: "bid", card, slot }],
    },
    ...more,
  };
}

/** A decision of one kind; how it is made does not matter. */
export function deciding<Type extends Action["type"]>(
  type: Type,
  answer: string,
  way: Task<Action, View>["way"],
): Task<Action, View> {
  return { accepts: (action) => action.type === type, answer: () => answer, way };
}

/** Work in the harbor until something is reached; any step of it can be taken, and taken back. */
export function working(
  until: (view: View) => boolean,
  answer: string,
  way: Task<Action, View>["way"],
): Task<Action, View> {
  return { accepts: ({ type }) => WORK.has(type), answer: () => answer, until, way };
}
