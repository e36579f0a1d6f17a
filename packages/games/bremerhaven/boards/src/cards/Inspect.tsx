import type { Slot } from "@harbor/bremerhaven";
import { Modal } from "@harbor/ui";
import { type ReactNode, useState } from "react";
import { asks, type BuildingPlace, type Question } from "../answers/question.ts";
import type { piece } from "../motion/piece.ts";
import { OfferNote } from "../planner/OfferNote.tsx";
import { offerLineId } from "../planner/OfferTip.tsx";
import { useIsOffered } from "../planner/useOffers.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { CardFace, type CardRef } from "./CardFace.tsx";

type InspectProps = {
  readonly card: CardRef;
  readonly label: string;
  /** The slot that offers the card; adds what the card would do for the viewer's harbor. */
  readonly slot?: Slot;
  readonly className?: string;
  /** Where a building is, if pointing at it asks about its place. */
  readonly at?: BuildingPlace;
  /** What is asked by pointing at the card; without it, what its place is asked. */
  readonly about?: Question;
  /** Lets the motion layer recognize the card. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** A card on the table that opens in a dialog to be read. */
export function Inspect({ card, label, slot, className, at, about, marks, children }: InspectProps) {
  const { t } = useBoardTexts();
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
        {...(about && asks(about))}
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
          <CardFace card={card} at={about?.about === "building" ? about.at : (at ?? "offer")} />
          {slot !== undefined && <OfferNote slot={slot} />}
        </Modal>
      )}
    </>
  );
}
