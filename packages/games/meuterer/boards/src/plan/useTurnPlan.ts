import type { Action, Event, View } from "@harbor/meuterer";
import type { Happened, Queue } from "@harbor/ui";
import { useEffect, useEffectEvent, useMemo } from "react";
import { afterSending, emptyPlan, type Plan, plannedAnswer, raidsIn, type Stop, stopped } from "./plan.ts";
import { useTablePlan } from "./useTablePlan.ts";
import { useTabPlan } from "./useTabPlan.ts";

/**
 * In milliseconds, drawn by lot for each planned answer, so that an answer tells nothing by how fast it came: not even
 * whether there was a choice.
 */
const LEAST_WAIT = 900;
const MORE_WAIT = 1200;

export type TurnPlan = {
  readonly plan: Plan;
  /** The planned answer that is about to be sent. */
  readonly next: Action | undefined;
  change(change: Partial<Pick<Plan, "turns" | "wishes" | "noSabers">>): void;
  withdraw(): void;
};

type Asked = {
  readonly view: View;
  readonly seat: number | undefined;
  readonly history: readonly Happened<Event>[];
  readonly legal: readonly Action[];
  /** At a table that answers for its players. */
  readonly queue: Queue<Action> | undefined;
  /** An answer is on its way, or the end of a round is being watched. */
  readonly isResting: boolean;
  act(action: Action): void;
};

/** What a seat has planned for this round: its table answers as planned, or else this tab, answer by answer. */
export function useTurnPlan({ view, seat, history, legal, queue, isResting, act }: Asked): TurnPlan {
  const raids = useMemo(() => raidsIn(history), [history]);
  const inTab = useTabPlan(
    seat === undefined || queue !== undefined ? undefined : `meuterer:plan:${view.commitment}:${seat}`,
  );
  const atTable = useTablePlan(queue, view.round, raids);
  const { kept, keep } = queue === undefined ? inTab : atTable;
  const plan = kept?.round === view.round ? kept : emptyPlan(view.round, raids);
  const answer = legal.length === 0 || isResting ? undefined : plannedAnswer(plan, view, raids, legal);
  const stop = answer !== undefined && "stop" in answer ? answer.stop : undefined;
  const next = answer !== undefined && "action" in answer ? answer.action : undefined;

  const giveUp = useEffectEvent((why: Stop) => keep(stopped(plan, why)));
  useEffect(() => {
    if (stop !== undefined) giveUp(stop);
  }, [stop]);

  const send = useEffectEvent(() => {
    if (next === undefined) return;
    keep(afterSending(plan, view));
    act(next);
  });
  const moment =
    next === undefined || queue !== undefined
      ? undefined
      : `${view.round} ${view.step} ${view.turns} ${JSON.stringify(next)}`;
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(send, LEAST_WAIT + Math.random() * MORE_WAIT);
    return () => clearTimeout(timer);
  }, [moment]);

  return {
    plan,
    next,
    change: (change) => {
      const { stopped: _, ...rest } = plan;
      keep({ ...rest, raids, ...change });
    },
    withdraw: () => keep(emptyPlan(view.round, raids)),
  };
}
