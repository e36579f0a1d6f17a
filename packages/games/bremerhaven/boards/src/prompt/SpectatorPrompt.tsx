import type { View } from "@harbor/bremerhaven";
import { WaitingFor } from "../meanwhile/WaitingFor.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { PromptHead } from "./PromptHead.tsx";
import { RULE_OF } from "./ruleOf.ts";
import "./prompt.css";

/** Shows a spectator the step and whose turn it is. */
export function SpectatorPrompt({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  return (
    <section className="prompt" aria-label={t("prompt.name")}>
      <PromptHead step={view.step} rule={RULE_OF[view.step]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="prompt-body" tabIndex={0}>
        <WaitingFor view={view} />
      </div>
    </section>
  );
}
