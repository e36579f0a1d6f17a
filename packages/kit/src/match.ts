import { beginChecked } from "./begin.ts";
import { type Dice, freshChance, openDice, type Seed } from "./chance.ts";
import type { Fact } from "./facts.ts";
import type { Game, Score } from "./game.ts";
import type { Seat } from "./seat.ts";

/** What a player decides by: its own view and its legal actions. The view is made only when it is read. */
export type Turn<View, Action> = {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** One of all legal actions, drawn at random; present only if not all of them are listed. */
  readonly draw?: ((dice: Dice) => Action) | undefined;
  view(): View;
};

/** Plays one seat: picks a legal action. */
export type Player<View, Action> = (turn: Turn<View, Action>) => Action;

export type Move<Action> = { readonly seat: Seat; readonly action: Action };

export type Match<State, Action> = {
  readonly state: State;
  readonly moves: readonly Move<Action>[];
  readonly scores: readonly Score[];
};

/** Follows a match in progress; called after every accepted action. */
export type Watcher<State, Action, Event> = (after: {
  readonly state: State;
  readonly move: Move<Action> | undefined;
  readonly facts: readonly Fact<Event>[];
}) => void;

export type MatchPlan<Options, View, Action> = {
  readonly options: Options;
  readonly seed: Seed;
  /** One per seat. */
  readonly players: readonly Player<View, Action>[];
};

