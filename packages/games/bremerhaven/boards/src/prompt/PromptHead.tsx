import type { StepId } from "@harbor/bremerhaven";
import type { RuleId } from "@harbor/bremerhaven/texts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";

type PromptHeadProps = {
  readonly step: StepId;
  readonly rule: RuleId;
  /** What can be done about the decision besides looking it up. */
  readonly children?: ReactNode;
};

/** The name of the step, and the way to its paragraph of the rules. */
export function PromptHead({ step, rule, children }: PromptHeadProps) {
  const { t } = useTranslation("board");
  const { texts, help } = useSurroundings();
  return (
    <header className="prompt-head">
      <p className="prompt-step">{texts.steps[step]}</p>
      {children}
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
