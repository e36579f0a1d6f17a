import type { Slot } from "@harbor/bremerhaven";
import { useCurrentChoice } from "./ChoiceContext.ts";
import { useConcernWords } from "./labels.ts";
import "./concern.css";

/** A small warning sign at a slot where the player's bid might bring nothing. */
export function SlotConcern({ slot }: { readonly slot: Slot }) {
  const choice = useCurrentChoice();
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

/** The same warning for the prompt, once the player is about to lay a card there. */
export function useArmedConcern(): string | undefined {
  const choice = useCurrentChoice();
  const words = useConcernWords();
  const aim = choice?.armed === undefined ? undefined : choice.aimAt(choice.armed);
  if (aim?.concern === undefined || aim.spot.at !== "slot") return undefined;
  return words(aim.concern, aim.spot.slot);
}
