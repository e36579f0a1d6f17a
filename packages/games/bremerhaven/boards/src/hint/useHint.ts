import type { Action, View } from "@harbor/bremerhaven";
import type { Advice, BoardProps } from "@harbor/ui";
import { useState } from "react";
import { type HintMarks, marksOf, NO_MARKS } from "./HintContext.ts";

type Asking = { readonly moment: string; readonly advice: Advice<Action> | "thinking" | "none" };

/** Advice for one decision: not asked for, being computed, or given. */
export type Hint = {
  readonly advice: Advice<Action> | "thinking" | "none" | undefined;
  readonly marks: HintMarks;
  ask(): void;
  drop(): void;
};

/** Undefined if there is no adviser. */
export function useHint(
  advise: BoardProps<View, Action, unknown>["advise"],
  view: View,
  legal: readonly Action[],
): Hint | undefined {
  const [asking, setAsking] = useState<Asking>();
  // Simultaneous actions of others do not invalidate the advice.
  const moment = `${view.round} ${view.step} ${view.place} ${JSON.stringify(legal)}`;
  if (advise === undefined || !legal.some(({ type }) => type !== "undo")) return undefined;
  const advice = asking?.moment === moment ? asking.advice : undefined;

  async function ask(): Promise<void> {
    setAsking({ moment, advice: "thinking" });
    const given = (await advise?.()) ?? "none";
    // Drop the answer if the player has decided or closed the question meanwhile.
    setAsking((before) =>
      before?.advice === "thinking" && before.moment === moment ? { moment, advice: given } : before,
    );
  }
  return {
    advice,
    marks: typeof advice === "object" ? marksOf(advice.action) : NO_MARKS,
    ask: () => void ask(),
    drop: () => setAsking(undefined),
  };
}
