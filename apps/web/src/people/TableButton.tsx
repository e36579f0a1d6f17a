import { type AnyGameClient, Modal } from "@harbor/ui";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../mishap/Later.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { ballotOn } from "./standing.ts";

const TableDialog = lazy(async () => ({ default: (await import("./TableDialog.tsx")).TableDialog }));

/** Shows the table's code; opens the people, the invitation and the way out. */
export function TableButton({ client }: { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  if (lobby === undefined) return undefined;
  const { code, seats } = lobby;
  const isSomebodyGone = seats.some((_, nth) => ballotOn(lobby, nth, 0) !== undefined);
  const title = t("lobby.title", { code });
  return (
    <>
      <button type="button" className="button quiet table-button" aria-label={title} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="currentColor"
            d="M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm9 1.500a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600zM0 20c0-5 4-7.500 8-7.500s8 2.500 8 7.500zm17.600 0c0-3-1-5.300-2.600-7 4.500-.8 9 1.500 9 7z"
          />
        </svg>
        <span className="tool-name">{code}</span>
        {isSomebodyGone && (
          <span className="table-mark">
            <span className="unseen">{t("people.somebodyGone")}</span>
          </span>
        )}
      </button>
      {open && (
        <Modal title={title} className="dialog" closeLabel={t("close")} close={() => setOpen(false)}>
          <Later>
            <TableDialog client={client} lobby={lobby} />
          </Later>
        </Modal>
      )}
    </>
  );
}
