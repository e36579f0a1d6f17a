import type { Slot, View } from "@harbor/bremerhaven";
import type { ReactNode } from "react";
import { useBoardContext } from "../boardContext.ts";
import { SlotPlate } from "./SlotPlate.tsx";

type SlotRowProps<Card extends string> = {
  readonly view: View;
  readonly open: number;
  readonly slots: readonly Slot[];
  readonly offers: readonly { readonly card?: Card | undefined }[];
  /** The step that resolves these slots one after the other. */
  readonly step: View["step"];
  readonly className: string;
  picture(card: Card, slot: Slot): ReactNode;
};

/** The slots of a board with one card on offer at each. */
export function SlotRow<Card extends string>(props: SlotRowProps<Card>) {
  const { view, open, slots, offers, step, className, picture } = props;
  const { texts } = useBoardContext();
  return (
    <ol className="slots">
      {offers.map(({ card }, index) => {
        const slot = slots[index];
        if (slot === undefined) return undefined;
        const active = view.step === step && view.place === index + 1;
        return (
          <SlotPlate key={slot} view={view} slot={slot} open={open} active={active} className={className}>
            {card === undefined ? <span className="slot-bare">{texts.slots[slot]}</span> : picture(card, slot)}
          </SlotPlate>
        );
      })}
    </ol>
  );
}
