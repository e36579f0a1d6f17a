import type { Announcements } from "@dnd-kit/core";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { announcementsWith } from "./announcements.ts";
import { ALL_SPOTS, type Held, heldIn, keyOf } from "./held.ts";
import { useSpotName } from "./labels.ts";
import type { Choice } from "./useChoice.ts";

/** Drag announcements in the viewer's language. */
export function useAnnouncements(choice: Choice): Announcements {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const spotName = useSpotName();
  const spotAt = (id: unknown) => ALL_SPOTS.find((spot) => keyOf(spot) === id);
  return announcementsWith({
    t: (key, values) => t(key, values ?? {}),
    thing(data) {
      const held = heldIn(data);
      return held === undefined ? "" : nameOf(held);
    },
    place(id) {
      const spot = spotAt(id);
      return spot === undefined ? "" : spotName(spot);
    },
    whyNot(id) {
      const spot = spotAt(id);
      const reason = spot === undefined ? undefined : choice.aim(spot)?.reason;
      return reason === undefined ? undefined : texts.reasons[reason];
    },
  });

  function nameOf(held: Held): string {
    switch (held.kind) {
      case "card":
        return t("hand.card", { card: held.card });
      case "good":
      case "stock":
        return texts.goods[held.good].one;
      case "building":
        return texts.names.buildings[held.building] ?? held.building;
      case "maker":
        return spotName({ at: "space", space: held.from });
      default:
        return held satisfies never;
    }
  }
}
