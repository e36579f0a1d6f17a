import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../replay/saveFile.ts";
import { useGame } from "../useGame.ts";
import { CallStack, Dismiss } from "./CallStack.tsx";
import { gameFileName, writeGameFile } from "./gameFile.ts";
import type { LocalPlan } from "./localPlan.ts";
import { keyOf } from "./localSaves.ts";
import { useUnsaved } from "./saveStorage.ts";

/** Says that this browser has no room for the game, which goes on, and offers it as a file. */
export function UnsavedCall({ plan }: { readonly plan: LocalPlan }) {
  const { t } = useTranslation();
  const { title } = useGame();
  const text = useUnsaved(({ texts }) => texts.get(keyOf(plan.game, plan.kind)));
  const [read, setRead] = useState(false);
  if (text === undefined || read) return undefined;
  return (
    <CallStack>
      <div className="call" data-bad="true">
        <span role="alert">{t("offline.unsaved.text")}</span>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(gameFileName(title, new Date()), writeGameFile(text), "application/json")}
        >
          {t("offline.unsaved.save")}
        </button>
        <Dismiss dismiss={() => setRead(true)} />
      </div>
    </CallStack>
  );
}
