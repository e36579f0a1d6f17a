import { type Action, type Event, harborValue, SLOTS, type View } from "@harbor/bremerhaven";
import { PaperGrain } from "@harbor/bremerhaven-pictures/scenes";
import { foresee, type Seat } from "@harbor/kit";
import type { BoardProps } from "@harbor/ui";
import { AskButton, useAsking } from "@harbor/ui/answers";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Announcer } from "./Announcer.tsx";
import { BoardAnswers } from "./answers/BoardAnswers.tsx";
import { type BoardContext, CurrentBoard, type Played, personAt, useBoardContext } from "./boardContext.ts";
import { ChoiceField, usePreview } from "./choice/ChoiceField.tsx";
import { useChoice } from "./choice/useChoice.ts";
import { useKeys } from "./choice/useKeys.ts";
import { EndScreen } from "./end/EndScreen.tsx";
import { Hand } from "./hand/Hand.tsx";
import { OpenHands } from "./hand/OpenHands.tsx";
import { QueueList } from "./hand/QueueList.tsx";
import { asSent } from "./hand/sent.ts";
import { useQueueing } from "./hand/useQueueing.ts";
import { HarborBoard } from "./harbor/HarborBoard.tsx";
import { PrestigeTrack } from "./harbor/PrestigeTrack.tsx";
import { routesOf } from "./harbor/routes.ts";
import { BidsButton } from "./heat/BidsButton.tsx";
import { HintContext, NO_MARKS } from "./hint/HintContext.ts";
import { useHint } from "./hint/useHint.ts";
import { tabOf as tabOfPlaces } from "./lessons/places.ts";
import { useLesson } from "./lessons/useLesson.ts";
import { MeanwhileContext } from "./meanwhile/MeanwhileContext.ts";
import { useJump } from "./meanwhile/useJump.ts";
import { MotionField } from "./motion/MotionField.tsx";
import { PlannerDoor, usePlanning } from "./planner/PlannerDoor.tsx";
import { ForecastContext, NOTHING_RECKONED, OffersContext, useOffers } from "./planner/useOffers.ts";
import { CONFIRM_BIDS } from "./preferences.ts";
import { Prompt } from "./prompt/Prompt.tsx";
import { SpectatorPrompt } from "./prompt/SpectatorPrompt.tsx";
import { Rail } from "./Rail.tsx";
import { lastReveal } from "./reveal/beats.ts";
import { Reveal } from "./reveal/Reveal.tsx";
import { SceneContext } from "./reveal/SceneContext.ts";
import type { Scene } from "./reveal/scenes.ts";
import { type News, useBeats } from "./reveal/useBeats.ts";
import { useMoneySound } from "./reveal/useMoneySound.ts";
import { type Playback, usePlayback } from "./reveal/usePlayback.ts";
import { useReader } from "./reveal/useReader.ts";
import { Due } from "./side/Due.tsx";
import { OtherHarbors } from "./side/OtherHarbors.tsx";
import { Paper } from "./side/Paper.tsx";
import { PlayerPlate } from "./side/PlayerPlate.tsx";
import { Yard } from "./side/Yard.tsx";
import { type TabName, Tabs, useTab } from "./Tabs.tsx";
import { useBoardTexts } from "./useBoardTexts.ts";
import { useFront } from "./useFront.ts";
import { LandBoard } from "./world/LandBoard.tsx";
import { SeaBoard } from "./world/SeaBoard.tsx";
import { TownBoard } from "./world/TownBoard.tsx";
import "./look/board.css";
import "./look/targets.css";
import "./look/contrast.css";
import "./look/top.css";
import "./prompt/space.css";
import "./look/cramped.css";

type Props = BoardProps<View, Action, Event> & { readonly played: Played };

