import type { Dice } from "./chance.ts";
import { type Log, openJournal, SILENCE } from "./facts.ts";
import type { Applied, Begun, CommonReason, Sampling } from "./game.ts";
import { readOutside } from "./outside.ts";
import type { Seat } from "./seat.ts";

/** What every state of a step-based game has: the current step and the seats that must decide in it. */
export type InStep<StepId extends string> = { readonly step: StepId; readonly waiting: readonly Seat[] };

type Typed = { readonly type: string };

type OwnAction<Action extends Typed, Own extends Action["type"]> = Extract<Action, { readonly type: Own }>;

/** A section of the rule book that runs by itself. */
export type AutomaticStep<State extends InStep<string>, Event> = {
  readonly id: State["step"];
  /** Does everything that needs no decision. */
  enter(state: State, log: Log<Event>): State;
  /** The step that follows once nobody is pending. Never called for the step that ends the game. */
  next(state: State): State["step"];
};

/**
 * A section of the rule book that asks the seats: `enter` lists in `waiting` the seats that must decide. It sees the
 * actions that it `takes` and no others. Its pending decision is data in the state, so a saved game continues from it.
 */
export type AskingStep<
  State extends InStep<string>,
  Action extends Typed,
  Own extends Action["type"],
  Event,
  Reason,
> = AutomaticStep<State, Event> & {
  readonly takes: readonly Own[];
  /** The seats that may decide now, if not all of `waiting`. */
  pending?(state: State): readonly Seat[];
  /** Whether a seat that is not pending may act anyway, to take something back. */
  mayAct?(state: State, seat: Seat): boolean;
  /** All actions worth considering, or with `draw` the best of them; `whyNot` filters them. */
  candidates(state: State, seat: Seat): readonly OwnAction<Action, Own>[];
  /** The candidates are exactly the legal actions, so there is nothing left to filter. */
  readonly exact?: true;
  /** For steps with too many actions to list: draws one of all legal actions at random. */
  draw?(state: State, seat: Seat, dice: Dice): OwnAction<Action, Own>;
  /** Being asked is itself a secret: a seat is asked even if it has only one answer. */
  readonly asksInSecret?: true;
  /** A seat with a single legal action is not asked: the action is taken, and this announces it first. */
  tellForced?(seat: Seat, log: Log<Event>): void;
  /** Looks at a seat's position once and then judges actions: undefined for a legal one. */
  whyNot(state: State, seat: Seat): (action: OwnAction<Action, Own>) => Reason | CommonReason | undefined;
  /** Why an action of another step is refused, if there is more to say than `not-now`. */
  whyNotOther?(action: Action): Reason | CommonReason;
  perform(state: State, seat: Seat, action: OwnAction<Action, Own>, log: Log<Event>): State;
};

/** Any step, as `playSteps` plays it: it can be asked about every action of the game. */
export type Step<State extends InStep<string>, Action, Event, Reason> = AutomaticStep<State, Event> & {
  pending(state: State): readonly Seat[];
  mayAct(state: State, seat: Seat): boolean;
  legal(state: State, seat: Seat): readonly Action[];
  readonly draw: ((state: State, seat: Seat, dice: Dice) => Action) | undefined;
  readonly asksInSecret: boolean;
  readonly tellForced: ((seat: Seat, log: Log<Event>) => void) | undefined;
  whyNot(state: State, seat: Seat, action: Action): Reason | CommonReason | undefined;
  perform(state: State, seat: Seat, action: Action, log: Log<Event>): State;
};

export function automaticStep<State extends InStep<string>, Action, Event, Reason>({
  id,
  enter,
  next,
}: AutomaticStep<State, Event>): Step<State, Action, Event, Reason> {
  return {
    id,
    enter(state, log) {
      const after = enter(state, log);
      return after.waiting.length === 0 ? after : { ...after, waiting: [] };
    },
    pending: () => [],
    mayAct: () => false,
    legal: () => [],
    draw: undefined,
    asksInSecret: false,
    tellForced: undefined,
    whyNot: () => "not-now",
    perform() {
      throw new Error(`the step "${id}" takes no actions`);
    },
    next,
  };
}

export function askingStep<
  State extends InStep<string>,
  Action extends Typed,
  Own extends Action["type"],
  Event,
  Reason,
>(step: AskingStep<State, Action, Own, Event, Reason>): Step<State, Action, Event, Reason> {
  const types: readonly string[] = step.takes;
  const isOwn = (action: Action): action is OwnAction<Action, Own> => types.includes(action.type);

  return {
    id: step.id,
    enter: step.enter,
    pending: (state) => (step.pending === undefined ? state.waiting : step.pending(state)),
    mayAct: (state, seat) => step.mayAct?.(state, seat) === true,
    legal(state, seat) {
      const candidates = step.candidates(state, seat);
      if (step.exact) return candidates;
      const whyNotNow = step.whyNot(state, seat);
      return candidates.filter((action) => whyNotNow(action) === undefined);
    },
    draw: step.draw,
    asksInSecret: step.asksInSecret === true,
    tellForced: step.tellForced,
    whyNot(state, seat, action) {
      if (isOwn(action)) return step.whyNot(state, seat)(action);
      return step.whyNotOther?.(action) ?? "not-now";
    },
    perform(state, seat, action, log) {
      if (!isOwn(action)) throw new Error(`the step "${step.id}" does not take "${action.type}"`);
      return step.perform(state, seat, action, log);
    },
    next: step.next,
  };
}

