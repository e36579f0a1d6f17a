import type { Event } from "@harbor/bremerhaven";

/**
 * Whether an event is the first that a step of its player tells, one that may be taken back later. A permit that had to
 * be bought and what it is used for are one step.
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
