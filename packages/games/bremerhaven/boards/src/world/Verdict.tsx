import { useTranslation } from "react-i18next";
import type { SlotBeat } from "../reveal/beats.ts";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";

/** The stamp on a slot: who won it, and with how much. In words it is told beside the boards. */
export function Verdict({ beat: { winner, total } }: { readonly beat: SlotBeat }) {
  const { t } = useTranslation("board");
  const { person } = useSurroundings();
  if (winner === undefined) return undefined;
  return (
    <span className="slot-verdict" aria-hidden="true">
      <Sign color={person(winner).color} />
      <b>{total}</b>
      <span className="slot-verdict-word">{t("reveal.won")}</span>
    </span>
  );
}
