import type { TableView } from "@harbor/protocol";
import { allOf } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "../table/tableStore.ts";
import { AskClose } from "./AskClose.tsx";
import { consentTo } from "./standing.ts";

/** Asks to close the game, which needs the consent of all players. */
export function CloseGame({ lobby }: { readonly lobby: TableView }) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const language = useSettings((settings) => settings.language);
  const consent = consentTo(lobby);
  if (consent === undefined) return undefined;
  const { isGiven, missing } = consent;
  const names = allOf(language, missing);
  if (!isGiven) {
    const sure = missing.length === 0 ? t("people.closeAlone") : t("people.closeSure", { names });
    return <AskClose sure={sure} keep={t("people.playOn")} />;
  }
  return (
    <div className="row">
      <span>{t("people.closeWanted", { names })}</span>
      <button type="button" className="button" onClick={() => send?.({ do: "close", wanted: false })}>
        {t("people.playOn")}
      </button>
    </div>
  );
}
