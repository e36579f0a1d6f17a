import { useBoardContext } from "../boardContext.ts";
import type { SlotBeat } from "../reveal/beats.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";

/** The stamp on a slot: who won it, and with how much. The reveal panel has the words. */
export function Verdict({ beat: { winner, total } }: { readonly beat: SlotBeat }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  if (winner === undefined) return undefined;
  return (
    <span className="slot-verdict" aria-hidden="true">
      <Sign color={person(winner).color} />
      <b>{total}</b>
      <span className="slot-verdict-word">{t("reveal.won")}</span>
    </span>
  );
}
