import type { ChatMessage } from "@harbor/protocol";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import { PersonDialog } from "./PersonDialog.tsx";

export type PersonAbout = {
  readonly author: string;
  readonly name: string;
  /** Set if this is about something they wrote. */
  readonly message?: ChatMessage;
};

/** Opens the options about somebody else at the table; absent for the user themselves. */
export function PersonButton(about: PersonAbout) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const own = useTableStore((store) => store.snapshot?.author);
  const label = t("order.about", { name: about.name });
  if (own === undefined || own === about.author) return undefined;
  return (
    <>
      <button
        type="button"
        className="button round quiet"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="currentColor"
            d="M12 3.500a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm0 6.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm0 6.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400z"
          />
        </svg>
      </button>
      {open && <PersonDialog about={about} close={() => setOpen(false)} />}
    </>
  );
}
