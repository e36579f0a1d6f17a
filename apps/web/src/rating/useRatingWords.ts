import type { ToldRating } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";

/** "1,540 ± 80", in the user's language. */
export function useRatingWords(): (rating: Pick<ToldRating, "value" | "deviation">) => string {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const number = new Intl.NumberFormat(language);
  return ({ value, deviation }) =>
    t("rating.value", { value: number.format(value), deviation: number.format(deviation) });
}
