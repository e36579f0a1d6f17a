import { INFLUENCE_VALUES, type View } from "@harbor/bremerhaven";
import { useEffect } from "react";
import { slotOfKey } from "../world/slotKeys.ts";
import { keyOf } from "./held.ts";
import type { Choice } from "./useChoice.ts";

/** Digits pick up the card of that value, letters lay it at a slot, Escape drops it. Ignored while typing. */
export function useKeys(choice: Choice | undefined, view: View): void {
  useEffect(() => {
    if (choice === undefined) return;
    const { held, possible, take, point } = choice;
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (event.key === "Escape") {
        if (held !== undefined) take(held);
        return;
      }
      if (view.step !== "bidding") return;
      const card = INFLUENCE_VALUES.find((value) => String(value) === event.key);
      if (card !== undefined && possible.legal.some((one) => one.type === "bid" && one.card === card)) {
        take({ kind: "card", card });
        return;
      }
      const slot = held?.kind === "card" ? slotOfKey(event.key) : undefined;
      if (slot !== undefined) point(keyOf({ at: "slot", slot }));
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [choice, view]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
