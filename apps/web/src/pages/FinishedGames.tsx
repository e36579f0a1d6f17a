import type { Color } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { Link } from "../Link.tsx";
import { finishedGames } from "../replay/finishedGames.ts";
import { useSettings } from "../settings/settingsStore.ts";

const MOST = 3;

/** The latest games that ended in this browser, for one game or for all, and the way to all recordings. */
export function FinishedGames({ game: wanted }: { readonly game?: string | undefined }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [games] = useState(() => finishedGames().filter(({ game }) => wanted === undefined || game === wanted));
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section className="tables">
      <h2>{t("home.finished")}</h2>
      <ul>
        {games.slice(0, MOST).map(({ id, game, at, path, people, scores }) => (
          <li key={id}>
            <Link href={path} className="table-card">
              {HAS_SEVERAL && <b>{gameNamed(game)?.title ?? game}</b>}
              <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
              <span className="finished-people">
                {scores.map(({ seat, score }) => {
                  const person = people[seat];
                  return (
                    <span key={seat}>
                      {person !== undefined && <SignOf game={game} color={person.color} />}
                      {person?.name} <b>{score}</b>
                    </span>
                  );
                })}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/replay" className="table-card">
            {t("home.recordings")}
          </Link>
        </li>
      </ul>
    </section>
  );
}

function SignOf({ game: id, color }: { readonly game: string; readonly color: Color }) {
  const game = gameNamed(id);
  return game && <game.Sign color={color} />;
}
