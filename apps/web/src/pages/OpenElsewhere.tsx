import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { homeOf } from "../router.ts";
import { useGame } from "../useGame.ts";

/** In place of a game that is being played in another tab. */
export function OpenElsewhere({ takeOver }: { takeOver(): void }) {
  const game = useGame();
  const { t } = useTranslation();
  return (
    <main className="notice-page">
      <game.Poster className="notice-poster" />
      <div className="notice-card stack">
        <h1>{t("offline.elsewhere.title")}</h1>
        <p role="status">{t("offline.elsewhere.text")}</p>
        <div className="row">
          <button type="button" className="button main" onClick={takeOver}>
            {t("offline.elsewhere.here")}
          </button>
          <Link href={homeOf(game)} className="button">
            {t("toHome")}
          </Link>
        </div>
      </div>
    </main>
  );
}
