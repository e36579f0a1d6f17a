import { TimeMarker } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";

/** The rounds that a card still stays; its last one is shown in alarm. */
export function Markers({ left }: { readonly left: number }) {
  const { t } = useTranslation("board");
  return (
    <span className="plate-fact markers" data-last={left === 1} title={t("card.left", { count: left })}>
      <TimeMarker />
      {left}
      <span className="unseen">{t("card.left", { count: left })}</span>
    </span>
  );
}
