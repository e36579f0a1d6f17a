import type { Slot } from "@harbor/bremerhaven";
import { Modal } from "@harbor/face";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { piece } from "../motion/piece.ts";
import { OfferNote } from "../planner/OfferNote.tsx";
import { offerLineId } from "../planner/OfferTip.tsx";
import { useIsOffered } from "../planner/useOffers.ts";
import { CardFace, type CardRef } from "./CardFace.tsx";

type InspectProps = {
  readonly card: CardRef;
  readonly label: string;
  /** Where it is on offer: it says what it would do for one's harbor, too. */
  readonly slot?: Slot;
  readonly className?: string;
  /** For the motion layer to know it again. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** A card on the table that is read by opening it. */
export function Inspect({ card, label, slot, className, marks, children }: InspectProps) {
  const { t } = useTranslation("board");
  const [open, setOpen] = useState(false);
  const isTold = useIsOffered(slot);
  return (
    <>
      <button
        type="button"
        className={`inspect ${className ?? ""}`}
        aria-label={label}
        aria-describedby={slot !== undefined && isTold ? offerLineId(slot) : undefined}
        {...marks}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Modal
          title={label}
          titleUnseen
          className="dialog card-dialog"
          closeLabel={t("close")}
          close={() => setOpen(false)}
        >
          <CardFace card={card} />
          {slot !== undefined && <OfferNote slot={slot} />}
        </Modal>
      )}
    </>
  );
}