export type Judged<Action, Reason> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly reason: Reason };

export type Flow<State, Action, Event, Reason> = {
  /** Starts with the step named in the state. */
  begin(state: State): Begun<State, Event>;
  pending(state: State): readonly Seat[];
  legal(state: State, seat: Seat): readonly Action[];
  apply(state: State, seat: Seat, input: unknown): Applied<State, Event, Reason | CommonReason>;
  advance(state: State, seat: Seat, action: Action): State;
  /** Judges untrusted input as an action. */
  judge(state: State, seat: Seat, input: unknown): Judged<Action, Reason | CommonReason>;
  /** Does what `advance` does, and logs it. */
  perform(state: State, seat: Seat, action: Action, log: Log<Event>): State;
  asksInSecret(state: State): boolean;
  readonly sampling: Sampling<State, Action>;
};

type Judging<State, Action, Event, Reason> = Pick<Flow<State, Action, Event, Reason>, "judge" | "perform">;

/** The two ways to act that follow from judging and performing: `apply` checks and tells, `advance` does neither. */
export function waysToAct<State, Action, Event, Reason>({
  judge,
  perform,
}: Judging<State, Action, Event, Reason>): Pick<Flow<State, Action, Event, Reason>, "apply" | "advance"> {
  return {
    apply(state, seat, input) {
      const judged = judge(state, seat, input);
      if (!judged.ok) return judged;
      const journal = openJournal<Event>();
      return { ok: true, state: perform(state, seat, judged.action, journal), events: journal.facts };
    },
    advance: (state, seat, action) => perform(state, seat, action, SILENCE),
  };
}

type Course<State, Action> = {
  seats(state: State): number;
  isOver(state: State): boolean;
  readAction(input: unknown): Action | undefined;
};

/** Plays a list of steps: the first one with a pending decision blocks, all others run through. */
export function playSteps<State extends InStep<string>, Action, Event, Reason>(
  steps: readonly Step<State, Action, Event, Reason>[],
  course: Course<State, Action>,
): Flow<State, Action, Event, Reason> {
  const byId = new Map<string, Step<State, Action, Event, Reason>>(steps.map((step) => [step.id, step]));

  function stepOf(state: State): Step<State, Action, Event, Reason> {
    const step = byId.get(state.step);
    if (step === undefined) throw new Error(`the state is in an unknown step "${state.step}"`);
    return step;
  }

  function mayAct(step: Step<State, Action, Event, Reason>, state: State, seat: Seat): boolean {
    return step.pending(state).includes(seat) || step.mayAct(state, seat);
  }

  function runOn(start: State, log: Log<Event>): State {
    let state = start;
    while (!course.isOver(state)) {
      const step = stepOf(state);
      if (state.waiting.length === 0) {
        const entered = { ...state, step: step.next(state) };
        state = stepOf(entered).enter(entered, log);
        continue;
      }
      if (step.tellForced === undefined) break;
      const [seat] = step.pending(state);
      const [only, ...others] = seat === undefined ? [] : step.legal(state, seat);
      if (seat === undefined || only === undefined || others.length > 0) break;
      step.tellForced(seat, log);
      state = step.perform(state, seat, only, log);
    }
    return state;
  }

  function perform(state: State, seat: Seat, action: Action, log: Log<Event>): State {
    return runOn(stepOf(state).perform(state, seat, action, log), log);
  }

  function judge(state: State, seat: Seat, input: unknown): Judged<Action, Reason | CommonReason> {
    if (!Number.isInteger(seat) || seat < 0 || seat >= course.seats(state))
      return { ok: false, reason: "no-such-seat" };
    if (course.isOver(state)) return { ok: false, reason: "game-over" };
    const action = readOutside(() => course.readAction(input), undefined);
    if (action === undefined) return { ok: false, reason: "malformed" };
    const step = stepOf(state);
    const reason = mayAct(step, state, seat) ? step.whyNot(state, seat, action) : "not-your-turn";
    return reason === undefined ? { ok: true, action } : { ok: false, reason };
  }

  return {
    begin(state) {
      const journal = openJournal<Event>();
      return { state: runOn(stepOf(state).enter(state, journal), journal), events: journal.facts };
    },
    pending: (state) => (course.isOver(state) ? [] : stepOf(state).pending(state)),
    legal(state, seat) {
      if (course.isOver(state)) return [];
      const step = stepOf(state);
      return mayAct(step, state, seat) ? step.legal(state, seat) : [];
    },
    ...waysToAct({ judge, perform }),
    judge,
    perform,
    asksInSecret: (state) => stepOf(state).asksInSecret,
    sampling: {
      isPartial: (state) => stepOf(state).draw !== undefined,
      draw(state, seat, dice) {
        const { draw } = stepOf(state);
        if (draw === undefined) throw new Error(`the step "${state.step}" lists all legal actions`);
        return draw(state, seat, dice);
      },
    },
  };
}
