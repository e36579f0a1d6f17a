import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { finishedGames } from "../replay/finishedGames.ts";
import { useSettings } from "../settings/settingsStore.ts";

const MOST = 3;

/** The latest games that came to their end in this browser, to be watched again, and the way to all recordings. */
export function FinishedGames() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [games] = useState(finishedGames);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section className="tables">
      <h2>{t("home.finished")}</h2>
      <ul>
        {games.slice(0, MOST).map(({ id, at, path, people, scores }) => (
          <li key={id}>
            <Link href={path} className="table-card">
              <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
              <span className="finished-people">
                {scores.map(({ seat, score }) => {
                  const person = people[seat];
                  return (
                    <span key={seat}>
                      {person !== undefined && <FACE.Sign color={person.color} />}
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
