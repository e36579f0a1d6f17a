import type { Action, View } from "@harbor/bremerhaven";
import type { Advice } from "@harbor/face";
import { useTranslation } from "react-i18next";
import { useActionWords } from "./useActionWords.ts";

/** What to do, and why in a line. */
export function HintWords({ view, advice }: { readonly view: View; readonly advice: Advice<Action> }) {
  const { t } = useTranslation("board");
  const words = useActionWords(view);
  return (
    <>
      <b>{words(advice.action)}.</b> {t(`hint.why.${advice.why.kind}`, { ...advice.why.values })}
    </>
  );
}
