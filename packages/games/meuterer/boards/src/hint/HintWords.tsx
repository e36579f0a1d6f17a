import type { Action } from "@harbor/meuterer";
import type { Advice } from "@harbor/ui";
import { useWords } from "../boardContext.ts";
import { useActionWords } from "./useActionWords.ts";

/** What is advised, and why, in a line. */
export function HintWords({ advice: { action, why } }: { readonly advice: Advice<Action> }) {
  const { t } = useWords();
  const words = useActionWords();
  return (
    <>
      <b>{words(action)}.</b> {t(`hint.why.${why.kind}`, { ...why.values })}
    </>
  );
}
