import { AskIcon } from "@harbor/meuterer-pictures";
import type { Asking } from "@harbor/ui/answers";
import { useWords } from "../boardContext.ts";

/** Turns the mode on in which a click on anything asks what it does. */
export function AskButton({ asking }: { readonly asking: Asking }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="button round quiet meu-ask"
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
