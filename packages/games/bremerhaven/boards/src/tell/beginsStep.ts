import type { Event } from "@harbor/bremerhaven";

/**
 * Whether an event is the first one of an undoable step. Buying a permit and using it are one step.
 */
export function beginsStep(event: Event, before: Event | undefined): boolean {
  switch (event.type) {
    case "permit-bought":
    case "good-stocked":
    case "good-produced":
    case "money-produced":
    case "good-moved":
    case "crates-packed":
    case "container-unpacked":
    case "money-banked":
    case "harbor-finished":
      return true;
    case "bollard-placed":
    case "cover-cleared":
    case "building-built":
      return before?.type !== "permit-bought";
    case "passed":
      return event.slot === "permit";
    default:
      return false;
  }
}
