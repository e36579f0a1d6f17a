import { useTranslation } from "react-i18next";
import { GAMES } from "../games.ts";
import { HOUSE } from "../house.ts";
import { Link } from "../Link.tsx";
import { homeOf, pathOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { GameLists } from "./GameLists.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { TurnLink } from "./TurnLink.tsx";
import "./home.css";
import "./house.css";

/** The home page of a site with several games: each game's poster, and what belongs to all of them. */
export function House() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return (
    <div className="games">
      <header className="games-top">
        <h1>{HOUSE.title}</h1>
        <TurnLink />
        <SettingsButton />
      </header>
      <main className="games-main">
        <nav aria-label={t("home.games")}>
          <ul className="games-list">
            {GAMES.map((game) => (
              <li key={game.id}>
                <Link href={homeOf(game)} className="games-card">
                  <game.Poster className="games-poster" />
                  <span className="games-words">
                    <b>{game.title}</b>
                    <span>{game.texts[language].claim}</span>
                  </span>
                </Link>
                {game.loadLessons !== undefined && (
                  <Link href={pathOf(game, "learn")} className="button games-learn">
                    {t("home.learnOf", { game: game.title })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="games-more">
          <JoinForm />
          <GameLists title={HOUSE.title} />
        </div>
      </main>
    </div>
  );
}
