import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadClient } from "../gameClient.ts";
import { Link } from "../Link.tsx";
import { go, homeOf, pathOfDailyGame } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { savedGame, setAside } from "../table/localSaves.ts";
import { useGame } from "../useGame.ts";
import { DayPanel } from "./DayPanel.tsx";
import { dayOf, minutesLeft } from "./day.ts";
import { ownDays } from "./ownDays.ts";
import { Spread } from "./Spread.tsx";
import { useDaily } from "./useDaily.ts";
import { useDailyTexts } from "./useDailyTexts.ts";
import "./daily.css";

/** The game of the day: play it, see how others did, and look at the days before. */
export function DailyPage() {
  const game = useGame();
  const { t } = useDailyTexts();
  const { t: common } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const client = use(loadClient(game));
  const state = useDaily(game.id);
  const [now] = useState(() => Date.now());
  const [saved] = useState(() => savedGame(client, "daily"));
  const today = dayOf(now);
  const tries = ownDays(game.id);
  const scoreOn = (day: string) =>
    state.daily?.days.find((one) => one.day === day)?.own?.score ?? tries.find((one) => one.day === day)?.score;
  const own = scoreOn(today);
  const band = own === undefined ? undefined : client.bandOf?.(game.soloMode ?? "", own, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" });
  const dateOf = (day: string) => date.format(Date.parse(day));
  const { name, text } = game.texts[language].daily ?? { name: game.title, text: "" };
  const left = minutesLeft(now);
  const time = t("time", { hours: Math.floor(left / 60), minutes: left % 60 });
  const playing = saved?.plan.day === today;

  function playToday() {
    // One of another day stays with the unfinished games.
    setAside(game.id, "daily");
    go(pathOfDailyGame(game));
  }
  return (
    <main className="sheet">
      <game.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href={homeOf(game)} aria-label={common("toHome")}>
          <game.Logo className="sheet-logo" />
        </Link>
        <h1>{name}</h1>
        <SettingsButton />
      </header>
      <section className="panel daily">
        <h2>{dateOf(today)}</h2>
        {own === undefined ? (
          <p>{text}</p>
        ) : (
          <p className="daily-own">
            {t("yours", { score: own })} {band !== undefined && <b className="daily-band">{band.name}</b>}
          </p>
        )}
        <div className="row">
          {playing ? (
            <Link href={pathOfDailyGame(game)} className="button main">
              {t("goOn")}
            </Link>
          ) : (
            <button type="button" className={own === undefined ? "button main" : "button"} onClick={playToday}>
              {t(own === undefined ? "play" : "fun")}
            </button>
          )}
          {saved?.plan.day !== undefined && !playing && (
            <Link href={pathOfDailyGame(game)} className="button">
              {t("goOnOld", { day: dateOf(saved.plan.day) })}
            </Link>
          )}
        </div>
        <p className="daily-note">
          {t("onlyFirst")} {t("utc", { time })}
        </p>
      </section>
      <section className="panel daily">
        <h2>{t("spread", { day: dateOf(today) })}</h2>
        <DayPanel state={state} day={today} own={own} />
        <p className="daily-note">{t("honor")}</p>
      </section>
      <PastDays state={state} today={today} scoreOn={scoreOn} dateOf={dateOf} />
    </main>
  );
}

type PastDaysProps = {
  readonly state: ReturnType<typeof useDaily>;
  readonly today: string;
  scoreOn(day: string): number | undefined;
  dateOf(day: string): string;
};

function PastDays({ state, today, scoreOn, dateOf }: PastDaysProps) {
  const { t } = useDailyTexts();
  const past = state.daily?.days.filter(({ day }) => day < today) ?? [];
  if (past.length === 0) return undefined;
  return (
    <section className="panel daily">
      <h2>{t("past")}</h2>
      <ul className="daily-days">
        {past.map((results) => {
          const score = scoreOn(results.day);
          return (
            <li key={results.day} className="daily-day">
              <h3>{dateOf(results.day)}</h3>
              <Spread results={results} own={score} isSmall />
              <p className="daily-note">
                {t("people", { count: results.people })}
                {score !== undefined && ` · ${t("yours", { score })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
