import { type Log, SILENCE } from "./facts.ts";
import type { Seat } from "./seat.ts";
import { type Flow, waysToAct } from "./steps.ts";

/** The actions of a turn since its start, or since something hidden was revealed; plain data, saved with the game. */
export type Trace<State, Action> = {
  readonly done: readonly Action[];
  /** Where the turn can be taken back to; absent if nothing can be taken back. */
  readonly start?: { readonly seat: Seat; readonly state: State };
};

export const NO_TRACE = { done: [] } as const;

type HowToTakeBack<State, Action, Event> = {
  /** The action that takes back the latest action of the turn. */
  readonly back: Action;
  isBack(input: unknown): boolean;
  /** Whether the current actions belong to a turn that may be taken back. */
  isTurn(state: State): boolean;
  /** Whether an event reveals something hidden: nothing before it can be taken back. */
  reveals(event: Event): boolean;
  tell(seat: Seat, log: Log<Event>): void;
};

/**
 * Adds taking back to a flow: a seat may take back its latest actions one by one, up to the start of its turn or to the
 * last reveal. The turn is replayed without the action, so no step needs an inverse.
 */
export function withTakeBack<State extends { readonly trace: Trace<State, Action> }, Action, Event, Reason>(
  flow: Flow<State, Action, Event, Reason>,
  how: HowToTakeBack<State, Action, Event>,
): Flow<State, Action, Event, Reason> {
  const canTakeBack = ({ trace }: State, seat: Seat) => trace.start?.seat === seat;

  function takeBack(state: State, seat: Seat, log: Log<Event>): State {
    const { start, done } = state.trace;
    if (start === undefined) throw new Error("there is nothing to take back");
    how.tell(seat, log);
    const kept = done.slice(0, -1);
    const before = kept.reduce((one, action) => flow.perform(one, seat, action, SILENCE), start.state);
    return kept.length === 0 ? before : { ...before, trace: { start, done: kept } };
  }

  function perform(state: State, seat: Seat, action: Action, log: Log<Event>): State {
    if (how.isBack(action)) return takeBack(state, seat, log);
    const bare = { ...state, trace: NO_TRACE };
    let hasShown = false;
    const after = flow.perform(bare, seat, action, {
      tell(event) {
        hasShown ||= how.reveals(event);
        log.tell(event);
      },
      confide(owner, event, open) {
        hasShown ||= how.reveals(open);
        log.confide(owner, event, open);
      },
    });
    const goesOn = how.isTurn(bare) && how.isTurn(after) && flow.pending(after).includes(seat);
    if (hasShown || !goesOn) return after;
    const { start = { seat, state: bare }, done } = state.trace;
    return { ...after, trace: { start, done: [...done, action] } };
  }

  function judge(state: State, seat: Seat, input: unknown) {
    if (how.isBack(input) && canTakeBack(state, seat)) return { ok: true, action: how.back } as const;
    return flow.judge(state, seat, input);
  }

  return {
    ...flow,
    legal(state, seat) {
      const onwards = flow.legal(state, seat);
      return canTakeBack(state, seat) ? [...onwards, how.back] : onwards;
    },
    judge,
    perform,
    ...waysToAct({ judge, perform }),
  };
}
