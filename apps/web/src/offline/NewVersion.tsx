import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallStack, Dismiss } from "../table/CallStack.tsx";
import { useUnsaved } from "../table/saveStorage.ts";

/** Offers a newer build. While only this tab has a game, a reload would lose it. */
export function NewVersion() {
  const { t } = useTranslation();
  const [read, setRead] = useState(false);
  const holdsGame = useUnsaved(({ texts }) => texts.size > 0);
  if (read || holdsGame) return undefined;
  return (
    <CallStack>
      <div className="call" role="status">
        <span>{t("offline.version.text")}</span>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("offline.version.reload")}
        </button>
        <Dismiss dismiss={() => setRead(true)} />
      </div>
    </CallStack>
  );
}
