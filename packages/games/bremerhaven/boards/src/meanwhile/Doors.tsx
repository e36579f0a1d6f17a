import { PlannerIcon } from "@harbor/bremerhaven-pictures/pieces";
import { type ReactNode, useContext } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";
import { ChangesButton } from "./Changes.tsx";
import { MeanwhileContext } from "./MeanwhileContext.ts";

type DoorsProps = {
  /** Buttons of the prompt's own. */
  readonly children?: ReactNode;
};

/** What to do while others think, besides queueing cards, which the hand below offers: plan, and read what happened. */
export function Doors({ children }: DoorsProps) {
  const { t } = useBoardTexts();
  const meanwhile = useContext(MeanwhileContext);
  if (meanwhile === undefined) return undefined;
  return (
    <fieldset className="meanwhile">
      <legend className="unseen">{t("meanwhile.doors")}</legend>
      <button type="button" className="button" data-do="plan" title={t("meanwhile.onCopy")} onClick={meanwhile.tryOut}>
        <PlannerIcon />
        {t("meanwhile.tryOut")}
      </button>
      <ChangesButton />
      {children}
    </fieldset>
  );
}
