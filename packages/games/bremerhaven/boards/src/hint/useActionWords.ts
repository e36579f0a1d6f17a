import { type Action, CONTRACT_SLOTS, type Place, SHIP_SLOTS, spaceAt, type View } from "@harbor/bremerhaven";
import { useBoardContext } from "../boardContext.ts";
import { cardAt } from "../choice/concerns.ts";
import type { Spot } from "../choice/held.ts";
import { useSpotName } from "../choice/labels.ts";
import { dearestFirst } from "../prompt/pricing.ts";
import { useSlotName } from "../tell/useTeller.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { spotAt, spotOf } from "./HintContext.ts";

/** Words for an action, as a suggestion ("act") or as something done ("did"). */
export function useActionWords({ sea, land, players }: View, mood: "act" | "did" = "act"): (action: Action) => string {
  const { t } = useBoardTexts();
  const { texts, cards, own } = useBoardContext();
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
        return t(`hint.${mood}.bid`, { card: action.card, slot: slotName({ slot: action.slot, offer }) });
      }
      case "found":
        return t(`hint.${mood}.found`, { place });
      case "stock":
        return t(`hint.${mood}.stock`, { good: texts.goods[action.good].one, place });
      case "bollard":
        return t(`hint.${mood}.bollard`, { place });
      case "clear":
        return t(`hint.${mood}.clear`, { place });
      case "build":
        return t(`hint.${mood}.build`, { building: buildingName(action.building), place });
      case "price": {
        const { prices } = cards.price(action.card);
        const order = dearestFirst(prices).map((good) => `${texts.goods[good].one} ${prices[good]}`);
        return t(`hint.${mood}.price`, { prices: order.join(", ") });
      }
      case "swap":
        return t(`hint.${mood}.swap`, { rank: texts.ranks[action.rank] });
      case "berth":
        return t(`hint.${mood}.berth`, { place });
      case "lay":
        return t(`hint.${mood}.lay`, { place });
      case "produce": {
        const harbor = players[own ?? 0]?.harbor;
        const made = harbor === undefined ? undefined : spaceAt(harbor, action.from).building;
        return t(`hint.${mood}.produce`, { building: made === undefined ? place : buildingName(made) });
      }
      case "move": {
        const good = texts.goods[action.good].one;
        return t(`hint.${mood}.move`, { good, from: placeName(action.from), to: placeName(action.to) });
      }
      case "pack":
        return t(`hint.${mood}.pack`, { place });
      case "unpack":
        return t(`hint.${mood}.unpack`, { place });
      case "deposit":
        return t(`hint.${mood}.deposit`, { count: action.money });
      case "give":
        return t(`hint.${mood}.give`, { place });
      case "sell":
        return t(`hint.${mood}.sell`, { place });
      default:
        return texts.actions[action.type];
    }
  };
}
