import type { GameManifest } from "@harbor/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BotPortrait } from "../bots/BotPortrait.tsx";
import { opponentsIn } from "../bots/opponents.ts";
import { NextWay } from "../finding/NextWay.tsx";
import { Link } from "../Link.tsx";
import { type GamePage, homeOf, pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { hasSavedGame } from "../table/localSaves.ts";
import { CurrentGame } from "../useGame.ts";

/** A game on the site's home page: its poster, and each way to play it in one click. */
export function Door({ game }: { readonly game: GameManifest }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { Poster, title, texts } = game;
  const heading = `door-${game.id}`;
  return (
    <CurrentGame value={game}>
      <section className="door" aria-labelledby={heading}>
        {/* The title below is the same link, for keyboards and screen readers. */}
        <Link href={homeOf(game)} className="door-picture" tabIndex={-1} aria-hidden="true">
          <Poster className="door-poster" />
        </Link>
        <div className="door-words">
          <h2 id={heading}>
            <Link href={homeOf(game)}>{title}</Link>
          </h2>
          <p>{texts[language].claim}</p>
        </div>
        <nav className="door-ways" aria-label={t("home.waysOf", { game: title })}>
          {game.againstBots !== undefined && (
            <Way game={game} page="bots" isMain>
              <Faces game={game} />
            </Way>
          )}
          {game.loadLessons !== undefined && <Way game={game} page="learn" />}
          {game.soloMode !== undefined && <Way game={game} page="solo" />}
          {game.mostSeats > 1 && <NextWay brief />}
          <Way game={game} page="open" />
          {game.mostSeats > 1 && <Way game={game} page="hotseat" />}
          <Way game={game} page="rules" />
        </nav>
      </section>
    </CurrentGame>
  );
}

type WayProps = {
  readonly game: GameManifest;
  readonly page: Exclude<GamePage, "daily">;
  readonly isMain?: boolean;
  readonly children?: ReactNode;
};

function Way({ game, page, isMain = false, children }: WayProps) {
  const { t } = useTranslation();
  const isLocal = page === "solo" || page === "bots" || page === "hotseat";
  const label = isLocal && hasSavedGame(game.id, page) ? t(`home.${page}On`) : t(`home.${page}`);
  return (
    <Link href={pathOf(game, page)} className={isMain ? "door-way door-main" : "door-way"}>
      <b>{label}</b>
      {children}
    </Link>
  );
}

/** Opponents of the strength and number chosen last. */
function Faces({ game }: { readonly game: GameManifest }) {
  const strength = useSettings((settings) => settings.botStrength);
  const count = opponentsIn(
    game,
    useSettings((settings) => settings.botCount),
  );
  const faces = game.bots.filter((bot) => bot.strength === strength).slice(0, count);
  return (
    <span className="door-faces" aria-hidden="true">
      {faces.map(({ id }) => (
        <BotPortrait key={id} bot={id} className="bots-face" />
      ))}
    </span>
  );
}
