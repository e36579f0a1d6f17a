import { use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { loadLessons } from "../gameClient.ts";
import { lessonTextsOf } from "../i18n.ts";
import { Link } from "../Link.tsx";
import { Lost } from "../pages/Lost.tsx";
import { go, homeOf, pathOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useGame } from "../useGame.ts";
import { FirstGame } from "./FirstGame.tsx";
import { forgetLesson, learnedIn } from "./keptLessons.ts";
import { useLessonTexts } from "./texts/useLessonTexts.ts";
import "./learn.css";

/** All lessons of a game, what of them is done, and the way to a first game. */
export function LearnPage() {
  const game = useGame();
  const { t } = useLessonTexts();
  const { t: common } = useTranslation();
  const { t: tell } = useTranslation(lessonTextsOf(game));
  const found = use(loadLessons(game));
  const title = useRef<HTMLHeadingElement>(null);
  // Coming from a lesson, whose buttons are gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  if (found === undefined) return <Lost why="page" />;
  function startOver(id: string): void {
    forgetLesson(game.id, id);
    go(`${pathOf(game, "learn")}/${id}`);
  }
  const { lessons, Teacher } = found;
  const { done, left } = learnedIn(game.id);
  const finished = lessons.filter(({ id }) => done.includes(id)).length;
  const next = lessons.find(({ id }) => !done.includes(id));
  const all = finished === lessons.length;
  const speech = all ? "end" : finished === 0 ? "welcome" : "between";
  return (
    <main className="learn">
      <game.Poster className="notice-poster" />
      <header className="learn-head">
        <Link href={homeOf(game)} className="learn-home" aria-label={common("toHome")}>
          <game.Logo className="sheet-logo" />
        </Link>
        <h1 ref={title} tabIndex={-1}>
          {t("title")}
        </h1>
        <SettingsButton />
      </header>
      <section className="learn-teacher" aria-label={t("speech", { name: tell("teacher") })}>
        <Teacher className="learn-face" />
        <div>
          <p className="learn-name">{tell("teacher")}</p>
          <p>{tell(speech)}</p>
        </div>
      </section>
      {all && <FirstGame title={t("play")} main />}
      <section aria-labelledby="lessons-title">
        <h2 id="lessons-title" className="learn-title">
          {t("lessons")} <span>{t("progress", { done: finished, all: lessons.length })}</span>
        </h2>
        <ol className="learn-list">
          {lessons.map(({ id, kind, minutes }, nth) => {
            const isDone = done.includes(id);
            const state = left[id] !== undefined ? t("goOnWith") : isDone ? t("repeat") : t("startWith");
            return (
              <li key={id}>
                <Link
                  href={`${pathOf(game, "learn")}/${id}`}
                  className={id === next?.id ? "learn-lesson learn-next" : "learn-lesson"}
                >
                  <span className="learn-number" data-done={isDone} aria-hidden="true">
                    {isDone ? "✓" : nth + 1}
                  </span>
                  <span className="learn-words">
                    <b>{tell(`${id}.title`)}</b>
                    <span>{tell(`${id}.text`)}</span>
                    <span className="learn-facts">
                      {kind === "puzzle" && `${t("puzzle")} · `}
                      {t("minutes", { count: minutes })}
                      {isDone && ` · ${t("done")}`}
                    </span>
                  </span>
                  <span className="learn-go">{state}</span>
                </Link>
                {left[id] !== undefined && (
                  <button type="button" className="button learn-anew" onClick={() => startOver(id)}>
                    {t("startOver")}
                    <span className="unseen">{` – ${tell(`${id}.title`)}`}</span>
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </section>
      {!all && <FirstGame title={t("playNow")} />}
    </main>
  );
}
