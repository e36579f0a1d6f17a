import type { Action, View } from "@harbor/bremerhaven";
import { plannedFor } from "@harbor/bremerhaven-bots/planner";
import { useContext, useMemo } from "react";
import { useBoardContext } from "../boardContext.ts";
import type { Choice } from "../choice/useChoice.ts";
import { useActionWords } from "../hint/useActionWords.ts";
import { PreviewContext } from "../prompt/preview.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { MeanwhileContext } from "./MeanwhileContext.ts";

type PlannedNoteProps = {
  readonly view: View;
  readonly choice: Choice;
  act(actions: readonly Action[]): void;
};

/** What the player planned for this decision while others were thinking, to be carried out as far as it still goes. */
export function PlannedNote({ view, choice, act }: PlannedNoteProps) {
  const { t } = useBoardTexts();
  const { game, own } = useBoardContext();
  const trial = useContext(MeanwhileContext)?.trial;
  const { preview, show } = useContext(PreviewContext);
  const words = useActionWords(view);
  const { state } = choice.possible;
  const isHarbor = view.step === "harbor";
  // Whoever has begun to work in the harbor has left the plan.
  const hasBegun = isHarbor && (view.work[own ?? -1]?.steps.length ?? 0) > 0;
  const planned = useMemo(
    () => (trial === undefined || hasBegun ? undefined : plannedFor(game, trial, view, state)),
    [game, trial, hasBegun, view, state],
  );
  if (planned === undefined || preview !== undefined) return undefined;
  const { actions, lapsed } = planned;
  const [first] = actions;
  return (
    <div className="planned">
      <p>
        {t("meanwhile.planned")} {!isHarbor && first !== undefined && <b>{words(first)}</b>}{" "}
        {lapsed > 0 && t("meanwhile.lapsed", { count: lapsed })}
      </p>
      <button
        type="button"
        className="button"
        data-do="planned"
        onClick={() => (isHarbor ? show(actions) : act(actions))}
      >
        {t(isHarbor ? "meanwhile.showPlanned" : "meanwhile.doPlanned")}
      </button>
    </div>
  );
}