export function Board(props: Props) {
  const { played, people, language, help, view, scores, seat, pace, history, since, recorded } = props;
  const { t } = useBoardTexts();
  // A recorded game stays on the boards at the end, because its controls are there.
  const [looking, setLooking] = useState(recorded !== undefined);
  const asked = seat !== undefined && view.waiting.includes(seat);
  const news = useBeats(history, { own: seat, asked, since, told: props.told, wanted: recorded === undefined });
  const { stepwise, seen } = props;
  const dummy = t("dummy");
  const byHand = props.lesson !== undefined;
  const context = useMemo(
    (): BoardContext => ({
      ...played,
      language,
      texts: played.textsIn[language],
      own: seat,
      sent: props.sent ?? NOTHING,
      awaitedSince: props.awaitedSince,
      pace,
      byHand,
      person: (seat) => personAt(people, seat, dummy),
      help,
    }),
    [played, language, people, dummy, help, seat, pace, props.sent, props.awaitedSince, byHand],
  );
  const reader = useReader(context, recorded === undefined ? props.voice : undefined);
  const playback = usePlayback(played.cards, view, history, news, { pace, stepwise, reader, seen });
  useMoneySound(playback?.scene, seat, props.sound);
  function readAll(): void {
    news.close();
    seen(history.length);
  }
  const asking = useAsking();
  const readNews = { ...news, close: readAll };
  // The end of the game is played on the boards before the summary replaces them.
  const summed = scores !== undefined && !looking && playback === undefined;
  const endSeen = useEffectEvent(() => seen(history.length));
  useEffect(() => {
    if (summed) endSeen();
  }, [summed]);
  return (
    <CurrentBoard value={context}>
      {summed ? (
        <div className="end-page">
          <EndScreen
            view={view}
            scores={scores}
            history={history}
            best={props.best}
            look={() => setLooking(true)}
            rematch={recorded === undefined ? props.rematch : undefined}
            afterwards={props.afterwards}
          />
          <header className="end-tools">
            <AskButton asking={asking} label={t("answer.ask")} className="ask-button" />
            {props.tools}
          </header>
          <BoardAnswers view={view} offers={NOTHING_RECKONED.offers} asking={asking} />
        </div>
      ) : (
        <InPlay
          {...props}
          playback={playback}
          news={playback === undefined ? readNews : undefined}
          results={scores === undefined || !looking ? undefined : () => setLooking(false)}
        />
      )}
      {recorded === undefined && (
        <Announcer
          view={view}
          seat={seat}
          history={history}
          scores={scores}
          scene={playback?.scene}
          isRead={reader !== undefined}
        />
      )}
    </CurrentBoard>
  );
}

type InPlayProps = Props & {
  readonly playback: Playback | undefined;
  /** Events to be read because they are not animated. */
  readonly news: News | undefined;
  readonly results: (() => void) | undefined;
};

const NOTHING: readonly never[] = [];

