import type { Slot } from "@harbor/bremerhaven";
import { useChosen } from "./ChoiceContext.ts";
import { useConcernWords } from "./labels.ts";
import "./concern.css";

/** A small sign at a slot where a bid of one's own could bring nothing; in words for whoever points at it or hears it. */
export function SlotConcern({ slot }: { readonly slot: Slot }) {
  const choice = useChosen();
  const words = useConcernWords();
  const concern = choice?.concern(slot);
  if (concern === undefined) return undefined;
  const text = words(concern, slot);
  return (
    <span className="slot-concern" role="img" aria-label={text} title={text}>
      !
    </span>
  );
}

/** The same said where the decision is taken, once somebody is about to lay a card there. */
export function useArmedConcern(): string | undefined {
  const choice = useChosen();
  const words = useConcernWords();
  const aim = choice?.armed === undefined ? undefined : choice.aimAt(choice.armed);
  if (aim?.concern === undefined || aim.spot.at !== "slot") return undefined;
  return words(aim.concern, aim.spot.slot);
}
