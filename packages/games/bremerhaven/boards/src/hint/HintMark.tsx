import type { Spot } from "../choice/held.ts";
import { keyOf } from "../choice/held.ts";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { ADVISER } from "../people/botFaces.ts";
import { useHintMarks } from "./HintContext.ts";

/** A ring around the place that the advice is about; the prompt has the words. */
export function HintMark({ spot }: { readonly spot: Spot }) {
  if (useHintMarks().spot !== keyOf(spot)) return undefined;
  return (
    <span className="hint-mark" aria-hidden="true">
      <BotPortrait bot={ADVISER.id} className="hint-mark-face" />
    </span>
  );
}
