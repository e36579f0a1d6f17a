import type { Action, Event, View } from "@harbor/meuterer";
import type { BoardProps, Happened } from "@harbor/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Hint } from "../hint/Hint.tsx";
import { PlanDesk } from "../plan/PlanDesk.tsx";
import { PlannedNote } from "../plan/PlannedNote.tsx";
import { mayPlan, unplanned } from "../plan/plan.ts";
import { useTurnPlan } from "../plan/useTurnPlan.ts";
import { WaitingFor } from "../plan/WaitingFor.tsx";
import { Hand } from "./Hand.tsx";
import { Prompt } from "./Prompt.tsx";
import { useActing } from "./useActing.ts";
import { useKeys } from "./useKeys.ts";
import { useLegal } from "./useLegal.ts";
import "./desk.css";

type DeskProps = {
  readonly view: View;
  readonly seat: number | undefined;
  readonly history: readonly Happened<Event>[];
  /** For a recorded game: whose hand lies in front, and the controls in place of questions. */
  readonly recorded: { readonly front: number; readonly controls: ReactNode } | undefined;
  /** Shows the results; absent until the game is over. */
  readonly results: (() => void) | undefined;
  /** While the end of a round is played, nobody has to act. */
  readonly isPlaying: boolean;
  /** In a lesson, players do everything when they are asked. */
  readonly plansAhead: boolean;
  /** Asks one of the best bots; absent where that would be unfair. */
  readonly advise: BoardProps<View, Action, Event>["advise"];
  /** Keeps plans where the table answers for its players. */
  readonly queue: BoardProps<View, Action, Event>["queue"];
  act(actions: readonly Action[]): void;
};

/** One's own edge of the table: the question, and the hand. */
export function Desk({ view, seat, history, recorded, results, isPlaying, plansAhead, advise, queue, act }: DeskProps) {
  const { game } = useBoardContext();
  const { t, nameOf } = useWords();
  const acting = useActing(view, act);
  const asked = useLegal(game, view, recorded === undefined && !isPlaying ? seat : undefined);
  const turnPlan = useTurnPlan({
    view,
    seat: recorded === undefined && plansAhead ? seat : undefined,
    history,
    legal: asked,
    queue,
    isResting: isPlaying || acting.isBusy,
    act: acting.act,
  });
  // A planned answer is on its way: nothing else is asked until it is stopped.
  const isSending = turnPlan.next !== undefined;
  const legal = isSending ? NOTHING : asked;
  const desk = useKeptFocus(view);
  useKeys();
  const front = recorded?.front ?? seat;
  const hand = front === undefined ? undefined : view.players[front]?.hand;
  const isAsked = legal.length > 0 && seat !== undefined;
  const isWaiting = asked.length === 0 && results === undefined && !isPlaying && recorded === undefined;
  const { plan, change } = turnPlan;
  const isPlanning =
    isWaiting && plansAhead && seat !== undefined && mayPlan(view, seat) && plan.turns.at(-1) !== "pass";
  return (
    <section
      className="meu-desk"
      ref={desk}
      tabIndex={-1}
      aria-label={front === undefined ? t("table") : t(front === seat ? "hand" : "handOf", { name: nameOf(front) })}
      data-pending={isAsked}
      data-busy={acting.isBusy}
      data-recorded={recorded !== undefined}
    >
      {recorded?.controls}
      {results !== undefined && (
        <div className="meu-question">
          <h2>{t("end.title")}</h2>
          <div className="row">
            <button type="button" className="button main" onClick={results}>
              {t("end.results")}
            </button>
          </div>
        </div>
      )}
      {isAsked && (
        <Prompt
          key={`${view.round} ${view.step} ${view.turns}`}
          view={view}
          seat={seat}
          legal={legal}
          act={acting.act}
        />
      )}
      {isAsked && advise !== undefined && (
        <Hint key={`hint ${view.round} ${view.step} ${view.turns}`} advise={advise} act={acting.act} />
      )}
      {turnPlan.next !== undefined && <PlannedNote next={turnPlan.next} withdraw={turnPlan.withdraw} />}
      {isWaiting && <WaitingFor view={view} seat={seat} />}
      {hand !== undefined && front !== undefined && (
        <Hand
          title={front === seat ? t("hand") : t("handOf", { name: nameOf(front) })}
          isTitled={recorded !== undefined}
          hand={isPlanning ? unplanned(hand, plan) : hand}
          legal={legal}
          act={acting.act}
          plan={isPlanning ? (kind) => change({ turns: [...plan.turns, kind] }) : undefined}
        />
      )}
      {isWaiting && plansAhead && seat !== undefined && <PlanDesk view={view} seat={seat} turnPlan={turnPlan} />}
    </section>
  );
}

const NOTHING: readonly Action[] = [];

/** When the button that was pressed is gone, its desk takes the focus. */
function useKeptFocus(view: View) {
  const desk = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view may have taken the button away
  useLayoutEffect(() => {
    const element = desk.current;
    if (wasInside.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => {
      wasInside.current = element?.contains(document.activeElement) === true;
    };
  }, [view]);
  return desk;
}
