import { type Action, CONTRACT_SLOTS, type Place, SHIP_SLOTS, spaceAt, type View } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { cardAt } from "../choice/concerns.ts";
import type { Spot } from "../choice/held.ts";
import { useSpotName } from "../choice/labels.ts";
import { dearestFirst } from "../prompt/pricing.ts";
import { useSurroundings } from "../surroundings.ts";
import { useSlotName } from "../tell/useTeller.ts";
import { spotAt, spotOf } from "./HintContext.ts";

/** An action as somebody would tell another to do it. */
export function useActionWords({ sea, land, players }: View): (action: Action) => string {
  const { t } = useTranslation("board");
  const { texts, cards, own } = useSurroundings();
  const spotName = useSpotName();
  const slotName = useSlotName();
  const buildingName = (id: string) => texts.names.buildings[id] ?? id;
  const named = (spot: Spot | undefined) => (spot === undefined ? "" : spotName(spot));
  const placeName = (place: Place) => named(spotAt(place));

  return (action) => {
    const place = named(spotOf(action));
    switch (action.type) {
      case "bid": {
        const offer = cardAt(sea, SHIP_SLOTS, action.slot) ?? cardAt(land, CONTRACT_SLOTS, action.slot);
        return t("hint.act.bid", { card: action.card, slot: slotName({ slot: action.slot, offer }) });
      }
      case "found":
        return t("hint.act.found", { place });
      case "stock":
        return t("hint.act.stock", { good: texts.goods[action.good].one, place });
      case "bollard":
        return t("hint.act.bollard", { place });
      case "clear":
        return t("hint.act.clear", { place });
      case "build":
        return t("hint.act.build", { building: buildingName(action.building), place });
      case "price": {
        const { prices } = cards.price(action.card);
        const order = dearestFirst(prices).map((good) => `${texts.goods[good].one} ${prices[good]}`);
        return t("hint.act.price", { prices: order.join(", ") });
      }
      case "swap":
        return t("hint.act.swap", { rank: texts.ranks[action.rank] });
      case "berth":
        return t("hint.act.berth", { place });
      case "lay":
        return t("hint.act.lay", { place });
      case "produce": {
        const harbor = players[own ?? 0]?.harbor;
        const made = harbor === undefined ? undefined : spaceAt(harbor, action.from).building;
        return t("hint.act.produce", { building: made === undefined ? place : buildingName(made) });
      }
      case "move": {
        const good = texts.goods[action.good].one;
        return t("hint.act.move", { good, from: placeName(action.from), to: placeName(action.to) });
      }
      case "pack":
        return t("hint.act.pack", { place });
      case "unpack":
        return t("hint.act.unpack", { place });
      case "deposit":
        return t("hint.act.deposit", { count: action.money });
      case "give":
        return t("hint.act.give", { place });
      case "sell":
        return t("hint.act.sell", { place });
      default:
        return texts.actions[action.type];
    }
  };
}
