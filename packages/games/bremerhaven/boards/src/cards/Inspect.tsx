import { Modal } from "@harbor/face";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { piece } from "../motion/piece.ts";
import { CardFace, type CardRef } from "./CardFace.tsx";

type InspectProps = {
  readonly card: CardRef;
  readonly label: string;
  readonly className?: string;
  /** For the motion layer to know it again. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** A card on the table that is read by opening it. */
export function Inspect({ card, label, className, marks, children }: InspectProps) {
  const { t } = useTranslation("board");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`inspect ${className ?? ""}`}
        aria-label={label}
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
        </Modal>
      )}
    </>
  );
}
