import type { Ratings } from "@harbor/protocol";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownRatings, wantRating } from "../api/ratings.ts";
import { gameNamed } from "../house.ts";
import { Tick } from "../pages/Tick.tsx";
import { useRatingWords } from "./useRatingWords.ts";

/** The user's own ratings, each with a switch; nothing for somebody who has never wanted one. */
export function OwnRatings() {
  const { t } = useTranslation();
  const words = useRatingWords();
  const [ratings, setRatings] = useState<Ratings>([]);
  const look = useCallback(async () => {
    const reply = await ownRatings();
    if (reply.ok) setRatings(reply.value.ratings);
  }, []);
  useEffect(() => void look(), [look]);
  if (ratings.length === 0) return undefined;
  return (
    <section className="settings-group">
      <h3>{t("rating.title")}</h3>
      {ratings.map(({ game: id, wanted, games, ...rating }) => {
        const game = gameNamed(id)?.title ?? id;
        return (
          <div key={id} className="own-rating">
            <p>{t("rating.own", { game, rating: words(rating), count: games })}</p>
            <Tick on={wanted} label={t("rating.wanted", { game })} flip={(on) => void wantRating(id, on).then(look)} />
          </div>
        );
      })}
      <p className="settings-note">{t("rating.about")}</p>
    </section>
  );
}
