import type { HarborAction } from "@harbor/bremerhaven";

/**
 * The number of steps in the last gesture, which are undone together: a loading plan applied at once, a good moved from
 * a ship to a contract by way of a space, or a single step.
 */
export function lastGesture(steps: readonly HarborAction[], load: readonly HarborAction[]): number {
  if (isLoad(steps, load)) return load.length;
  const [landed, delivered] = steps.slice(-2);
  const isOneWay =
    landed?.type === "move" &&
    delivered?.type === "move" &&
    landed.from.startsWith("dock") &&
    landed.to === delivered.from &&
    landed.good === delivered.good &&
    delivered.to.startsWith("contract");
  return isOneWay ? 2 : Math.min(1, steps.length);
}

/** Whether the latest steps are exactly those of the loading plan that was applied. */
export function isLoad(steps: readonly HarborAction[], load: readonly HarborAction[]): boolean {
  return load.length > 0 && JSON.stringify(steps.slice(-load.length)) === JSON.stringify(load);
}
