import { type AskingStep, askingStep, automaticStep, type Log, type Seat, type Step } from "@harbor/kit";
import type { Action, ActionType, Pass, Undo } from "../actions.ts";
import type { Event } from "../events.ts";
import { playersByRank } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { State } from "../state.ts";
import type { StepId } from "../vocabulary.ts";

export type GameStep = Step<State, Action, Event, Reason>;

/** A step that needs nobody's decision. */
export function automatic(id: StepId, next: StepId | ((state: State) => StepId), enter: GameStep["enter"]): GameStep {
  return automaticStep({ id, enter, next: typeof next === "string" ? () => next : next });
}

/** A step that takes these actions and no others. */
export function asking<const Own extends ActionType>(step: AskingStep<State, Action, Own, Event, Reason>): GameStep {
  return askingStep(step);
}

export function stopWaitingFor(state: State, seat: Seat): State {
  return { ...state, waiting: state.waiting.filter((other) => other !== seat) };
}

/** With the option `ordered` only the best rank of those still to decide is asked. */
export function inOrder(state: State): readonly Seat[] {
  return state.options.ordered ? state.waiting.slice(0, 1) : state.waiting;
}

/** Does something for every player, in rank order. */
export function forEachPlayer(
  state: State,
  log: Log<Event>,
  act: (state: State, seat: Seat, log: Log<Event>) => State,
): State {
  return playersByRank(state).reduce((after, seat) => act(after, seat, log), state);
}

export const UNDO: Undo = Object.freeze({ type: "undo" });
export const PASS: Pass = Object.freeze({ type: "pass" });
