import type { Action, View } from "@harbor/bremerhaven";
import type { Advice, BoardProps } from "@harbor/face";
import { useState } from "react";
import { type HintMarks, marksOf, NO_MARKS } from "./HintContext.ts";

type Asking = { readonly moment: string; readonly advice: Advice<Action> | "thinking" | "none" };

/** An advice that may be asked for, is thought about, or is there; it is good for one decision. */
export type Hint = {
  readonly advice: Advice<Action> | "thinking" | "none" | undefined;
  readonly marks: HintMarks;
  ask(): void;
  drop(): void;
};

/** Undefined where nobody is to be asked. */
export function useHint(
  advise: BoardProps<View, Action, unknown>["advise"],
  view: View,
  legal: readonly Action[],
): Hint | undefined {
  const [asking, setAsking] = useState<Asking>();
  // What others do at the same time changes nothing about what was advised.
  const moment = `${view.round} ${view.step} ${view.place} ${JSON.stringify(legal)}`;
  if (advise === undefined || !legal.some(({ type }) => type !== "undo")) return undefined;
  const advice = asking?.moment === moment ? asking.advice : undefined;

  async function ask(): Promise<void> {
    setAsking({ moment, advice: "thinking" });
    const given = (await advise?.()) ?? "none";
    // Whoever has decided meanwhile, or closed the question, does not want to know any more.
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
