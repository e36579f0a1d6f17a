import { type Log, openJournal, SILENCE } from "./facts.ts";
import type { Applied, Begun, CommonReason } from "./game.ts";
import { readOutside } from "./outside.ts";
import type { Seat } from "./seat.ts";

/** What every state of a game made of steps has: the step it is in and the seats that must decide in it. */
export type InStep<StepId extends string> = { readonly step: StepId; readonly waiting: readonly Seat[] };

/** One section of the rule book. A decision it waits for is data in the state, so a saved game goes on from it. */
export type Step<State extends InStep<string>, Action, Event, Reason> = {
  readonly id: State["step"];
  /** Does what needs nobody's decision, and says in `waiting` whose decisions it needs. */
  enter(state: State, log: Log<Event>): State;
  /** The seats that may decide now, where that is not all of `waiting`. */
  pending?(state: State): readonly Seat[];
  /** Whether a seat that is not pending may act all the same, to take something back. */
  mayAct?(state: State, seat: Seat): boolean;
  /** All that could come into question; `whyNot` sorts out. */
  candidates(state: State, seat: Seat): readonly Action[];
  /** The candidates are just what is legal, by the same rules as `whyNot`: nothing is left to sort out. */
  readonly exact?: true;
  /** Looks at a seat's position once and then judges actions: undefined where there is nothing against one. */
  whyNot(state: State, seat: Seat): (action: Action) => Reason | CommonReason | undefined;
  perform(state: State, seat: Seat, action: Action, log: Log<Event>): State;
  /** The step that follows once nobody is waited for. Never asked of the step that ends the game. */
  next(state: State): State["step"];
};

export type Flow<State, Action, Event, Reason> = {
  /** Starts with the step the state names. */
  begin(state: State): Begun<State, Event>;
  pending(state: State): readonly Seat[];
  legal(state: State, seat: Seat): readonly Action[];
  apply(state: State, seat: Seat, input: unknown): Applied<State, Event, Reason | CommonReason>;
  advance(state: State, seat: Seat, action: Action): State;
};

type Course<State, Action> = {
  seats(state: State): number;
  isOver(state: State): boolean;
  readAction(input: unknown): Action | undefined;
};

/** Plays a list of steps: the first with a decision pending blocks, all others run through. */
export function playSteps<State extends InStep<string>, Action, Event, Reason>(
  steps: readonly Step<State, Action, Event, Reason>[],
  course: Course<State, Action>,
): Flow<State, Action, Event, Reason> {
  const byId = new Map<string, Step<State, Action, Event, Reason>>(steps.map((step) => [step.id, step]));

  function stepOf(state: State): Step<State, Action, Event, Reason> {
    const step = byId.get(state.step);
    if (step === undefined) throw new Error(`the state is in a step "${state.step}" that this game does not have`);
    return step;
  }

  function pendingIn(step: Step<State, Action, Event, Reason>, state: State): readonly Seat[] {
    return step.pending === undefined ? state.waiting : step.pending(state);
  }

  function mayAct(step: Step<State, Action, Event, Reason>, state: State, seat: Seat): boolean {
    return pendingIn(step, state).includes(seat) || step.mayAct?.(state, seat) === true;
  }

  function runOn(start: State, log: Log<Event>): State {
    let state = start;
    while (state.waiting.length === 0 && !course.isOver(state)) {
      const entered = { ...state, step: stepOf(state).next(state) };
      state = stepOf(entered).enter(entered, log);
    }
    return state;
  }

  function whyNot(state: State, seat: Seat, action: Action): Reason | CommonReason | undefined {
    const step = stepOf(state);
    return mayAct(step, state, seat) ? step.whyNot(state, seat)(action) : "not-your-turn";
  }

  return {
    begin(state) {
      const journal = openJournal<Event>();
      return { state: runOn(stepOf(state).enter(state, journal), journal), events: journal.facts };
    },
    pending: (state) => (course.isOver(state) ? [] : pendingIn(stepOf(state), state)),
    legal(state, seat) {
      if (course.isOver(state)) return [];
      const step = stepOf(state);
      if (!mayAct(step, state, seat)) return [];
      if (step.exact) return step.candidates(state, seat);
      const whyNotNow = step.whyNot(state, seat);
      return step.candidates(state, seat).filter((action) => whyNotNow(action) === undefined);
    },
    apply(state, seat, input) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= course.seats(state))
        return { ok: false, reason: "no-such-seat" };
      if (course.isOver(state)) return { ok: false, reason: "game-over" };
      const action = readOutside(() => course.readAction(input), undefined);
      if (action === undefined) return { ok: false, reason: "malformed" };
      const reason = whyNot(state, seat, action);
      if (reason !== undefined) return { ok: false, reason };
      const journal = openJournal<Event>();
      const done = stepOf(state).perform(state, seat, action, journal);
      return { ok: true, state: runOn(done, journal), events: journal.facts };
    },
    advance: (state, seat, action) => runOn(stepOf(state).perform(state, seat, action, SILENCE), SILENCE),
  };
}
