import {
  type Action,
  type Bremerhaven,
  type CardSet,
  foreseeEvening,
  type Outlook,
  type Reason,
  type State,
  type View,
  withBerthed,
  withLaid,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { stateSeen, withSide } from "./sight.ts";

/** A card on the boards that is tried in one's harbor as if it had been won. */
export type Tried = { readonly board: "sea" | "land"; readonly place: number };

/** A copy of one's own harbor to try things on. Nothing in it is ever sent anywhere. */
export type Trial = {
  readonly seat: Seat;
  /** The moment of the game that it was taken from. */
  readonly moment: string;
  /** From the beginning to now; there is always one. */
  readonly states: readonly State[];
  readonly tried?: Tried;
};

/** Everybody works in their harbor, so that whatever is done, nothing goes on by itself. */
export function beginTrial(game: Bremerhaven, view: View, seat: Seat): Trial {
  const seen = stateSeen(game, view);
  const work = seen.players.map(({ money, bank, harbor }, one) => {
    const { before, steps } = seen.work[one] ?? { before: { money, bank, harbor }, steps: [] };
    return { before, steps };
  });
  const open: State = {
    ...seen,
    options: { ...seen.options, ordered: false },
    step: "harbor",
    waiting: seen.players.map((_, one) => one),
    place: 0,
    permits: [],
    earlier: undefined,
    bids: [],
    work,
  };
  return { seat, moment: momentOf(view, seat), states: [open] };
}

/** What must be the same in the game for a trial to be still about it. */
function momentOf({ round, players, sea, land, price }: View, seat: Seat): string {
  return JSON.stringify([round, players[seat]?.money, players[seat]?.bank, players[seat]?.harbor, sea, land, price]);
}

/** Whether the game has moved on since. */
export function isBehind(trial: Trial, view: View): boolean {
  return trial.moment !== momentOf(view, trial.seat);
}

export function stateOf({ states }: Trial): State {
  const last = states.at(-1);
  if (last === undefined) throw new Error("a trial always has a state");
  return last;
}

/** The question that the rules are asked: how to berth or lay the card that is tried, else what work there is. */
function asked(trial: Trial): State {
  const state = stateOf(trial);
  const { tried, seat } = trial;
  if (tried === undefined) return state;
  return { ...state, step: tried.board === "sea" ? "ships" : "contracts", place: tried.place, waiting: [seat] };
}

/** How it looks, with what can be done in it. */
export function viewOf(game: Bremerhaven, trial: Trial): View {
  return game.view(asked(trial), trial.seat);
}

export function pick(trial: Trial, tried: Tried | undefined): Trial {
  const { tried: _, ...rest } = trial;
  return tried === undefined ? rest : { ...rest, tried };
}

export type Done = { readonly ok: true; readonly trial: Trial } | { readonly ok: false; readonly reason: Reason };

/** Tries one step after the other; all of them, or none if the rules refuse one. */
export function attempt(game: Bremerhaven, start: Trial, actions: readonly Action[]): Done {
  let trial = start;
  for (const action of actions) {
    const done = attemptOne(game, trial, action);
    if (!done.ok) return done;
    trial = done.trial;
  }
  // A gesture is taken back as one.
  return { ok: true, trial: { ...trial, states: [...start.states, stateOf(trial)] } };
}

function attemptOne(game: Bremerhaven, trial: Trial, action: Action): Done {
  // What ends one's part is no work to be tried.
  if (action.type === "done" || action.type === "undo" || action.type === "refuse")
    return { ok: false, reason: "not-now" };
  const applied = game.apply(asked(trial), trial.seat, action);
  if (!applied.ok) return applied;
  const state = stateOf(trial);
  const harbor = state.players[trial.seat]?.harbor;
  const next = (after: State): Done => ({ ok: true, trial: { ...pick(trial, undefined), states: [after] } });
  if (trial.tried === undefined) return next(applied.state);
  // With nobody else to wait for the rules go on to the evening: of all that, only what became of the card is taken.
  for (const { open: event } of applied.events) {
    if (harbor === undefined) break;
    if (event.type === "ship-berthed" && event.seat === trial.seat) {
      const { ship, cargo, goods, markers, dock } = event;
      const berthed = withBerthed(harbor, dock, { ship, cargo, goods, markers });
      const sea = state.sea.with(trial.tried.place - 1, {});
      return next({ ...withSide(state, trial.seat, { harbor: berthed }), sea });
    }
    if (event.type === "contract-laid" && event.seat === trial.seat) {
      const { contract, markers, dock } = event;
      const laid = withLaid(harbor, dock, { contract, markers, delivered: [] });
      const land = state.land.with(trial.tried.place - 1, {});
      return next({ ...withSide(state, trial.seat, { harbor: laid }), land });
    }
  }
  return { ok: false, reason: "not-now" };
}

export function takeBack({ tried: _, ...trial }: Trial): Trial {
  return trial.states.length < 2 ? trial : { ...trial, states: trial.states.slice(0, -1) };
}

export function startOver({ tried: _, ...trial }: Trial): Trial {
  return { ...trial, states: trial.states.slice(0, 1) };
}

/** What this evening would bring as things stand in the trial. */
export function outlookOf(cards: CardSet, trial: Trial): Outlook {
  return foreseeEvening(cards, stateOf(trial), trial.seat);
}
