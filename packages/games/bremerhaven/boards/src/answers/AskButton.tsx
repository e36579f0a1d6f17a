import { AskIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Asking } from "@harbor/ui/answers";
import { useBoardTexts } from "../useBoardTexts.ts";

/** Turns the mode on in which a click on anything asks what it does. */
export function AskButton({ asking }: { readonly asking: Asking }) {
  const { t } = useBoardTexts();
  return (
    <button
      type="button"
      className="button round quiet ask-button"
      data-do="ask"
      aria-label={t("answer.ask")}
      aria-pressed={asking.isOn}
      aria-keyshortcuts="?"
      onClick={() => asking.turn(!asking.isOn)}
    >
      <AskIcon />
    </button>
  );
}
