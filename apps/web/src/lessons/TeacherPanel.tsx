import type { AnyLesson, AnyLessons } from "@harbor/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lessonTextsOf } from "../i18n.ts";
import { Link } from "../Link.tsx";
import { pathOf } from "../router.ts";
import { useGame } from "../useGame.ts";
import type { Teaching } from "./lessonTable.ts";
import { useLessonTexts } from "./texts/useLessonTexts.ts";

type TeacherPanelProps = {
  readonly lessons: AnyLessons;
  readonly lesson: AnyLesson;
  /** The number of the present step. */
  readonly at: number;
  readonly view: unknown;
  readonly answer: Teaching["answer"];
  /** The board is showing what has happened; the step begins when it is done. */
  readonly showing: boolean;
  goOn(): void;
  showHow(): void;
  startOver(): void;
};

/** The teacher: a face, the words of the present step or earlier ones, and what can be asked of the teacher. */
export function TeacherPanel(props: TeacherPanelProps) {
  const { lessons, lesson, at, view, answer, showing, goOn, showHow, startOver } = props;
  const game = useGame();
  const { t } = useLessonTexts();
  const { t: tell } = useTranslation(lessonTextsOf(game));
  // Belongs to one step: another one begins with its own words.
  const [seen, setSeen] = useState<Seen>({ at, back: 0, hint: 0, answer: 0 });
  const here = seen.at === at ? seen : { at, back: 0, hint: 0, answer: 0 };
  const step = lesson.steps[at - here.back];
  const task = lesson.steps[at]?.task;
  const isLast = at === lesson.steps.length - 1;
  const speech = useId();
  const panel = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const hasNews = answer !== undefined && answer.nth > here.answer;

  // Runs when a step's own words begin; a moment later, because the board may be about to show something first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another button
  useEffect(() => {
    if (panel.current !== null) panel.current.scrollTop = 0;
    if (showing) return;
    const timer = setTimeout(() => {
      if (document.querySelector("dialog[open]") === null) main.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [at, showing]);

  const words = (): string => {
    if (step === undefined) return "";
    const { meanwhile } = lesson.steps[at] ?? {};
    if (showing) return meanwhile === undefined ? "" : tell(`${lesson.id}.meanwhile.${meanwhile}`);
    if (here.back === 0 && hasNews) return tell(`${lesson.id}.answers.${answer.key}`);
    if (here.back === 0 && here.hint > 0) return tell(`${lesson.id}.hints.${here.hint}`);
    return tell(`${lesson.id}.says.${step.id}`, step.values?.(view) ?? {});
  };
  const look = (change: Partial<Seen>) => setSeen({ ...here, answer: answer?.nth ?? 0, ...change });
  const isHinting = here.back === 0 && here.hint > 0 && !hasNews;

  return (
    <aside ref={panel} className="teacher" aria-label={tell(`${lesson.id}.title`)}>
      <lessons.Teacher className="teacher-face" />
      <p className="teacher-name">
        <b>{tell("teacher")}</b>{" "}
        <span className="teacher-step">
          {isHinting
            ? t("hintOf", { hint: here.hint, all: lesson.hints })
            : t("step", { step: at - here.back + 1, all: lesson.steps.length })}
        </span>
      </p>
      <Link href={pathOf(game, "learn")} className="button round quiet teacher-leave" aria-label={t("leave")}>
        <span aria-hidden="true">×</span>
      </Link>
      <div className="teacher-speech">
        <p id={speech} role="status" data-answer={hasNews && here.back === 0}>
          {words()}
        </p>
      </div>
      <div className="teacher-foot">
        <button
          type="button"
          className="button quiet"
          aria-label={t("backOf")}
          disabled={showing || (at - here.back === 0 && !hasNews && here.hint === 0)}
          onClick={() => look(hasNews || here.hint > 0 ? { hint: 0 } : { back: here.back + 1 })}
        >
          {t("back")}
        </button>
        {lesson.kind === "puzzle" && task !== undefined && here.hint < lesson.hints && (
          <button type="button" className="button" onClick={() => look({ hint: here.hint + 1, back: 0 })}>
            {t("hint")}
          </button>
        )}
        {lesson.kind === "puzzle" && task !== undefined && here.hint === lesson.hints && (
          <button type="button" className="button" onClick={showHow}>
            {t("solution")}
          </button>
        )}
        {lesson.kind === "round" && task !== undefined && here.back === 0 && !showing && (
          <button type="button" className="button quiet" onClick={showHow}>
            {t("showHow")}
          </button>
        )}
        {lesson.kind === "round" && at > 0 && isLast && (
          <button type="button" className="button quiet" onClick={startOver}>
            {t("startOver")}
          </button>
        )}
        {here.back > 0 && (
          <button
            ref={main}
            type="button"
            className="button main"
            aria-label={here.back === 1 ? t("forward") : undefined}
            aria-describedby={speech}
            onClick={() => look({ back: here.back - 1 })}
          >
            {t("next")}
          </button>
        )}
        {here.back === 0 && task === undefined && !showing && (
          <button ref={main} type="button" className="button main" aria-describedby={speech} onClick={goOn}>
            {isLast ? t("finish") : t("next")}
          </button>
        )}
      </div>
    </aside>
  );
}

/** What the learner has asked the teacher for during a step. */
type Seen = {
  readonly at: number;
  /** How many steps back the words are. */
  readonly back: number;
  readonly hint: number;
  /** The number of the last answer that was put away. */
  readonly answer: number;
};
