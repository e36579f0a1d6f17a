import type { HarborAction } from "@harbor/bremerhaven";

/**
 * How many steps the last gesture in the harbor took, to be taken back together: a whole load that was taken at once,
 * a good that went from its ship to a contract by way of a space, or a single step.
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

/** Whether the last steps are those that were taken at once. Nothing is taken on trust: what differs is no load. */
export function isLoad(steps: readonly HarborAction[], load: readonly HarborAction[]): boolean {
  return load.length > 0 && JSON.stringify(steps.slice(-load.length)) === JSON.stringify(load);
}
