import { forwardOf, type Seat } from "@harbor/kit";
import type { Course, Hindsight, PlayedRules } from "./hindsight.ts";

/** A decision, in one step or several. */
export type Decision<State, Action> = {
  /** The number of moves before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly state: State;
  readonly actions: readonly Action[];
};

/** The decisions of a game, in order. Undone steps and forced moves are not decisions. */
export function decisionsIn<State, View, Action>(
  rules: PlayedRules<State, View, Action>,
  hindsight: Pick<Hindsight<State, View, Action>, "undertaking">,
  { states, moves }: Course<State, Action>,
): Decision<State, Action>[] {
  const lasting = new Map<Seat, number[]>();
  for (const [step, { seat, action }] of moves.entries()) {
    const steps = lasting.get(seat) ?? [];
    if (rules.takesBack(action)) steps.pop();
    else steps.push(step);
    lasting.set(seat, steps);
  }
  const found = new Map<string, Decision<State, Action>>();
  for (const [seat, steps] of lasting) {
    for (const step of steps) {
      const state = states[step];
      const move = moves[step];
      if (state === undefined || move === undefined) continue;
      const name = `${seat} ${hindsight.undertaking(state) ?? `step ${step}`}`;
      const begun = found.get(name) ?? { step, seat, state, actions: [] };
      found.set(name, { ...begun, actions: [...begun.actions, move.action] });
    }
  }
  return [...found.values()]
    .filter(({ state, seat }) => forwardOf(rules, rules.legal(state, seat)).length > 1)
    .toSorted((one, other) => one.step - other.step);
}
