import type { View } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { PromptHead } from "./PromptHead.tsx";
import { RULE_OF } from "./ruleOf.ts";
import { WaitingList } from "./WaitingPrompt.tsx";
import "./prompt.css";

/** For who only looks on: which step it is, and whose turn. */
export function OnlookerPrompt({ view }: { readonly view: View }) {
  const { t } = useTranslation("board");
  return (
    <section className="prompt" aria-label={t("prompt.name")}>
      <PromptHead step={view.step} rule={RULE_OF[view.step]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="prompt-body" tabIndex={0}>
        <WaitingList view={view} />
      </div>
    </section>
  );
}
