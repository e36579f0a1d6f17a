import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { beginsStep } from "./beginsStep.ts";

/** The numbers of all events that undo cancelled out, including the undo events themselves. */
export function takenBack(history: readonly Happened<Event>[]): ReadonlySet<number> {
  const nothing = new Set<number>();
  const stepsOf = new Map<Seat, number[][]>();
  let before: Event | undefined;
  for (const { n, event } of history) {
    if ("seat" in event) {
      const steps = stepsOf.get(event.seat) ?? [];
      stepsOf.set(event.seat, steps);
      if (beginsStep(event, before)) steps.push([n]);
      else if (before?.type === "permit-bought") steps.at(-1)?.push(n);
      if (event.type === "step-undone") for (const gone of [...(steps.pop() ?? []), n]) nothing.add(gone);
    }
    before = event;
  }
  return nothing;
}
