import { TimeMarker } from "@harbor/bremerhaven-pictures/pieces";
import { useBoardTexts } from "../useBoardTexts.ts";

/** The rounds that a card has left; the last one stands out. */
export function Markers({ left }: { readonly left: number }) {
  const { t } = useBoardTexts();
  return (
    <span className="plate-fact markers" data-last={left === 1}>
      <TimeMarker />
      {left}
      <span className="unseen">{t("card.left", { count: left })}</span>
    </span>
  );
}
