import type { Action } from "@harbor/meuterer";
import type { Advice } from "@harbor/ui";
import { useBoardContext, useWords } from "../boardContext.ts";

/** What is advised, and why, in a line. */
export function HintWords({ advice: { action, why } }: { readonly advice: Advice<Action> }) {
  const { language } = useBoardContext();
  const { t, texts } = useWords();
  return (
    <>
      <b>{does()}.</b> {t(`hint.why.${why.kind}`, { ...why.values })}
    </>
  );

  function does(): string {
    switch (action.type) {
      case "offer":
        return t("hint.do.offer", { count: action.wage });
      case "lay":
        return t("hint.do.lay", { kind: texts.kinds[action.kind] });
      case "take":
        return t("hint.do.take", { role: texts.roles[action.role] });
      case "fight":
        return action.sabers === 0 ? t("hint.do.noSabers") : t("hint.do.fight", { count: action.sabers });
      case "sell":
        return action.wake === undefined
          ? t("hint.do.sellHere", { count: action.anchorage })
          : t("hint.do.sell", { here: action.anchorage, wake: action.wake });
      case "stow":
        return t("hint.do.stow", { kinds: listOf(action.keep.map((kind) => texts.kinds[kind])) });
      default:
        return texts.actions[action.type];
    }
  }

  function listOf(words: readonly string[]): string {
    return new Intl.ListFormat(language).format(words);
  }
}
