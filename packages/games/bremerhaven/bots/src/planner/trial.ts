import {
  type Action,
  type BoardSpot,
  type Bremerhaven,
  type CardSet,
  type Event,
  foreseeEvening,
  type Outlook,
  type Player,
  type Reason,
  type Slot,
  type State,
  type View,
  withBerthed,
  withBollard,
  withLaid,
  withSpace,
} from "@harbor/bremerhaven";
import { anyStateLike, type Fact, type Seat } from "@harbor/kit";
import { slotsOnOffer } from "./offers.ts";

/** What is tried in the harbor as if it had been won: a card on the boards, or a free permit. */
export type Tried = { readonly board: "sea" | "land"; readonly place: number } | { readonly board: "town" };

/** One gesture of a trial: what it used, if not the harbor alone, and its actions. */
export type PlannedStep = { readonly tried?: Tried; readonly actions: readonly Action[] };

/** A copy of the player's harbor to try things on. It is never sent anywhere. */
export type Trial = {
  readonly seat: Seat;
  /** The moment of the game at which it was started. */
  readonly moment: string;
  /** The slots with cards on offer then. */
  readonly offered: readonly Slot[];
  /** From the start to now; never empty. */
  readonly states: readonly State[];
  /** What led from each state to the next. */
  readonly steps: readonly PlannedStep[];
  readonly tried?: Tried;
};

/** Everybody works in their harbor, so that nothing advances by itself. */
export function beginTrial(game: Bremerhaven, view: View, seat: Seat): Trial {
  const seen = anyStateLike(game, view);
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
  return { seat, moment: momentOf(view, seat), offered: slotsOnOffer(view), states: [open], steps: [] };
}

/** What must be unchanged in the game for a trial to be current. */
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

/** The pending question: how to use what is tried, otherwise what work to do. */
function asked(trial: Trial): State {
  const state = stateOf(trial);
  const { tried, seat } = trial;
  if (tried === undefined) return state;
  const waiting = [seat];
  if (tried.board === "town") return { ...state, step: "permit", waiting, permits: state.players.map(() => 0) };
  return { ...state, step: tried.board === "sea" ? "ships" : "contracts", waiting, place: tried.place };
}

/** How it looks, and what can be done in it. */
export function viewOf(game: Bremerhaven, trial: Trial): View {
  return game.view(asked(trial), trial.seat);
}

export function pick(trial: Trial, tried: Tried | undefined): Trial {
  const { tried: _, ...rest } = trial;
  return tried === undefined ? rest : { ...rest, tried };
}

export type Done = { readonly ok: true; readonly trial: Trial } | { readonly ok: false; readonly reason: Reason };

/** Tries the steps one after the other; if the rules refuse one, none of them counts. */
export function attempt(game: Bremerhaven, start: Trial, actions: readonly Action[]): Done {
  let trial = start;
  for (const action of actions) {
    const done = attemptOne(game, trial, action);
    if (!done.ok) return done;
    trial = done.trial;
  }
  // One gesture is undone as a whole.
  const step: PlannedStep = { ...(start.tried !== undefined && { tried: start.tried }), actions };
  const states = [...start.states, stateOf(trial)];
  return { ok: true, trial: { ...trial, states, steps: [...start.steps, step] } };
}

function attemptOne(game: Bremerhaven, trial: Trial, action: Action): Done {
  // Ending the phase is not something to try.
  if (ENDINGS.includes(action.type)) return { ok: false, reason: "not-now" };
  const applied = game.apply(asked(trial), trial.seat, action);
  if (!applied.ok) return applied;
  const { tried } = trial;
  const after = tried === undefined ? applied.state : used(stateOf(trial), trial.seat, applied.events);
  return { ok: true, trial: { ...pick(trial, undefined), states: [after] } };
}

const ENDINGS: readonly Action["type"][] = ["done", "undo", "refuse", "pass"];

/** With nobody else to wait for, the rules go on to the evening: keep only what happened to the tried card. */
function used(state: State, seat: Seat, facts: readonly Fact<Event>[]): State {
  const player = state.players[seat];
  if (player === undefined) return state;
  const { harbor, money, yard } = player;
  const changed = (own: Partial<Player>, boards: Partial<Pick<State, "sea" | "land">> = {}): State => {
    return { ...state, ...boards, players: state.players.with(seat, { ...player, ...own }) };
  };
  for (const { open: event } of facts) {
    switch (event.type) {
      case "ship-berthed": {
        const { ship, cargo, goods, markers, dock } = event;
        const berthed = withBerthed(harbor, dock, { ship, cargo, goods, markers });
        return changed({ harbor: berthed }, { sea: without(state.sea, ship) });
      }
      case "contract-laid": {
        const { contract, markers, dock } = event;
        const laid = withLaid(harbor, dock, { contract, markers, delivered: [] });
        return changed({ harbor: laid }, { land: without(state.land, contract) });
      }
      case "bollard-placed":
        return changed({ money: money - event.money, harbor: withBollard(harbor, event.wall) });
      case "cover-cleared":
        return changed({ money: money - event.money, harbor: withSpace(harbor, event.space, { goods: [] }) });
      case "building-built": {
        const { building, space } = event;
        const built = withSpace(harbor, space, { building, goods: [] });
        return changed({ harbor: built, yard: yard.toSpliced(yard.indexOf(building), 1) });
      }
      default:
    }
  }
  return state;
}

const without = <Card>(board: readonly BoardSpot<Card>[], gone: Card): readonly BoardSpot<Card>[] =>
  board.map((spot) => (spot.card === gone ? {} : spot));

export function takeBack({ tried: _, ...trial }: Trial): Trial {
  if (trial.states.length < 2) return trial;
  return { ...trial, states: trial.states.slice(0, -1), steps: trial.steps.slice(0, -1) };
}

export function startOver({ tried: _, ...trial }: Trial): Trial {
  return { ...trial, states: trial.states.slice(0, 1), steps: [] };
}

/** The trial on the harbor as it is now, with those of its steps that still go. */
export function renewTrial(game: Bremerhaven, view: View, old: Trial): Trial {
  return old.steps.reduce<Trial>(
    (trial, { tried, actions }) => {
      const done = attempt(game, pick(trial, tried), actions);
      return done.ok ? done.trial : trial;
    },
    beginTrial(game, view, old.seat),
  );
}

/** What this evening would bring in the trial. */
export function outlookOf(cards: CardSet, trial: Trial): Outlook {
  return foreseeEvening(cards, stateOf(trial), trial.seat);
}
