import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import "./people.css";

type AskCloseProps = {
  /** What it would mean for everybody. */
  readonly sure: string;
  readonly keep: string;
};

/** Asked twice: all who sit here are sent home by it. */
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
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone */}
      <button type="button" className="button main" autoFocus onClick={() => setAsked(false)}>
        {keep}
      </button>
    </div>
  );
}
