import { INFLUENCE_VALUES, type View } from "@harbor/bremerhaven";
import { useEffect } from "react";
import { slotOfKey } from "../world/slotKeys.ts";
import { keyOf } from "./held.ts";
import type { Choice } from "./useChoice.ts";

/** Figures take up a card of that value, letters lay it at a slot, Escape lets go. Never while something is typed. */
export function useKeys(choice: Choice, view: View): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const { held } = choice;
      if (event.key === "Escape") {
        if (held !== undefined) choice.take(held);
        return;
      }
      if (view.step !== "bidding") return;
      const card = INFLUENCE_VALUES.find((value) => String(value) === event.key);
      if (card !== undefined && choice.possible.legal.some((one) => one.type === "bid" && one.card === card)) {
        choice.take({ kind: "card", card });
        return;
      }
      const slot = held?.kind === "card" ? slotOfKey(event.key) : undefined;
      if (slot !== undefined) choice.point(keyOf({ at: "slot", slot }));
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [choice, view]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
