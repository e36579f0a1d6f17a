import type { Action, Event, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import {
  afterSending,
  emptyPlan,
  isEmpty,
  type Plan,
  plannedAnswer,
  raidsIn,
  readPlan,
  type Stop,
  stopped,
  writePlan,
} from "./plan.ts";

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
  /** An answer is on its way, or the end of a round is being watched. */
  readonly isResting: boolean;
  act(action: Action): void;
};

/** What a seat has planned for this round, kept in this tab, and sent answer by answer when it is asked. */
export function useTurnPlan({ view, seat, history, legal, isResting, act }: Asked): TurnPlan {
  const key = seat === undefined ? undefined : `meuterer:plan:${view.commitment}:${seat}`;
  const [kept, setKept] = useState(() => (key === undefined ? undefined : read(key)));
  const raids = useMemo(() => raidsIn(history), [history]);
  const plan = kept?.round === view.round ? kept : emptyPlan(view.round, raids);
  const answer = legal.length === 0 || isResting ? undefined : plannedAnswer(plan, view, raids, legal);
  const stop = answer !== undefined && "stop" in answer ? answer.stop : undefined;
  const next = answer !== undefined && "action" in answer ? answer.action : undefined;

  function keep(changed: Plan): void {
    setKept(changed);
    if (key !== undefined) write(key, changed);
  }

  const giveUp = useEffectEvent((why: Stop) => keep(stopped(plan, why)));
  useEffect(() => {
    if (stop !== undefined) giveUp(stop);
  }, [stop]);

  const send = useEffectEvent(() => {
    if (next === undefined) return;
    keep(afterSending(plan, view));
    act(next);
  });
  const moment = next === undefined ? undefined : `${view.round} ${view.step} ${view.turns} ${JSON.stringify(next)}`;
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

function read(key: string): Plan | undefined {
  try {
    return readPlan(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function write(key: string, plan: Plan): void {
  try {
    if (isEmpty(plan)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, writePlan(plan));
  } catch {
    // Without storage a plan ends with the page.
  }
}
