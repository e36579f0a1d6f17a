import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import "./people.css";

type AskCloseProps = {
  /** The consequences for everybody. */
  readonly sure: string;
  readonly keep: string;
};

/** Closes the table after a confirmation, since it sends everybody home. */
export function AskClose({ sure, keep }: AskCloseProps) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="button quiet close-ask" onClick={() => setAsked(true)}>
        {t("lobby.close")}
      </button>
    );
  }
  return (
    <div className="row">
      <span>{sure}</span>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAsked(false);
          send?.({ do: "close" });
        }}
      >
        {t("lobby.close")}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the pressed button is gone */}
      <button type="button" className="button main" autoFocus onClick={() => setAsked(false)}>
        {keep}
      </button>
    </div>
  );
}
