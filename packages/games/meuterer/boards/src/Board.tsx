import { type Action, type Event, placeAfter, type View } from "@harbor/meuterer";
import type { BoardProps } from "@harbor/ui";
import { useEffect, useMemo, useState } from "react";
import { Announcer } from "./Announcer.tsx";
import { CurrentBoard, type Played, textsIn, useWords } from "./boardContext.ts";
import { Crew } from "./crew/Crew.tsx";
import { Desk } from "./desk/Desk.tsx";
import { EndScreen } from "./end/EndScreen.tsx";
import { useLesson } from "./lessons/useLesson.ts";
import { Middle } from "./ring/Middle.tsx";
import { Ring } from "./ring/Ring.tsx";
import { StoryPanel } from "./story/StoryPanel.tsx";
import { isFresh, storyOf } from "./story/story.ts";
import "./board.css";

type Props = BoardProps<View, Action, Event> & { readonly played: Played };

export function Board(props: Props) {
  const { played, language, people, view, seat, history, scores, recorded, seen } = props;
  const [isLooking, setLooking] = useState(recorded !== undefined);
  const context = useMemo(
    () => ({ ...played, language, people, texts: textsIn(language) }),
    [played, language, people],
  );
  useEffect(() => seen(history.length), [seen, history.length]);
  return (
    <CurrentBoard value={context}>
      {scores !== undefined && !isLooking ? (
        <EndScreen
          scores={scores}
          tools={props.tools}
          afterwards={props.afterwards}
          look={() => setLooking(true)}
          rematch={recorded === undefined ? props.rematch : undefined}
        />
      ) : (
        <Table {...props} results={() => setLooking(false)} />
      )}
      {recorded === undefined && <Announcer view={view} seat={seat} history={history} scores={scores} />}
    </CurrentBoard>
  );
}

function Table(props: Props & { results(): void }) {
  const { played, view, seat, history, scores, recorded, tools, aside, asideNews, act, results } = props;
  const { t, texts } = useWords();
  const [isLogOpen, setLogOpen] = useState(false);
  const [closed, setClosed] = useState<number>();
  const [opened, setOpened] = useState<number>();
  useLesson(props.lesson, false, view);
  const story = useMemo(() => storyOf(history), [history]);
  const isTold = story !== undefined && story.n !== closed && (isFresh(story, view) || story.n === opened);
  const { mode, seats } = view.options;
  const own = seat === undefined ? undefined : view.players[seat];
  const aim =
    own === undefined || own.passed || view.step !== "lading" ? undefined : placeAfter(view.anchorage, own.cards);
  return (
    <div className="meu-box">
      <main
        className="meu-board"
        data-step={view.step}
        data-round={view.round}
        data-told={history.length}
        data-mode={mode}
        data-log={isLogOpen}
      >
        <h1 className="unseen">{t("table")}</h1>
        <header className="meu-top">
          <p className="meu-round">
            <b>{t("round", { round: view.round, rounds: played.set.rounds(seats) })}</b>
            <span>{texts.steps[view.step]}</span>
          </p>
          <button
            type="button"
            className="button meu-log-button"
            aria-pressed={isLogOpen}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            {t("log")}
            {asideNews !== undefined && (
              <>
                <span className="meu-news" aria-hidden="true" />
                <span className="unseen">{asideNews}</span>
              </>
            )}
          </button>
          <div className="board-tools">{tools}</div>
        </header>
        <Ring view={view} aim={aim}>
          {isTold ? (
            <StoryPanel
              key={story.n}
              story={story}
              view={view}
              close={() => {
                setClosed(story.n);
                setOpened(undefined);
              }}
            />
          ) : (
            <Middle
              view={view}
              story={
                story === undefined
                  ? undefined
                  : () => {
                      setClosed(undefined);
                      setOpened(story.n);
                    }
              }
            />
          )}
        </Ring>
        <Crew view={view} seat={seat} />
        <Desk view={view} seat={seat} recorded={recorded} isOver={scores !== undefined} act={act} />
        <aside className="meu-side">
          {scores !== undefined && (
            <button type="button" className="button main" onClick={results}>
              {t("end.results")}
            </button>
          )}
          {aside(history.length)}
        </aside>
      </main>
    </div>
  );
}
