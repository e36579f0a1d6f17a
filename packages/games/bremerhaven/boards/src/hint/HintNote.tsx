import type { Action, View } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { ADVISER } from "../people/botFaces.ts";
import { HintWords } from "./HintWords.tsx";
import type { Hint } from "./useHint.ts";

type HintNoteProps = { readonly hint: Hint; readonly view: View; act(actions: readonly Action[]): void };

/** What she would do, and why in a line, with the way to do just that. */
export function HintNote({ hint, view, act }: HintNoteProps) {
  const { t } = useTranslation("board");
  const { name } = ADVISER;
  const { advice } = hint;
  return (
    <div className={advice === undefined ? "unseen" : "hint-note"} role="status">
      {advice === "thinking" && <p className="hint-words">{t("hint.thinking", { name })}</p>}
      {advice === "none" && <p className="hint-words">{t("hint.none", { name })}</p>}
      {typeof advice === "object" && (
        <>
          <p className="hint-words" data-hint={JSON.stringify(advice.action)}>
            <span className="unseen">{t("hint.would", { name })}: </span>
            <HintWords view={view} advice={advice} />
          </p>
          <button
            type="button"
            className="button hint-do"
            onClick={() => {
              hint.drop();
              act([advice.action]);
            }}
          >
            {t("hint.do")}
          </button>
          <button type="button" className="why-close" aria-label={t("hint.close")} onClick={hint.drop}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
