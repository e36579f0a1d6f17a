import type { Event } from "@harbor/posy";
import type { Words } from "@harbor/ui";

/** One line for the log; what is of no interest there is left out. */
export function tell(event: Event, { t, name }: Words): string | undefined {
  const flowers = (kinds: readonly string[]) => kinds.map((kind) => t(`posy:flowers.${kind}`)).join(", ");
  switch (event.type) {
    case "woken":
      return t("posy:log.woken");
    case "gathered":
      return t("posy:log.gathered", { name: name(event.seat), flowers: flowers(event.flowers) });
    case "tied":
      return t("posy:log.tied", { name: name(event.seat), flowers: flowers(event.flowers), points: event.points });
    case "watered":
    case "rested":
    case "forced":
      return t(`posy:log.${event.type}`, { name: name(event.seat) });
    default:
      return undefined;
  }
}
