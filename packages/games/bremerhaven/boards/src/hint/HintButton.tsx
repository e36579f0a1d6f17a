import { BotPortrait } from "../people/BotPortrait.tsx";
import { ADVISER } from "../people/botFaces.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { Hint } from "./useHint.ts";
import "./hint.css";

/** Asks for advice, or closes it. Sits beside the step's name, where it takes no room from the decision. */
export function HintButton({ hint }: { readonly hint: Hint }) {
  const { t } = useBoardTexts();
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
