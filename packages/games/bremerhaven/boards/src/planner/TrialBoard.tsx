import { type Action, bestLoading, gained, loadingTask, type View } from "@harbor/bremerhaven";
import {
  attempt,
  beginTrial,
  isBehind,
  outlookOf,
  pick,
  renewTrial,
  startOver,
  stateOf,
  type Trial,
  takeBack,
  viewOf,
} from "@harbor/bremerhaven-bots/planner";
import { Modal } from "@harbor/ui";
import { useAsking } from "@harbor/ui/answers";
import { useEffect, useMemo, useState } from "react";
import { BoardAnswers } from "../answers/BoardAnswers.tsx";
import { useBoardContext } from "../boardContext.ts";
import { ChoiceField, usePreview } from "../choice/ChoiceField.tsx";
import { useChoice } from "../choice/useChoice.ts";
import { HarborBoard } from "../harbor/HarborBoard.tsx";
import { HintContext, NO_MARKS } from "../hint/HintContext.ts";
import { Deposit } from "../prompt/Deposit.tsx";
import { Gain } from "../prompt/LoadPreview.tsx";
import { WhyNot } from "../prompt/WhyNot.tsx";
import { WorkWays } from "../prompt/WorkWays.tsx";
import { SceneContext } from "../reveal/SceneContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PlannerProps } from "./PlannerDoor.tsx";
import { Tray, TrialQuestion } from "./Tray.tsx";
import { NO_OFFERS } from "./useOffers.ts";
import "./trial.css";

type TrialBoardProps = PlannerProps & {
  /** The trial as it was left. */
  readonly kept: Trial | undefined;
  keep(trial: Trial): void;
  close(): void;
};

/** A copy of the player's harbor to try things on. Everything works as in the game, and nothing is sent. */
export function TrialBoard({ view, seat, owner, asked, kept, keep, close }: TrialBoardProps) {
  const { t } = useBoardTexts();
  const { game } = useBoardContext();
  const [trial, setTrial] = useState(() =>
    kept === undefined ? beginTrial(game, view, seat) : isBehind(kept, view) ? renewTrial(game, view, kept) : kept,
  );
  useEffect(() => keep(trial), [trial, keep]);
  const behind = isBehind(trial, view);
  // A decision already open when the trial was opened needs no announcement; a later one does.
  const decision = `${view.round} ${view.step} ${view.place}`;
  const [known, setKnown] = useState(asked ? decision : undefined);
  if (known !== undefined && !asked) setKnown(undefined);
  const isCalled = asked && known !== decision;
  return (
    <Modal title={t("planner.trial.title")} className="dialog trial" closeLabel={t("planner.trial.back")} close={close}>
      <p className="trial-banner">{t("planner.trial.banner")}</p>
      <div role="status" className={behind || isCalled ? "trial-news" : "unseen"}>
        {behind && <span>{t("planner.trial.behind")} </span>}
        {isCalled && <Turn view={view} />}
        {behind && (
          <button
            type="button"
            className="button"
            data-do="renew"
            onClick={() => setTrial(renewTrial(game, view, trial))}
          >
            {t("planner.trial.renew")}
          </button>
        )}
      </div>
      <SceneContext value={undefined}>
        <HintContext value={NO_MARKS}>
          <TrialWork trial={trial} owner={owner} change={setTrial} />
        </HintContext>
      </SceneContext>
    </Modal>
  );
}

function Turn({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  return <span>{t("planner.trial.turn", { step: texts.steps[view.step] })}</span>;
}

type TrialWorkProps = { readonly trial: Trial; readonly owner: string; change(trial: Trial): void };

function TrialWork({ trial, owner, change }: TrialWorkProps) {
  const { t } = useBoardTexts();
  const { game, cards } = useBoardContext();
  const { seat } = trial;
  const view = useMemo(() => viewOf(game, trial), [game, trial]);
  const previewing = usePreview();
  const asking = useAsking();
  const choice = useChoice(view, seat, act, false);
  const state = stateOf(trial);
  const best = useMemo(() => {
    const task = loadingTask(cards, state, seat);
    return task === undefined ? [] : (bestLoading({ ...task, kept: task.taken })[0]?.steps ?? []);
  }, [cards, state, seat]);
  const player = view.players[seat];
  const [before, after] = [outlookOf(cards, startOver(trial)), outlookOf(cards, trial)];
  const hasChanged = trial.states.length > 1;

  function act(actions: readonly Action[]): void {
    const done = attempt(game, trial, actions);
    if (done.ok) change(done.trial);
    else choice.explain(done.reason);
  }

  if (player === undefined) return undefined;
  return (
    <ChoiceField choice={choice} resting={false} previewing={previewing}>
      <BoardAnswers view={view} offers={NO_OFFERS} asking={asking} />
      <div className="trial-table">
        <div className="trial-harbor">
          <HarborBoard harbor={player.harbor} seat={seat} owner={owner} preview />
        </div>
        <div className="trial-desk">
          <TrialQuestion trial={trial} choice={choice} />
          <WhyNot reason={choice.refused} dismiss={() => choice.explain(undefined)} />
          <div className="row">
            <WorkWays choice={choice} act={act} />
            <Deposit choice={choice} act={act} most={player.money} />
            <button
              type="button"
              className="button"
              data-do="load"
              disabled={best.length === 0 || trial.tried !== undefined}
              onClick={() => act(best)}
            >
              {t("planner.trial.load")}
            </button>
            <button
              type="button"
              className="button"
              data-do="undo"
              disabled={!hasChanged}
              onClick={() => change(takeBack(trial))}
            >
              {t("planner.trial.undo")}
            </button>
            <button
              type="button"
              className="button"
              data-do="start-over"
              disabled={!hasChanged}
              onClick={() => change(startOver(trial))}
            >
              {t("planner.trial.reset")}
            </button>
          </div>
          <section className="trial-sums" aria-live="polite">
            <h3>{t("planner.trial.compare")}</h3>
            <dl className="load-gains">
              <Gain when={t("plan.tonight")} gain={gained(before.tonight, after.tonight)} />
              <Gain when={t("plan.inAll")} gain={gained(before.whenDue, after.whenDue)} />
            </dl>
          </section>
          <Tray trial={trial} choose={(tried) => change(pick(trial, tried))} />
        </div>
      </div>
    </ChoiceField>
  );
}
