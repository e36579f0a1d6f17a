import type { HarborAction } from "../actions.ts";

/**
 * Whether a step undoes a player's own work: takes a good from where they put it, unless it goes onto a contract, or
 * reverses their packing.
 */
export function breaksUp(begun: readonly HarborAction[], action: HarborAction): boolean {
  switch (action.type) {
    case "pack":
      return begun.some(({ type }) => type === "unpack");
    case "unpack":
      return begun.some(
        (step) =>
          step.type === "pack" ||
          (step.type === "move" && step.good === "container" && step.to === `space:${action.space}`),
      );
    case "move":
      if (action.to.startsWith("contract")) return false;
      return begun.some(
        (step) =>
          (step.type === "move" && step.to === action.from && step.good === action.good) ||
          (step.type === "produce" && step.to !== undefined && action.from === `space:${step.to}`),
      );
    case "produce":
    case "deposit":
      return false;
    default:
      return action satisfies never;
  }
}