/** Plays a whole game. When several seats are pending, the first of them goes first. */
export function playMatch<Options, State, Action, Event, View, Reason extends string>(
  game: Game<Options, State, Action, Event, View, Reason>,
  plan: MatchPlan<Options, View, Action>,
  watch?: Watcher<State, Action, Event>,
): Match<State, Action> {
  const begun = beginChecked(game, plan.options, plan.seed);
  const moves: Move<Action>[] = [];
  let state = begun.state;
  watch?.({ state, move: undefined, facts: begun.events });
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const now = state;
    const asked = seat;
    const choose = plan.players[seat];
    if (choose === undefined) throw new Error(`nobody plays from seat ${seat}`);
    const legal = game.legal(now, seat);
    const action = choose({ seat, legal, draw: drawing(game, now, asked), view: () => game.view(now, asked) });
    if (watch === undefined && legal.includes(action)) {
      moves.push({ seat, action });
      state = game.advance(now, seat, action);
      continue;
    }
    const applied = game.apply(now, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} was refused at action ${moves.length + 1}: ${applied.reason}`);
    const move = { seat, action };
    moves.push(move);
    state = applied.state;
    watch?.({ state, move, facts: applied.events });
  }
  return { state, moves, scores: game.scores(state) ?? [] };
}

/** How to draw an action in this position, if not all are listed. */
export function drawing<State, Action>(
  { sampling }: Pick<Game<unknown, State, Action>, "sampling">,
  state: State,
  seat: Seat,
): ((dice: Dice) => Action) | undefined {
  return sampling?.isPartial(state, seat) === true ? (dice) => sampling.draw(state, seat, dice) : undefined;
}

/** Every second time, an action that may not be listed. */
function drawnAtTimes<Action>({ draw }: Pick<Turn<unknown, Action>, "draw">, dice: Dice): Action | undefined {
  return draw !== undefined && dice.below(2) === 0 ? draw(dice) : undefined;
}

/** A random action: a listed one, or sometimes another if the list is partial. */
export function pickByLot<View, Action extends { readonly type: string }>(
  turn: Pick<Turn<View, Action>, "legal" | "draw">,
  dice: Dice,
): Action {
  return drawnAtTimes(turn, dice) ?? pickByKind(turn.legal, dice);
}

/**
 * Picks a kind of action first, each equally likely, and then one of that kind. This way a random player ends its
 * harbor phase after a few steps, though there are a hundred moves and only one way to finish.
 */
export function randomPlayer<View, Action extends { readonly type: string }>(seed: Seed): Player<View, Action> {
  const dice = openDice(freshChance(seed));
  return (turn) => pickByLot(turn, dice);
}

export function pickByKind<Action extends { readonly type: string }>(legal: readonly Action[], dice: Dice): Action {
  const runs = runsOf(legal);
  const kinds: string[] = [];
  for (const { kind } of runs) if (!kinds.includes(kind)) kinds.push(kind);
  const picked = kinds[dice.below(Math.max(1, kinds.length))];
  let count = 0;
  for (const { kind, length } of runs) if (kind === picked) count += length;
  let nth = dice.below(Math.max(1, count));
  for (const { kind, start, length } of runs) {
    if (kind !== picked) continue;
    const action = nth < length ? legal[start + nth] : undefined;
    if (action !== undefined) return action;
    nth -= length;
  }
  throw new Error("there is nothing to pick from");
}

/** Neighbors of one kind in a list. */
type Run = { readonly kind: string; readonly start: number; length: number };

/** Actions of one kind are mostly adjacent, so there are few runs, and a long list is read only once. */
function runsOf(legal: readonly { readonly type: string }[]): readonly Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (let start = 0; start < legal.length; start += 1) {
    const kind = legal[start]?.type;
    if (kind === undefined) continue;
    if (kind === last?.kind) {
      last.length += 1;
      continue;
    }
    last = { kind, start, length: 1 };
    runs.push(last);
  }
  return runs;
}

/** The legal actions that lead forward. A pending seat always has one. */
export function forwardOf<Action>(
  game: Pick<Game<unknown, unknown, Action>, "takesBack">,
  legal: readonly Action[],
): readonly Action[] {
  // By hand: a playout reads thousands of actions, and most lists hold nothing to take back.
  for (let nth = 0; nth < legal.length; nth += 1) {
    const action = legal[nth];
    if (action !== undefined && game.takesBack(action)) return legal.filter((one) => !game.takesBack(one));
  }
  return legal;
}

const WAVERS_ONE_IN = 8;

/**
 * The same player, taking something back only now and then. One who prefers that would otherwise never finish a phase.
 */
export function wavering<View, Action>(
  game: Pick<Game<unknown, unknown, Action>, "takesBack">,
  player: Player<View, Action>,
  seed: Seed,
): Player<View, Action> {
  const dice = openDice(freshChance(seed));
  return (turn) => {
    const forward = forwardOf(game, turn.legal);
    return player(
      forward.length === turn.legal.length || dice.below(WAVERS_ONE_IN) === 0 ? turn : { ...turn, legal: forward },
    );
  };
}

const FANCIES = [1, 1, 1, 5, 25] as const;

/**
 * A random player with preferences: it likes some kinds of actions, and some values in them, far better than others,
 * for the whole game. It reaches corners of a game that evenly random players never reach.
 */
export function fancifulPlayer<View, Action extends { readonly type: string }>(seed: Seed): Player<View, Action> {
  const dice = openDice(freshChance(seed));
  const fancies = new Map<string, number>();
  const fancyOf = (taste: string): number => {
    const known = fancies.get(taste);
    if (known !== undefined) return known;
    const fresh = FANCIES[dice.below(FANCIES.length)] ?? 1;
    fancies.set(taste, fresh);
    return fresh;
  };
  // "ship:3" is liked both as a ship and for its 3.
  const weightOf = (action: Action) =>
    Object.entries(action).reduce((weight, [field, value]) => {
      if (field === "type") return weight;
      const [sort] = String(value).split(":");
      return weight * fancyOf(`${field} ${sort}`) * (sort === String(value) ? 1 : fancyOf(`${field} ${value}`));
    }, 1);

  return ({ legal, draw }) => {
    const drawn = drawnAtTimes({ draw }, dice);
    if (drawn !== undefined) return drawn;
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = pickWeighted(kinds, (type) => fancyOf(`type ${type}`), dice);
    return pickWeighted(
      legal.filter(({ type }) => type === kind),
      weightOf,
      dice,
    );
  };
}

const FINENESS = 2 ** 30;

function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, dice: Dice): Item {
  const weights = items.map(weightOf);
  let left = (dice.below(FINENESS) / FINENESS) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, item] of items.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return item;
  }
  throw new Error("there is nothing to pick from");
}
