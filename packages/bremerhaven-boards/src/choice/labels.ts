import { type Action, columnOf, rowOf } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import type { Spot } from "./held.ts";
import type { Aim } from "./useChoice.ts";

/** The name of a place, for screen readers and the log. */
export function useSpotName(): (spot: Spot) => string {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  return (spot) => {
    switch (spot.at) {
      case "slot":
        return texts.slots[spot.slot];
      case "space":
        return t("place.space", { row: rowOf(spot.space), column: columnOf(spot.space) });
      case "dock":
        return t("place.dock", { number: spot.dock });
      case "loading":
        return t("place.loading", { number: spot.dock });
      case "wall":
        return t("place.wall", { number: spot.wall });
      default:
        return spot satisfies never;
    }
  };
}

/** "Move a good: barrel → row 1, column 2", with the reason where it is refused. */
export function useAimLabel(): (aim: Aim) => string {
  const { texts } = useSurroundings();
  const spotName = useSpotName();
  return ({ spot, actions, reason }) => {
    const action = actions.at(-1);
    const verb = action === undefined ? "" : `${texts.actions[action.type]}: `;
    const what = action === undefined ? "" : describeThing(action);
    const why = reason === undefined ? "" : ` (${texts.reasons[reason]})`;
    return `${verb}${what}${spotName(spot)}${why}`;
  };

  function describeThing(action: Action): string {
    switch (action.type) {
      case "bid":
        return `${action.card} → `;
      case "move":
      case "stock":
        return `${texts.goods[action.good].one} → `;
      case "build":
        return `${texts.names.buildings[action.building] ?? action.building} → `;
      default:
        return "";
    }
  }
}
