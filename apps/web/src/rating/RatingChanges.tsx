import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import { useRatingWords } from "./useRatingWords.ts";

/** What a rated game has changed. */
export function RatingChanges() {
  const { t } = useTranslation();
  const words = useRatingWords();
  const ratings = useTableStore((store) => store.snapshot?.lobby?.ratings);
  const people = useTableStore((store) => store.snapshot?.people);
  if (ratings === undefined || ratings.length === 0) return undefined;
  return (
    <section className="rating-changes">
      <h2>{t("rating.after")}</h2>
      <ul>
        {ratings.map(({ seat, before, after }) => (
          <li key={seat}>
            {t("rating.change", {
              name: people?.[seat]?.name ?? "",
              before: words(before),
              after: words(after),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
