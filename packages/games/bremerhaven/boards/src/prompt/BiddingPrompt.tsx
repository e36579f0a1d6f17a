import { HAND_SIZE } from "@harbor/bremerhaven";
import { useArmedConcern } from "../choice/SlotConcern.tsx";
import { WaitingLine } from "../meanwhile/WaitingFor.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

export function BiddingPrompt({ view, choice, awaited }: PromptProps) {
  const { t } = useBoardTexts();
  const nth = HAND_SIZE - (view.hand?.length ?? 0) + 1;
  const { held, armed } = choice;
  const concern = useArmedConcern();
  return (
    <>
      <h2>
        {held?.kind === "card" ? t("bidding.where", { card: held.card }) : t("bidding.which", { nth, all: HAND_SIZE })}
      </h2>
      {awaited !== undefined && (
        <p className="prompt-note">
          <WaitingLine view={awaited} />
          <span className="queue-hint">{t("queue.hint")}</span>
        </p>
      )}
      <div role="status">
        {concern !== undefined && (
          <p className="concern-text">
            {concern} {t("concern.again")}
          </p>
        )}
      </div>
      {concern === undefined && (
        <p className="prompt-hint">
          {hint()} {armed === undefined && <span className="by-key">{keyHint()}</span>}
        </p>
      )}
    </>
  );

  function hint(): string {
    if (held?.kind !== "card") return t("bidding.whichHint");
    return armed === undefined ? t("bidding.whereHint") : t("bidding.confirm");
  }

  /** CSS hides it on touch-only devices. */
  function keyHint(): string {
    return held?.kind === "card" ? t("bidding.whereKey") : t("bidding.whichKey");
  }
}
