import type { Action, Kind, Role, View } from "@harbor/meuterer";
import type { LessonStep } from "@harbor/ui";

export type Step = LessonStep<Action, View>;

/** Laying one card of a kind. */
export function laying(id: string, kind: Kind, more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => [`hand:${kind}`],
    task: {
      accepts: (action) => action.type === "lay" && action.kind === kind,
      answer: ({ type }) => (type === "pass" ? "layFirst" : "otherCard"),
      way: () => [{ type: "lay", kind }],
    },
    ...more,
  };
}

export function passing(id: string, more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => ["pass"],
    task: { accepts: ({ type }) => type === "pass", answer: () => "passNow", way: () => [{ type: "pass" }] },
    ...more,
  };
}

export function taking(id: string, role: Role, more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => [`role:${role}`],
    task: {
      accepts: (action) => action.type === "take" && action.role === role,
      answer: () => "otherRole",
      way: () => [{ type: "take", role }],
    },
    ...more,
  };
}

/** Playing so many sabers, no more and no fewer. */
export function fighting(id: string, sabers: number, more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => [`answer:${sabers}`],
    task: {
      accepts: (action) => action.type === "fight" && action.sabers === sabers,
      answer: (action) => (action.type === "fight" && action.sabers < sabers ? "moreSabers" : "fewerSabers"),
      way: () => [{ type: "fight", sabers }],
    },
    ...more,
  };
}

/** Selling so many cards at the anchorage and in the wake; `nth` is the line of that sale, from 1. */
export function selling(id: string, nth: number, anchorage: number, wake: number, more: Partial<Step> = {}): Step {
  return {
    id,
    points: () => [`answer:${nth}`],
    task: {
      accepts: (action) => action.type === "sell" && action.anchorage === anchorage && action.wake === wake,
      answer: () => "otherSale",
      way: () => [{ type: "sell", anchorage, wake }],
    },
    ...more,
  };
}
