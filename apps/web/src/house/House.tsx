import { useTranslation } from "react-i18next";
import { GAMES } from "../games.ts";
import { HOUSE } from "../house.ts";
import { GameLists } from "../pages/GameLists.tsx";
import { JoinForm } from "../pages/JoinForm.tsx";
import { TurnLink } from "../pages/TurnLink.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { Door } from "./Door.tsx";
import { FreeSeats } from "./FreeSeats.tsx";
import "../pages/home.css";
import "./house.css";

/** The home page of a site with several games: a door to each, and what belongs to all of them. */
export function House() {
  const { t } = useTranslation();
  return (
    <div className="games">
      <header className="games-top">
        <HOUSE.Logo className="games-sign" />
        <div className="games-name">
          <h1>{HOUSE.title}</h1>
          <p>{t("home.house")}</p>
        </div>
        <TurnLink />
        <FreeSeats />
        <SettingsButton />
      </header>
      <main className="games-main">
        <div className="games-doors">
          {GAMES.map((game) => (
            <Door key={game.id} game={game} />
          ))}
        </div>
        <div className="games-more">
          <JoinForm />
          <GameLists title={HOUSE.title} />
        </div>
      </main>
      <footer className="home-foot">{t("home.foot")}</footer>
    </div>
  );
}
