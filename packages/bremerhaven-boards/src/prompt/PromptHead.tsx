import type { StepId } from "@harbor/bremerhaven";
import type { RuleId } from "@harbor/bremerhaven/texts";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";

type PromptHeadProps = { readonly step: StepId; readonly rule: RuleId };

/** The name of the step, and the way to its paragraph of the rules. */
export function PromptHead({ step, rule }: PromptHeadProps) {
  const { t } = useTranslation("board");
  const { texts, help } = useSurroundings();
  return (
    <header className="prompt-head">
      <p className="prompt-step">{texts.steps[step]}</p>
      <button
        type="button"
        className="button round quiet prompt-help"
        aria-label={t("prompt.help", { step: texts.steps[step] })}
        onClick={() => help(rule)}
      >
        ?
      </button>
    </header>
  );
}
