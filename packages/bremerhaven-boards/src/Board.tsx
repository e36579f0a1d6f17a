import { type Action, type Event, harborValue, type View } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import { PaperGrain } from "@harbor/bremerhaven-pictures/scenes";
import type { BoardProps } from "@harbor/face";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Announcer } from "./Announcer.tsx";
import { ChoiceContext } from "./choice/ChoiceContext.ts";
import { DragField } from "./choice/DragField.tsx";
import { foresee } from "./choice/possible.ts";
import { useChoice } from "./choice/useChoice.ts";
import { useKeys } from "./choice/useKeys.ts";
import { EndScreen } from "./end/EndScreen.tsx";
import { Hand } from "./hand/Hand.tsx";
import { OpenHands } from "./hand/OpenHands.tsx";
import { QueueList } from "./hand/QueueList.tsx";
import { useQueueing } from "./hand/useQueueing.ts";
import { HarborBoard } from "./harbor/HarborBoard.tsx";
import { PrestigeTrack } from "./harbor/PrestigeTrack.tsx";
import { BidsButton } from "./heat/BidsButton.tsx";
import { Prompt } from "./prompt/Prompt.tsx";
import { PreviewContext } from "./prompt/preview.ts";
import { Rail } from "./Rail.tsx";
import { Reveal } from "./reveal/Reveal.tsx";
import { useBeats } from "./reveal/useBeats.ts";
import { Due } from "./side/Due.tsx";
import { OtherHarbors } from "./side/OtherHarbors.tsx";
import { Paper } from "./side/Paper.tsx";
import { PlayerPlate } from "./side/PlayerPlate.tsx";
import { Yard } from "./side/Yard.tsx";
import { cards, personAt, type Surroundings, SurroundingsContext } from "./surroundings.ts";
import { type TabName, Tabs, useTab } from "./Tabs.tsx";
import { LandBoard } from "./world/LandBoard.tsx";
import { SeaBoard } from "./world/SeaBoard.tsx";
import { TownBoard } from "./world/TownBoard.tsx";
import "./look/board.css";
import "./look/plates.css";
import "./look/narrow.css";

type Props = BoardProps<View, Action, Event>;

export function Board(props: Props) {
  const { people, language, help, view, scores } = props;
  const { t } = useTranslation("board");
  // A recorded game stays on its boards at the end, for there the controls are.
  const [looking, setLooking] = useState(props.recorded !== undefined);
  const dummy = t("dummy");
  const surroundings = useMemo(
    (): Surroundings => ({
      language,
      texts: TEXTS[language],
      person: (seat) => personAt(people, seat, dummy),
      help,
    }),
    [language, people, dummy, help],
  );
  return (
    <SurroundingsContext value={surroundings}>
      {scores !== undefined && !looking ? (
        <>
          <EndScreen
            view={view}
            scores={scores}
            history={props.history}
            look={() => setLooking(true)}
            rematch={props.recorded === undefined ? props.rematch : undefined}
            afterwards={props.afterwards}
          />
          <div className="end-tools">{props.tools}</div>
        </>
      ) : (
        <InPlay {...props} results={scores === undefined ? undefined : () => setLooking(false)} />
      )}
      <Announcer view={view} seat={props.seat} history={props.history} scores={scores} />
    </SurroundingsContext>
  );
}

function InPlay(props: Props & { readonly results: (() => void) | undefined }) {
  const { view, seat, history, since, pace, act, recorded } = props;
  const { t } = useTranslation("board");
  const [preview, setPreview] = useState<readonly Action[]>();
  const queueing = useQueueing(view, seat, props.queue);
  const choice = useChoice(queueing.view, seat, queueing.queueing ? queueing.add : act, props.confirmBids);
  const show = useCallback((actions: readonly Action[] | undefined) => setPreview(actions), []);
  const previewing = useMemo(() => ({ preview, show }), [preview, show]);
  const { beats, close } = useBeats(history, since, pace > 0 && recorded === undefined);
  const { tab, setTab } = useTab(view, choice.possible.legal, choice.held);
  useKeys(choice, view);

  const seen = preview !== undefined && seat !== undefined ? foresee(view, seat, preview) : view;
  const own = seat ?? recorded?.front ?? 0;
  const player = seen.players[own];
  const revealed = view.bids.length > 0 && view.step !== "bidding";
  return (
    <ChoiceContext value={choice}>
      <PreviewContext value={previewing}>
        <DragField choice={choice}>
          <main
            className="board"
            data-tab={tab}
            data-step={view.step}
            data-round={view.round}
            data-told={history.length}
          >
            <h1 className="unseen">{t("table")}</h1>
            <header className="board-top">
              <Rail view={view} />
              <div className="board-tools">
                <BidsButton history={history} />
                {props.tools}
              </div>
            </header>
            <div className="world" data-part="world">
              <SeaBoard view={view} revealed={revealed} />
              <TownBoard view={view} revealed={revealed} />
              <LandBoard view={view} revealed={revealed} />
              <PaperGrain />
            </div>
            {player !== undefined && (
              <div className="quay" data-part="harbor">
                <div className="quay-board">
                  <HarborBoard
                    harbor={player.harbor}
                    owner={props.people[own]?.name ?? ""}
                    preview={preview !== undefined}
                  />
                </div>
                <PrestigeTrack prestige={player.prestige} value={harborValue(cards, player.harbor)} />
              </div>
            )}
            <div className="desk">
              <div className="desk-head">
                <PlayerPlate view={seen} seat={own} />
                {view.step !== "permit" && <Yard view={view} seat={own} />}
              </div>
              {seat !== undefined && (
                <Prompt view={queueing.view} seat={seat} choice={choice} act={act} queueing={queueing.queueing} />
              )}
              {recorded?.controls}
              {recorded !== undefined && view.step === "bidding" && <OpenHands view={view} front={own} />}
              {props.results !== undefined && (
                <button type="button" className="button main" onClick={props.results}>
                  {t("end.results")}
                </button>
              )}
              {player !== undefined && <Due harbor={player.harbor} />}
              <QueueList queue={queueing} />
              {seat !== undefined && (view.step === "bidding" || queueing.queueing) && (
                <Hand
                  view={view}
                  seat={seat}
                  spent={queueing.spent}
                  playable={choice.possible.legal.some(({ type }) => type === "bid")}
                />
              )}
            </div>
            <aside className="side" data-part="side">
              <OtherHarbors view={view} seat={seat} />
              <Paper view={view} />
              {props.aside}
            </aside>
            <Tabs tab={tab} choose={(next: TabName) => setTab(next)} />
          </main>
          {beats.length > 0 && <Reveal key={beats[0]?.first} beats={beats} pace={pace} close={close} />}
        </DragField>
      </PreviewContext>
    </ChoiceContext>
  );
}
