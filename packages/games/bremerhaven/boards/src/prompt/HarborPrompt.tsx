import {
  type Action,
  type CardSet,
  gainOfWork,
  gainTonight,
  type HarborAction,
  type Holdings,
  type State,
} from "@harbor/bremerhaven";
import type { InParts, Seat } from "@harbor/kit";
import { useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { lastGesture } from "../choice/gestures.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useWorkedOut } from "../useWorkedOut.ts";
import { Closing } from "./Closing.tsx";
import { Deposit } from "./Deposit.tsx";
import { Gain, LoadPreview } from "./LoadPreview.tsx";
import { firstOf, type LoadingWays, loadingWaysInParts, NO_WAYS } from "./loadingWays.ts";
import type { PlacedPromptProps } from "./Prompt.tsx";
import { PreviewContext } from "./preview.ts";
import { leftUndoneIn, Unfinished } from "./Unfinished.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { makesGood, WorkWays } from "./WorkWays.tsx";

/** The question after "done", valid only at the same number of steps: another step means that the work goes on. */
type Ending = { readonly kind: "warned" | "closing"; readonly steps: number };

/** HBR-1 to HBR-7: everything for the harbor phase but the moves, which are made on the board. */
export function HarborPrompt({ place, ...props }: PlacedPromptProps) {
  const { view, seat, choice, act, hasLastWord } = props;
  useKeptFocus(place);
  const { t } = useBoardTexts();
  const { cards, byHand } = useBoardContext();
  const { preview, show, load, keepLoad } = useContext(PreviewContext);
  const [ending, setEnding] = useState<Ending>();
  const { possible, held } = choice;
  const { state } = possible;
  // Planning a rich harbor takes a moment; the last move is drawn before that.
  const planned = useWorkedOut(useCallback(() => planInParts(cards, state, seat), [cards, state, seat]));
  const ways = planned?.ways ?? NO_WAYS;
  const settled = planned?.state ?? state;
  const tonight = useMemo(() => gainTonight(cards, settled, seat), [cards, settled, seat]);
  const leftUndone = () => leftUndoneIn(cards, possible.state, seat);
  const steps = view.work[seat]?.steps ?? [];
  // The preview ends with the harbor phase.
  useEffect(() => () => show(undefined), [show]);

  // In a lesson, the teacher says what is left undone.
  const isAskedAgain = hasLastWord && byHand !== true;
  const finish = () => (isAskedAgain ? setEnding({ kind: "closing", steps: steps.length }) : act([{ type: "done" }]));
  const stay = () => setEnding(undefined);
  if (ending?.steps === steps.length) {
    if (ending.kind === "closing") return <Closing goOn={() => act([{ type: "done" }])} back={stay} />;
    return <Unfinished left={leftUndone()} finish={finish} back={stay} />;
  }
  if (preview !== undefined) {
    const take = () => {
      show(undefined);
      keepLoad(preview.filter(isWork));
    };
    return (
      <LoadPreview
        {...props}
        ways={ways}
        shown={preview}
        show={show}
        take={() => {
          take();
          act(preview);
        }}
        finish={() => {
          take();
          act(isAskedAgain ? preview : [...preview, { type: "done" }]);
          // Comes true with the last of these steps.
          if (isAskedAgain) setEnding({ kind: "closing", steps: stepsAfter(steps.length, preview) });
        }}
      />
    );
  }
  const best = firstOf(ways);
  return (
    <>
      <h2>{held === undefined ? t("harbor.title") : t("harbor.where")}</h2>
      <p className="prompt-hint">{held === undefined ? t("harbor.hint") : t("harbor.whereHint")}</p>
      {byHand !== true && (
        <dl className="load-gains harbor-gains" data-held={held !== undefined}>
          <Gain when={t("plan.doneNow")} gain={tonight} about={{ about: "tonight", seat }} />
          {/* Its place is kept until the plan is there, as there nearly always is one. */}
          {(planned === undefined || planned.gain !== undefined) && (
            <Gain when={t("plan.best")} gain={planned?.gain} about={{ about: "best", seat }} />
          )}
        </dl>
      )}
      {byHand !== true && possible.legal.some(makesGood) && <p className="prompt-note">{t("harbor.produceFirst")}</p>}
      <div className="row prompt-ways">
        <WorkWays choice={choice} act={act} />
        <Deposit choice={choice} act={act} most={view.players[seat]?.money ?? 0} />
      </div>
      <div className="row prompt-foot">
        {byHand !== true && (
          <button
            type="button"
            className="button"
            data-do="load"
            disabled={settled !== state || best === undefined}
            onClick={() => show(best?.steps)}
          >
            {t("harbor.load")}
          </button>
        )}
        <UndoButtons steps={steps.length} gesture={lastGesture(steps, load)} act={act} />
        <button
          type="button"
          className="button main"
          data-do="done"
          onClick={() =>
            byHand === true || leftUndone().isNothing ? finish() : setEnding({ kind: "warned", steps: steps.length })
          }
        >
          {t("harbor.done")}
        </button>
      </div>
    </>
  );
}

type Planned = { readonly state: State; readonly ways: LoadingWays; readonly gain: Holdings | undefined };

/** The ways to load from a state, and what the best of them gains. */
function* planInParts(cards: CardSet, state: State, seat: Seat): InParts<Planned> {
  const ways = yield* loadingWaysInParts(cards, state, seat);
  const steps = ways.onwards[0]?.steps.filter((step): step is HarborAction => step.type !== "undo") ?? [];
  return { state, ways, gain: steps.length === 0 ? undefined : gainOfWork(cards, state, seat, steps) };
}

const stepsAfter = (count: number, further: readonly Action[]): number =>
  further.reduce((sum, { type }) => sum + (type === "undo" ? -1 : 1), count);

const isWork = (action: Action): action is HarborAction => action.type !== "undo" && action.type !== "done";

type UndoProps = {
  readonly steps: number;
  /** The number of steps in the last gesture. */
  readonly gesture: number;
  act(actions: readonly Action[]): void;
};

/** HBR-6: undoes the last gesture or everything; for an applied loading plan, also a single step. */
function UndoButtons({ steps, gesture, act }: UndoProps) {
  const { t } = useBoardTexts();
  const undo = (count: number) => act(Array.from({ length: count }, (): Action => ({ type: "undo" })));
  const isLoad = gesture > 2;
  return (
    <>
      <button type="button" className="button" data-do="undo" disabled={gesture === 0} onClick={() => undo(gesture)}>
        {isLoad ? t("undoing.load") : t("harbor.undo")}
      </button>
      {isLoad && (
        <button type="button" className="button" data-do="undo-step" onClick={() => undo(1)}>
          {t("undoing.step")}
        </button>
      )}
      {/* If the load is everything so far, undoing it already starts over. */}
      {!(isLoad && gesture === steps) && (
        <button type="button" className="button" data-do="start-over" disabled={steps < 2} onClick={() => undo(steps)}>
          {t("harbor.startOver")}
        </button>
      )}
    </>
  );
}
