import { type Action, CONTRACT_SLOTS, columnOf, rowOf, SHIP_SLOTS, type Slot } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import { useSlotName } from "../tell/useTeller.ts";
import { useChosen } from "./ChoiceContext.ts";
import { type Concern, cardAt } from "./concerns.ts";
import type { Spot } from "./held.ts";
import type { Aim } from "./useChoice.ts";

/** The name of a place for screen readers: of a slot, that of the ship or contract that lies there, too. */
export function useSpotName(): (spot: Spot) => string {
  const { t } = useTranslation("board");
  const slotName = useSlotName();
  const { sea = [], land = [] } = useChosen()?.possible.state ?? {};
  return (spot) => {
    switch (spot.at) {
      case "slot":
        return slotName({
          slot: spot.slot,
          offer: cardAt(sea, SHIP_SLOTS, spot.slot) ?? cardAt(land, CONTRACT_SLOTS, spot.slot),
        });
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

/** What a use of a permit costs in all, and what for. */
export function useCostWords(): (aim: Aim) => string | undefined {
  const { t } = useTranslation("board");
  return ({ cost, actions: [action] }) => {
    if (cost === undefined) return undefined;
    const { permit, work } = cost;
    const values = { count: permit + work, permit, work };
    switch (action?.type) {
      case "bollard":
        return t("cost.bollard", values);
      case "clear":
        return t("cost.clear", values);
      case "build":
        return t("cost.build", values);
      default:
        return undefined;
    }
  };
}

/** What speaks against a bid at a slot, with the name of the card that lies there. */
export function useConcernWords(): (concern: Concern, slot: Slot) => string {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  const { sea = [], land = [] } = useChosen()?.possible.state ?? {};
  return (concern, slot) => {
    const ship = cardAt(sea, SHIP_SLOTS, slot) ?? "";
    const contract = cardAt(land, CONTRACT_SLOTS, slot) ?? "";
    switch (concern) {
      case "docksTaken":
        return t("concern.docksTaken", { name: texts.names.ships[ship] ?? ship });
      case "berthsTooSmall":
        return t("concern.berthsTooSmall", { name: texts.names.ships[ship] ?? ship });
      case "loadingDocksTaken":
        return t("concern.loadingDocksTaken", { name: texts.names.contracts[contract] ?? contract });
      case "nothingToPermit":
        return t("concern.nothingToPermit");
      case "noBuilding":
        return t("concern.noBuilding");
      case "supplyEmpty":
        return t("concern.supplyEmpty");
      default:
        return concern satisfies never;
    }
  };
}

/** "Move a good: barrel → row 1, column 2", with its price, or with the reason where it is refused. */
export function useAimLabel(): (aim: Aim) => string {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  const spotName = useSpotName();
  const costWords = useCostWords();
  const concernWords = useConcernWords();
  return (aim) => {
    const { spot, actions, reason, concern } = aim;
    const action = actions.at(-1);
    const thing = action === undefined ? "" : describeThing(action);
    const place = `${thing}${spotName(spot)}`;
    const aimed = action === undefined ? place : t("aim", { verb: texts.actions[action.type], place });
    const known = concern !== undefined && spot.at === "slot" ? concernWords(concern, spot.slot) : costWords(aim);
    const note = reason === undefined ? known : texts.reasons[reason];
    return note === undefined ? aimed : `${aimed} (${note})`;
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
