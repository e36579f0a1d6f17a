import { useTranslation } from "react-i18next";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { ADVISER } from "../people/botFaces.ts";
import type { Hint } from "./useHint.ts";
import "./hint.css";

/** "What would she do?", beside the name of the step: it takes no room from the decision itself. Once more closes it. */
export function HintButton({ hint }: { readonly hint: Hint }) {
  const { t } = useTranslation("board");
  const label = t("hint.ask", { name: ADVISER.name });
  return (
    <button
      type="button"
      className="button round quiet hint-ask"
      aria-label={label}
      title={label}
      aria-expanded={hint.advice !== undefined}
      onClick={hint.advice === undefined ? hint.ask : hint.drop}
    >
      <BotPortrait bot={ADVISER.id} className="hint-face" />
    </button>
  );
}
