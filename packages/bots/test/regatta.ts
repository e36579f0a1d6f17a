import type { Score, Seat } from "@harbor/kit";
import type { Course, Hindsight, PlayedRules } from "../src/index.ts";
import { luckFrom } from "../src/index.ts";

/**
 * A race small enough to compute by hand: each round the boats set a sail in turn, and then a wind that nobody could
 * foresee moves each of them a little. In calm rounds there is only one sail to set.
 */
export type Regatta = {
  readonly round: number;
  readonly turn: Seat;
  readonly miles: readonly number[];
  /** The wind of the rounds to come, for each boat. */
  readonly winds: readonly (readonly number[])[];
};
/** Red and blue sails pull equally, a small one pulls less, and a torn one does not pull at all. */
export const SAILS = ["red", "blue", "small", "torn"] as const;
export type Sail = { readonly type: (typeof SAILS)[number] | "undo" };
export type Seen = Omit<Regatta, "winds"> & { readonly boats: number };

const PULLS = { red: 3, blue: 3, small: 2, torn: 0 } as const;
export const ROUNDS = 6;
export const CALM = 3;
const GUST = 4;
const USUAL_MILES = 4;

export function startOf(boats: number, seed: string): Regatta {
  const luck = luckFrom(seed);
  const winds = Array.from({ length: ROUNDS }, () => Array.from({ length: boats }, () => luck.below(GUST)));
  return { round: 1, turn: 0, miles: new Array<number>(boats).fill(0), winds };
}

function sail(state: Regatta, seat: Seat, { type }: Sail): Regatta {
  if (type === "undo") return { ...state, turn: seat, miles: state.miles.with(seat, 0) };
  const miles = state.miles.with(seat, (state.miles[seat] ?? 0) + PULLS[type]);
  if (seat < miles.length - 1) return { ...state, miles, turn: seat + 1 };
  const [wind = [], ...winds] = state.winds;
  return { round: state.round + 1, turn: 0, miles: miles.map((mile, boat) => mile + (wind[boat] ?? 0)), winds };
}

const isOver = ({ round }: Regatta) => round > ROUNDS;

export const regatta: PlayedRules<Regatta, Seen, Sail> = {
  pending: (state) => (isOver(state) ? [] : [state.turn]),
  legal: ({ round }) => (round === CALM ? SAILS.slice(0, 1) : SAILS).map((type): Sail => ({ type })),
  apply: (state, seat, action) => ({ ok: true, state: sail(state, seat, action), events: [] }),
  advance: sail,
  view: ({ winds: _, ...seen }) => ({ ...seen, boats: seen.miles.length }),
  scores(state) {
    if (!isOver(state)) return undefined;
    const order = state.miles.map((score, seat) => ({ seat, score })).toSorted((a, b) => b.score - a.score);
    return order.map((row, nth): Score => ({ ...row, place: nth + 1, parts: {} }));
  },
  round: ({ round }) => Math.min(round, ROUNDS),
  seats: ({ miles }) => miles.length,
  takesBack: ({ type }) => type === "undo",
};

export const hindsight: Hindsight<Regatta, Seen, Sail> = {
  imagine: ({ boats, ...seen }, luck) => ({
    ...seen,
    winds: Array.from({ length: ROUNDS - seen.round + 1 }, () => Array.from({ length: boats }, () => luck.below(GUST))),
  }),
  candidates: ({ legal }) => legal.map((action) => ({ action, prior: 0 })),
  priorWorlds: 120,
  openPlay: (luck) => (state) => regatta.legal(state, state.turn)[luck.below(2)] ?? { type: "red" },
  horizons: [1],
  isFarEnough: (state, start) => state.round > start.round,
  worth: ({ miles }) => miles.map((mile) => mile / (1 + miles.reduce((sum, one) => sum + one, 0))),
  chapter: () => "sailing",
  undertaking: () => undefined,
  ways({ legal }, [done]) {
    const other = legal.filter(({ type }) => type !== done?.type).map((action) => ({ action, prior: 0 }));
    return { done: done === undefined ? [] : [{ action: done, prior: 0 }], other };
  },
  signs: ({ round, miles }) =>
    miles.map((mile) => [1, mile / 10, (mile * round) / 40, Math.log(1 + mile + USUAL_MILES * (ROUNDS - round + 1))]),
  tell: (_, done, better) => ({
    done: [done.action],
    better: [better.action],
    why: { kind: "faster", values: { count: 2 } },
  }),
};

/** A race with these sails, and the best sail where none is given. */
export function race(
  boats: number,
  seed: string,
  set: (round: number, seat: Seat) => Sail["type"] | undefined = () => undefined,
): Course<Regatta, Sail> {
  const states = [startOf(boats, seed)];
  const moves: { seat: Seat; action: Sail }[] = [];
  for (let state = states[0]; state !== undefined && !isOver(state); state = states.at(-1)) {
    const seat = state.turn;
    const action: Sail = { type: (state.round === CALM ? undefined : set(state.round, seat)) ?? "red" };
    moves.push({ seat, action });
    states.push(sail(state, seat, action));
  }
  return { states, moves };
}
