import type { TableView } from "@harbor/protocol";
import { Modal } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";

/** Resigns for good, after a confirmation, while there is somebody else to play on. */
export function ResignGame({ lobby: { status, seats, you } }: { readonly lobby: TableView }) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const [asked, setAsked] = useState(false);
  const others = seats.some((seat, nth) => nth !== you.seat && seat.kind === "person" && seat.resigned !== true);
  if (status !== "playing" || you.seat === undefined || !others) return undefined;
  const close = () => setAsked(false);
  return (
    <>
      <button type="button" className="button quiet close-ask" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t("order.resign")}
      </button>
      {asked && (
        <Modal title={t("order.resignTitle")} className="dialog" close={close}>
          <div className="stack">
            <p>{t("order.resignText")}</p>
            <div className="row">
              {/* biome-ignore lint/a11y/noAutofocus: the harmless choice comes first */}
              <button type="button" className="button main" autoFocus onClick={close}>
                {t("people.playOn")}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  close();
                  send?.({ do: "resign" });
                }}
              >
                {t("order.resignYes")}
              </button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}
