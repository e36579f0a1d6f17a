import { useTranslation } from "react-i18next";
import { NextWay } from "../finding/NextWay.tsx";
import { HAS_SEVERAL } from "../house.ts";
import { Link } from "../Link.tsx";
import { pathOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { BotsWay } from "./BotsWay.tsx";
import { DailyWay } from "./DailyWay.tsx";
import { GameLists } from "./GameLists.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { LocalWay } from "./LocalWay.tsx";
import { TurnLink } from "./TurnLink.tsx";
import "./home.css";

/** A game's home page. */
export function Home() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const game = useGame();
  const { claim, foot, lessons } = game.texts[language];
  return (
    <div className="home">
      <game.Poster className="home-poster" />
      <header className="home-top">
        {HAS_SEVERAL && (
          <Link href="/" className="button home-all">
            {t("home.allGames")}
          </Link>
        )}
        <TurnLink game={HAS_SEVERAL ? game.id : undefined} />
        <SettingsButton />
      </header>
      <main className="home-main">
        <div className="home-title">
          <h1>{game.title}</h1>
          <p>{claim}</p>
        </div>
        <nav className="home-ways" aria-label={t("home.ways")}>
          {game.soloMode !== undefined && <LocalWay kind="solo" />}
          <DailyWay />
          <BotsWay />
          {game.loadLessons !== undefined && (
            <Link href={pathOf(game, "learn")} className="way way-learn">
              <b>{t("home.learn")}</b>
              <span>{lessons}</span>
            </Link>
          )}
          {game.mostSeats > 1 && <NextWay />}
          <Link href={pathOf(game, "open")} className="way">
            <b>{t("home.open")}</b>
            <span>{t("home.openText")}</span>
          </Link>
          {game.mostSeats > 1 && <LocalWay kind="hotseat" />}
          <Link href={pathOf(game, "rules")} className="way">
            <b>{t("home.rules")}</b>
            <span>{t("home.rulesText")}</span>
          </Link>
          <JoinForm />
        </nav>
        <GameLists title={game.title} game={HAS_SEVERAL ? game.id : undefined} />
      </main>
      {foot !== undefined && <footer className="home-foot">{foot}</footer>}
    </div>
  );
}
