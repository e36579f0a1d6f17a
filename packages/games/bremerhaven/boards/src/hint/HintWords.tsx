import type { Action, View } from "@harbor/bremerhaven";
import type { Advice } from "@harbor/ui";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useActionWords } from "./useActionWords.ts";

export function HintWords({ view, advice }: { readonly view: View; readonly advice: Advice<Action> }) {
  const { t } = useBoardTexts();
  const words = useActionWords(view);
  return (
    <>
      <b>{words(advice.action)}.</b> {t(`hint.why.${advice.why.kind}`, { ...advice.why.values })}
    </>
  );
}
