import type { Action } from "@harbor/meuterer";
import type { Queue } from "@harbor/ui";
import { useEffect, useRef, useState } from "react";
import { type Plan, planIn, queueOf } from "./plan.ts";
import type { PlanStore } from "./useTabPlan.ts";

type Told = Pick<Plan, "round" | "raids" | "stopped">;

/**
 * Keeps a plan at a table that answers for its players, also when their browser is closed. The table drops the plan
 * when the pirates come between; then it is told here.
 */
export function useTablePlan(queue: Queue<Action> | undefined, round: number, raids: number): PlanStore {
  const [told, setTold] = useState<Told>();
  const answers = queue?.answers ?? NOTHING;
  const before = useRef({ answers, raids });
  useEffect(() => {
    const { current } = before;
    before.current = { answers, raids };
    if (current.answers.length > 0 && answers.length === 0 && raids > current.raids) {
      setTold({ round, raids, stopped: "pirates" });
    }
  }, [answers, raids, round]);
  const isTold = told?.round === round && told.stopped !== undefined;
  return {
    kept: { ...planIn(answers, round, raids), ...(isTold && { stopped: told.stopped }) },
    keep(plan) {
      setTold(plan);
      queue?.set(queueOf(plan));
    },
  };
}

const NOTHING: Queue<Action>["answers"] = [];
