import type { Action, HarborAction } from "@harbor/bremerhaven";
import { useContext, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { lastGesture } from "../choice/gestures.ts";
import { useSurroundings } from "../surroundings.ts";
import { Closing } from "./Closing.tsx";
import { Deposit } from "./Deposit.tsx";
import { LoadPreview } from "./LoadPreview.tsx";
import { firstOf, loadingWays } from "./loadingWays.ts";
import type { PlacedPromptProps } from "./Prompt.tsx";
import { PreviewContext } from "./preview.ts";
import { Unfinished, useLeftUndone } from "./Unfinished.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { makesGood, WorkWays } from "./WorkWays.tsx";

/** What has been asked after "done", and for how many steps: any other step means that the work goes on. */
type Ending = { readonly kind: "warned" | "closing"; readonly steps: number };

/** HBR-1 to HBR-7: what helps with the work in the harbor; the moves themselves are made on the board. */
export function HarborPrompt({ place, ...props }: PlacedPromptProps) {
  const { view, seat, choice, act, hasLastWord } = props;
  useKeptFocus(place);
  const { t } = useTranslation("board");
  const { cards } = useSurroundings();
  const { preview, show, load, keepLoad } = useContext(PreviewContext);
  const [ending, setEnding] = useState<Ending>();
  const { possible, held } = choice;
  // A rich harbor takes a moment to be thought through; the good that was just moved is seen where it lies before that.
  const settled = useDeferredValue(possible.state);
  const ways = useMemo(() => loadingWays(cards, settled, seat), [cards, settled, seat]);
  const leftUndone = useLeftUndone(props);
  const steps = view.work[seat]?.steps ?? [];
  // What is only shown does not outlive the evening.
  useEffect(() => () => show(undefined), [show]);

  const finish = () => (hasLastWord ? setEnding({ kind: "closing", steps: steps.length }) : act([{ type: "done" }]));
  const stay = () => setEnding(undefined);
  if (ending?.steps === steps.length) {
    if (ending.kind === "closing") return <Closing goOn={() => act([{ type: "done" }])} back={stay} />;
    return <Unfinished left={leftUndone()} finish={finish} back={stay} />;
  }
  if (preview !== undefined) {
    return (
      <LoadPreview
        {...props}
        ways={ways}
        shown={preview}
        show={show}
        take={() => {
          show(undefined);
          keepLoad(preview.filter((step): step is HarborAction => step.type !== "undo"));
          act(preview);
        }}
      />
    );
  }
  const best = firstOf(ways);
  return (
    <>
      <h2>{held === undefined ? t("harbor.title") : t("harbor.where")}</h2>
      <p className="prompt-hint">{held === undefined ? t("harbor.hint") : t("harbor.whereHint")}</p>
      {possible.legal.some(makesGood) && <p className="prompt-note">{t("harbor.produceFirst")}</p>}
      <div className="row prompt-ways">
        <WorkWays choice={choice} act={act} />
        <Deposit choice={choice} act={act} most={view.players[seat]?.money ?? 0} />
      </div>
      <div className="row prompt-foot">
        <button
          type="button"
          className="button"
          data-do="load"
          disabled={settled !== possible.state || best === undefined}
          onClick={() => show(best?.steps)}
        >
          {t("harbor.load")}
        </button>
        <UndoButtons steps={steps.length} gesture={lastGesture(steps, load)} act={act} />
        <button
          type="button"
          className="button main"
          data-do="done"
          onClick={() => (leftUndone().isNothing ? finish() : setEnding({ kind: "warned", steps: steps.length }))}
        >
          {t("harbor.done")}
        </button>
      </div>
    </>
  );
}

type UndoProps = {
  readonly steps: number;
  /** So many of them belong together. */
  readonly gesture: number;
  act(actions: readonly Action[]): void;
};

/** HBR-6: the last gesture, or all that was done. Of a whole load a single step can be taken back, too. */
function UndoButtons({ steps, gesture, act }: UndoProps) {
  const { t } = useTranslation("board");
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
      {/* Where a load is all that was done, taking it back is starting over. */}
      {!(isLoad && gesture === steps) && (
        <button type="button" className="button" data-do="start-over" disabled={steps < 2} onClick={() => undo(steps)}>
          {t("harbor.startOver")}
        </button>
      )}
    </>
  );
}
