import type { StepId } from "@harbor/bremerhaven";
import type { RuleId } from "@harbor/bremerhaven/texts";
import type { ReactNode } from "react";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type PromptHeadProps = {
  readonly step: StepId;
  readonly rule: RuleId;
  /** More buttons beside the one for the rules. */
  readonly children?: ReactNode;
};

/** The name of the step, with a button that opens its rule. */
export function PromptHead({ step, rule, children }: PromptHeadProps) {
  const { t } = useBoardTexts();
  const { texts, help } = useBoardContext();
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
