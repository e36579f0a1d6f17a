import type { Slot, View } from "@harbor/bremerhaven";
import type { ReactNode } from "react";
import { useChosen } from "../choice/ChoiceContext.ts";
import { Target } from "../choice/Target.tsx";
import { BidStack } from "./BidStack.tsx";
import { SLOT_KEYS } from "./slotKeys.ts";

type SlotPlateProps = {
  readonly view: View;
  readonly slot: Slot;
  readonly revealed: boolean;
  readonly active: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** A place that takes bids, with the cards that lie there and, while a card is held, its letter on the keyboard. */
export function SlotPlate({ view, slot, revealed, active, className, children }: SlotPlateProps) {
  const choice = useChosen();
  const aimed = choice?.aim({ at: "slot", slot }) !== undefined;
  return (
    <li className={`slot ${className}`} data-active={active} data-slot={slot}>
      {children}
      <BidStack bids={view.bids} slot={slot} revealed={revealed} />
      <Target spot={{ at: "slot", slot }} />
      {aimed && (
        <span className="slot-key" aria-hidden="true">
          {SLOT_KEYS.get(slot)?.toUpperCase()}
        </span>
      )}
    </li>
  );
}
