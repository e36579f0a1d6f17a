import type { AnyGameClient, AnyLesson, AnyLessons, Person } from "@harbor/ui";
import { use, useCallback, useEffect, useMemo, useState } from "react";
import { loadClient, loadLessons } from "../gameClient.ts";
import { Lost } from "../pages/Lost.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { go, pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { finishLesson, forgetLesson, keepLesson, learnedIn } from "./keptLessons.ts";
import { type LessonTable, openLessonTable } from "./lessonTable.ts";
import { TeacherPanel } from "./TeacherPanel.tsx";
import { useTeaching } from "./useTeaching.ts";
import "./lesson.css";

/** A lesson on a table in this browser; one that was left goes on where it was. */
export function LessonPage({ id }: { readonly id: string }) {
  const game = useGame();
  const loaded = use(loadClient(game));
  const lessons = use(loadLessons(game));
  const cards = lessons?.cards;
  // Made once, as a client has a board of its own.
  const client = useMemo(() => withLessonCards(loaded, cards), [loaded, cards]);
  const lesson = lessons?.lessons.find((one) => one.id === id);
  const [nth, setNth] = useState(0);
  if (lessons === undefined || lesson === undefined) return <Lost why="page" />;
  function startOver(): void {
    forgetLesson(game.id, id);
    setNth(nth + 1);
  }
  return <Lesson key={nth} client={client} lessons={lessons} lesson={lesson} startOver={startOver} />;
}

function withLessonCards(client: AnyGameClient, cards: unknown): AnyGameClient {
  if (cards === undefined) return client;
  const read = client.withCards(cards);
  if (!read.ok) throw new Error(`the cards of the lessons are not playable: ${read.problem}`);
  return read.value;
}

type LessonProps = {
  readonly client: AnyGameClient;
  readonly lessons: AnyLessons;
  readonly lesson: AnyLesson;
  startOver(): void;
};

function Lesson({ client, lessons, lesson, startOver }: LessonProps) {
  const game = useGame();
  const { newcomer } = game.texts[useSettings((settings) => settings.language)];
  const name = useSettings((settings) => settings.name);
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  const [table, setTable] = useState<LessonTable>();
  const [learner] = useState((): Person => ({ name: name || newcomer, color: 0, kind: "person" }));
  useEffect(() => {
    const opened = openLessonTable(client, lesson, learner, learnedIn(game.id).left[lesson.id], (left) =>
      keepLesson(game.id, lesson.id, left),
    );
    setTable(opened);
    attach(opened);
    return detach;
  }, [client, game, lesson, learner, attach, detach]);
  const toLessons = useCallback(() => go(pathOf(game, "learn")), [game]);
  const finish = useCallback(() => {
    finishLesson(game.id, lesson.id);
    toLessons();
  }, [game, lesson, toLessons]);
  if (table === undefined) return <Waiting />;
  return (
    <Taught
      client={client}
      lessons={lessons}
      lesson={lesson}
      table={table}
      startOver={startOver}
      finish={finish}
      toLessons={toLessons}
    />
  );
}

type TaughtProps = LessonProps & {
  readonly table: LessonTable;
  finish(): void;
  toLessons(): void;
};

/** The teacher beside the table, so that nothing on the boards is covered. */
function Taught({ client, lessons, lesson, table, startOver, finish, toLessons }: TaughtProps) {
  const { at, answer } = useTeaching(table);
  const view = useTableStore((store) => store.snapshot?.view);
  const [showing, setShowing] = useState(false);
  const step = lesson.steps[at];
  const isOver = step === undefined;
  useEffect(() => {
    if (isOver) finish();
  }, [isOver, finish]);
  const places = step === undefined || showing || view === undefined ? [] : (step.points?.(view) ?? []);
  const pointed = places.join(" ");
  const guide = useMemo(() => ({ points: pointed === "" ? [] : pointed.split(" "), watch: setShowing }), [pointed]);
  return (
    <div className="lesson">
      {step !== undefined && view !== undefined && (
        <TeacherPanel
          lessons={lessons}
          lesson={lesson}
          at={at}
          view={view}
          answer={answer}
          showing={showing}
          goOn={table.goOn}
          showHow={table.showHow}
          startOver={startOver}
        />
      )}
      <div className="lesson-table">
        <TableScreen client={client} again={toLessons} lesson={guide} />
      </div>
    </div>
  );
}
