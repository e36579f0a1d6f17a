import { type Action, type Event, placeAfter, type View } from "@harbor/meuterer";
import type { BoardProps } from "@harbor/ui";
import { AskButton, useAsking } from "@harbor/ui/answers";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Announcer } from "./Announcer.tsx";
import { BoardAnswers } from "./answers/BoardAnswers.tsx";
import { asks } from "./answers/question.ts";
import { CurrentBoard, type Played as PlayedGame, textsIn, useBoardContext, useWords } from "./boardContext.ts";
import { Crew } from "./crew/Crew.tsx";
import { Desk } from "./desk/Desk.tsx";
import { EndScreen } from "./end/EndScreen.tsx";
import { useLesson } from "./lessons/useLesson.ts";
import { type Playback, usePlayback } from "./reveal/usePlayback.ts";
import { useSceneSounds } from "./reveal/useSceneSounds.ts";
import { useReader, useTellingWords } from "./reveal/words.ts";
import { Center } from "./ring/Center.tsx";
import { Ring } from "./ring/Ring.tsx";
import "./board.css";
import "./contrast.css";

type Props = BoardProps<View, Action, Event> & { readonly played: PlayedGame };

export function Board(props: Props) {
  const { played, language, people, view, seat, history, scores, recorded, pace, awaitedSince, help } = props;
  const [isLooking, setLooking] = useState(recorded !== undefined);
  const context = useMemo(
    () => ({ ...played, language, people, texts: textsIn(language), own: seat, pace, awaitedSince, help }),
    [played, language, people, seat, pace, awaitedSince, help],
  );
  return (
    <CurrentBoard value={context}>
      <Played {...props} view={view} history={history} isLooking={isLooking} look={setLooking} scores={scores} />
    </CurrentBoard>
  );
}

type PlayedProps = Props & { readonly isLooking: boolean; look(isLooking: boolean): void };

function Played(props: PlayedProps) {
  const { view, seat, history, scores, recorded, isLooking, look, pace, stepwise, since, told, sound, seen } = props;
  const { set } = useBoardContext();
  const words = useTellingWords();
  const wanted = recorded === undefined;
  const reader = useReader(set, words, wanted ? props.voice : undefined);
  const playback = usePlayback(set, view, history, { since, told, wanted, pace, stepwise, reader, seen });
  useSceneSounds(playback?.scene, seat, sound);
  const isPlaying = playback !== undefined;
  const remember = useEffectEvent(seen);
  useEffect(() => {
    if (!isPlaying) remember(history.length);
  }, [isPlaying, history.length]);
  return (
    <>
      {scores !== undefined && !isLooking && !isPlaying ? (
        <EndScreen
          view={view}
          history={history}
          scores={scores}
          tools={props.tools}
          afterwards={props.afterwards}
          look={() => look(true)}
          rematch={wanted ? props.rematch : undefined}
        />
      ) : (
        <Table {...props} playback={playback} results={() => look(false)} />
      )}
      {wanted && (
        <Announcer
          view={view}
          seat={seat}
          history={history}
          scores={scores}
          scene={playback?.scene}
          isRead={reader !== undefined}
        />
      )}
    </>
  );
}

type TableProps = Props & { readonly playback: Playback | undefined; results(): void };

function Table(props: TableProps) {
  const { seat, history, scores, recorded, playback, tools, aside, asideNews, act, results } = props;
  const { set } = useBoardContext();
  const { t, texts } = useWords();
  const [isLogOpen, setLogOpen] = useState(false);
  const asking = useAsking();
  const scene = playback?.scene;
  const view = scene?.view ?? props.view;
  useLesson(props.lesson, playback !== undefined, props.view);
  const { mode, seats } = view.options;
  const own = seat === undefined ? undefined : view.players[seat];
  const aim =
    scene !== undefined || own === undefined || own.passed || view.step !== "lading"
      ? undefined
      : placeAfter(view.anchorage, own.cards);
  return (
    <div className="meu-box">
      <main
        className="meu-board"
        data-step={props.view.step}
        data-round={props.view.round}
        data-told={history.length}
        data-mode={mode}
        data-log={isLogOpen}
        data-playing={scene !== undefined}
      >
        <h1 className="unseen">{t("table")}</h1>
        <header className="meu-top">
          <p className="meu-round">
            <b {...asks({ about: "round" })}>{t("round", { round: view.round, rounds: set.rounds(seats) })}</b>
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
          <div className="board-tools">
            <AskButton asking={asking} label={t("answer.ask")} className="meu-ask" />
            {tools}
          </div>
        </header>
        <Ring view={view} aim={aim}>
          <Center view={view} history={history} playback={playback} isRecorded={recorded !== undefined} />
        </Ring>
        <Crew view={view} seat={seat} front={recorded?.front ?? seat} />
        <Desk
          view={view}
          seat={seat}
          history={history}
          recorded={recorded}
          results={scores === undefined ? undefined : results}
          isPlaying={scene !== undefined}
          plansAhead={props.lesson === undefined}
          advise={props.lesson === undefined ? props.advise : undefined}
          queue={props.queue}
          act={act}
        />
        <aside className="meu-side">{aside(scene?.upTo ?? history.length)}</aside>
      </main>
      <BoardAnswers view={view} asking={asking} />
    </div>
  );
}
