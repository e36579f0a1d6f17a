import type { Action, View } from "@harbor/bremerhaven";
import { ADVISER } from "../people/botFaces.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { HintWords } from "./HintWords.tsx";
import type { Hint } from "./useHint.ts";

type HintNoteProps = { readonly hint: Hint; readonly view: View; act(actions: readonly Action[]): void };

/** The adviser's move with a one-line reason, and a button to make it. */
export function HintNote({ hint, view, act }: HintNoteProps) {
  const { t } = useBoardTexts();
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
