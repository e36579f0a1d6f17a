import type { Action } from "./actions.ts";
import type { View } from "./view.ts";

/** Sleeps long, gathers what comes first, ties the longest posy and keeps its thistles. */
export function autopilot({ step }: View, _seat: number, legal: readonly Action[]): Action {
  const [first] = legal;
  if (first === undefined) throw new Error("there is nothing to do");
  if (step === "wake") return legal.at(-1) ?? first;
  return legal.findLast(({ type }) => type === "tie") ?? first;
}