function InPlay(props: InPlayProps) {
  const { seat, sent = NOTHING } = props;
  const view = useMemo(() => asSent(props.view, seat, sent), [props.view, seat, sent]);
  const { history, playback, pace, act, recorded, lesson } = props;
  const { game, cards } = useBoardContext();
  const { t } = useBoardTexts();
  const previewing = usePreview();
  const queueing = useQueueing(view, seat, props.queue);
  const choice = useChoice(
    queueing.view,
    seat,
    queueing.queueing ? queueing.add : act,
    props.preferences.has(CONFIRM_BIDS),
  );
  const asking = useAsking();
  const scene = playback?.scene;
  const planning = usePlanning(view, seat, props.notes);
  const { tab, setTab } = useTab(view, choice.possible.legal, choice.held, {
    recorded: recorded !== undefined,
    played: scene && tabOf(scene),
    pointed: lesson && tabOfPlaces(lesson.points),
  });
  useLesson(lesson, playback !== undefined, choice.held);
  const jump = useJump(setTab);
  const { since } = props;
  const { setOpen, trial } = planning;
  const meanwhile = useMemo(
    () =>
      seat === undefined || lesson !== undefined
        ? undefined
        : { history, since, trial, tryOut: () => setOpen("trial"), jump },
    [seat, lesson, history, since, trial, setOpen, jump],
  );
  const hint = useHint(queueing.queueing ? undefined : props.advise, queueing.view, choice.possible.legal);
  useKeys(playback === undefined ? choice : undefined, view);
  useFocusAfter(playback !== undefined);

  // Nobody has to act during a reveal or after the game.
  const asked = playback === undefined && props.scores === undefined;
  const shown = scene?.view ?? view;
  const { preview } = previewing;
  const seen = useMemo(
    () => (preview !== undefined && seat !== undefined ? foresee(game, view, seat, preview) : shown),
    [game, preview, seat, view, shown],
  );
  const routes = useMemo(() => {
    const before = seat === undefined ? undefined : view.players[seat];
    return preview === undefined || before === undefined ? undefined : routesOf(cards, before, preview);
  }, [cards, preview, seat, view]);
  const own = useFront(view, seat, recorded?.front);
  const player = seen.players[own];
  const planned = seat ?? (recorded === undefined ? undefined : own);
  const reckoned = useOffers(view, lesson === undefined ? seat : undefined);
  // What is computed from the outcome must not give away a running reveal.
  const { offers, forecast } = scene === undefined ? reckoned : NOTHING_RECKONED;
  const atWork = view.step === "harbor" && playback === undefined && choice.possible.legal.some(isDone);
  function showLoading(steps: readonly Action[]): void {
    setTab("harbor");
    previewing.show(steps);
  }
  const isBot = (one: Seat) => props.people[one]?.kind === "bot";
  const open = scene?.open ?? (view.step === "bidding" ? 0 : SLOTS.length);
  return (
    <SceneContext value={scene}>
      <OffersContext value={offers}>
        <ForecastContext value={forecast}>
          <HintContext value={hint?.marks ?? NO_MARKS}>
            <MeanwhileContext value={meanwhile}>
              <ChoiceField choice={choice} resting={scene !== undefined} previewing={previewing}>
                <MotionField
                  moment={seen}
                  scene={own}
                  pace={pace}
                  isTrial={preview !== undefined}
                  history={history}
                  shown={scene?.upTo ?? history.length}
                >
                  <div className="table-box">
                    <main
                      className="board"
                      data-tab={tab}
                      data-step={view.step}
                      data-round={view.round}
                      data-told={history.length}
                      data-revealing={scene !== undefined}
                    >
                      <h1 className="unseen">{t("table")}</h1>
                      <header className="board-top">
                        <Rail view={shown} />
                        <div className="board-tools">
                          <BidsButton
                            history={scene === undefined ? history : beforeReveal(history, scene)}
                            news={props.news}
                          />
                          <AskButton asking={asking} label={t("answer.ask")} className="ask-button" />
                          {props.tools}
                        </div>
                      </header>
                      <div className="world" data-part="world">
                        <div className="world-strips">
                          <SeaBoard view={shown} open={open} />
                          <TownBoard view={shown} open={open} />
                          <LandBoard view={shown} open={open} />
                        </div>
                        <PaperGrain />
                      </div>
                      {player !== undefined && (
                        <div className="quay" data-part="harbor">
                          <div className="quay-board">
                            <HarborBoard
                              harbor={player.harbor}
                              seat={own}
                              owner={props.people[own]?.name ?? ""}
                              preview={preview !== undefined}
                              routes={routes}
                            />
                          </div>
                          <PrestigeTrack
                            seat={own}
                            prestige={player.prestige}
                            value={harborValue(cards, player.harbor)}
                          />
                        </div>
                      )}
                      <div className="desk">
                        <div className="desk-head">
                          <PlayerPlate view={seen} seat={own} />
                          {planned !== undefined && lesson === undefined && (
                            <PlannerDoor
                              planning={planning}
                              view={shown}
                              seat={planned}
                              owner={props.people[planned]?.name ?? ""}
                              asked={asked && seat !== undefined && view.waiting.includes(seat)}
                              loading={atWork ? { state: choice.possible.state, show: showLoading } : undefined}
                            />
                          )}
                          {(scene !== undefined || view.step !== "permit") && <Yard view={shown} seat={own} />}
                        </div>
                        {playback !== undefined && <Reveal playback={playback} />}
                        {asked && seat === undefined && recorded === undefined && <SpectatorPrompt view={view} />}
                        {asked && seat !== undefined && (
                          <Prompt
                            view={queueing.view}
                            seat={seat}
                            choice={choice}
                            act={act}
                            hint={hint}
                            awaited={queueing.queueing ? view : undefined}
                            hasLastWord={
                              props.queue === undefined || view.waiting.every((one) => one === seat || isBot(one))
                            }
                          />
                        )}
                        {recorded?.controls}
                        {recorded !== undefined && view.step === "bidding" && <OpenHands view={view} front={own} />}
                        {props.results !== undefined && (
                          <button type="button" className="button main" onClick={props.results}>
                            {t("end.results")}
                          </button>
                        )}
                        {playback === undefined && player !== undefined && <Due view={seen} seat={own} />}
                        <QueueList queue={queueing} />
                        {playback === undefined &&
                          seat !== undefined &&
                          (view.step === "bidding" || queueing.queueing) && (
                            <Hand
                              view={view}
                              seat={seat}
                              spent={queueing.spent}
                              playable={choice.possible.legal.some(({ type }) => type === "bid")}
                            />
                          )}
                      </div>
                      <aside className="side" data-part="side">
                        <OtherHarbors view={shown} seat={seat} />
                        <Paper view={shown} />
                        {props.aside(scene?.upTo ?? history.length)}
                      </aside>
                      <Tabs tab={tab} choose={(next: TabName) => setTab(next)} news={props.asideNews} />
                      <BoardAnswers view={seen} offers={offers} asking={asking} forecast={forecast} />
                    </main>
                  </div>
                </MotionField>
              </ChoiceField>
            </MeanwhileContext>
          </HintContext>
        </ForecastContext>
      </OffersContext>
    </SceneContext>
  );
}

const isDone = ({ type }: Action): boolean => type === "done";

/** The bids dialog, which opens at any time, must not give away a running reveal. */
function beforeReveal(history: Props["history"], { upTo }: Scene): Props["history"] {
  return history.slice(0, Math.max(0, lastReveal(history.slice(0, upTo))));
}

/** The tab that a small screen opens for a scene. */
function tabOf({ beat }: Scene): TabName {
  if (beat.kind === "slot") return "world";
  if (beat.title === "settlement" || beat.title === "last") return "harbor";
  return beat.title === "newspaper" ? "side" : "world";
}

/** The prompt replaces the reveal and takes over its focus. */
function useFocusAfter(playback: boolean): void {
  const was = useRef(playback);
  // Before paint, so that no key press gets lost.
  useLayoutEffect(() => {
    if (was.current && !playback && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(".prompt-body")?.focus({ preventScroll: true });
    }
    was.current = playback;
  }, [playback]);
}
