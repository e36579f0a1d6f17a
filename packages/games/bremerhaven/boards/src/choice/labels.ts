import { type Action, CONTRACT_SLOTS, columnOf, rowOf, SHIP_SLOTS, type Slot } from "@harbor/bremerhaven";
import { useBoardContext } from "../boardContext.ts";
import { useSlotName } from "../tell/useTeller.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useCurrentChoice } from "./ChoiceContext.ts";
import { type Concern, cardAt } from "./concerns.ts";
import type { Spot } from "./held.ts";
import type { Aim } from "./useChoice.ts";

/** The name of a place for screen readers; for a slot, including its ship or contract. */
export function useSpotName(): (spot: Spot) => string {
  const { t } = useBoardTexts();
  const slotName = useSlotName();
  const { sea = [], land = [] } = useCurrentChoice()?.possible.state ?? {};
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

/** The total cost of using a permit, and what it consists of. */
export function useCostWords(): (aim: Aim) => string | undefined {
  const { t } = useBoardTexts();
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

/** The warning about a bid at a slot, with the name of the card on offer. */
export function useConcernWords(): (concern: Concern, slot: Slot) => string {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const { sea = [], land = [] } = useCurrentChoice()?.possible.state ?? {};
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

/** "Move a good: barrel → row 1, column 2", with the price, or with the reason if it is refused. */
export function useAimLabel(): (aim: Aim) => string {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
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
