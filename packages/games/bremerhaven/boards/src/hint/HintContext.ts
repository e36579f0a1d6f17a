import type { Action, Influence, Place } from "@harbor/bremerhaven";
import { createContext, useContext } from "react";
import { ALL_SPOTS, keyOf, type Spot, type SpotKey } from "../choice/held.ts";

/** What the advice points at on the boards and in the hand. */
export type HintMarks = { readonly spot: SpotKey | undefined; readonly card: Influence | undefined };

export const NO_MARKS: HintMarks = { spot: undefined, card: undefined };
export const HintContext = createContext<HintMarks>(NO_MARKS);
export const useHintMarks = (): HintMarks => useContext(HintContext);

export function marksOf(action: Action): HintMarks {
  const spot = spotOf(action);
  return { spot: spot && keyOf(spot), card: action.type === "bid" ? action.card : undefined };
}

/** Where an action takes place; undefined if it has no place. */
export function spotOf(action: Action): Spot | undefined {
  switch (action.type) {
    case "bid":
      return { at: "slot", slot: action.slot };
    case "found":
    case "stock":
    case "clear":
    case "build":
    case "pack":
    case "unpack":
    case "give":
    case "sell":
      return { at: "space", space: action.space };
    case "produce":
      return { at: "space", space: action.from };
    case "move":
      return spotAt(action.to);
    case "bollard":
      return { at: "wall", wall: action.wall };
    case "berth":
      return { at: "dock", dock: action.dock };
    case "lay":
      return { at: "loading", dock: action.dock };
    case "raise":
    case "price":
    case "swap":
    case "pass":
    case "refuse":
    case "deposit":
    case "done":
    case "undo":
      return undefined;
    default:
      return action satisfies never;
  }
}

/** The spot of a place for goods; a contract's goods lie at its loading dock. */
export function spotAt(place: Place): Spot | undefined {
  return ALL_SPOTS.find((spot) => {
    switch (spot.at) {
      case "dock":
        return place === `dock:${spot.dock}`;
      case "space":
        return place === `space:${spot.space}`;
      case "loading":
        return place === `contract:${spot.dock}`;
      default:
        return false;
    }
  });
}
