import { useState } from "react";
import { isEmpty, type Plan, readPlan, writePlan } from "./plan.ts";

/** Where a plan is kept: the last one, and a way to replace it. */
export type PlanStore = { readonly kept: Plan | undefined; keep(plan: Plan): void };

/** Keeps a plan in this tab, for a table that nobody else answers at. */
export function useTabPlan(key: string | undefined): PlanStore {
  const [kept, setKept] = useState(() => (key === undefined ? undefined : read(key)));
  return {
    kept,
    keep(plan) {
      setKept(plan);
      if (key !== undefined) write(key, plan);
    },
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
