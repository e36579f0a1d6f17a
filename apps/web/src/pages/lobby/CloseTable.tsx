import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../../table/tableStore.ts";

/** Asked twice: all who sit here are sent home by it. */
export function CloseTable() {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="button quiet lobby-close" onClick={() => setAsked(true)}>
        {t("lobby.close")}
      </button>
    );
  }
  return (
    <div className="row">
      <span>{t("lobby.closeSure")}</span>
      <button type="button" className="button" onClick={() => send?.({ do: "close" })}>
        {t("lobby.close")}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone */}
      <button type="button" className="button main" autoFocus onClick={() => setAsked(false)}>
        {t("lobby.keep")}
      </button>
    </div>
  );
}
