import type { Log, Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import type { Event } from "../events.ts";
import { asking, askNext, changeGardener, gardenerAt, type PosyStep, type State, without } from "../state.ts";

/** TRN-1: the first half of a turn. */
export const gatherStep: PosyStep = asking({
  id: "gather",
  takes: ["gather", "water"],
  enter: askNext,
  candidates: ({ meadow }) => [...gatherings(meadow), { type: "water" }],
  whyNot: (state, seat) => (action) => {
    if (action.type === "water") return whyNotWater(state, seat);
    const { flowers } = action;
    if (flowers.length === 0 && state.meadow.length > 0) return "gather-first";
    return without(state.meadow, flowers) === undefined ? "not-in-meadow" : undefined;
  },
  tellForced: (seat, log) => log.tell({ type: "forced", seat }),
  perform(state, seat, action, log) {
    if (action.type === "water") return water(state, seat, log);
    const { flowers } = action;
    log.tell({ type: "gathered", seat, flowers: [...flowers] });
    const { hand } = gardenerAt(state, seat);
    const gathered = changeGardener(state, seat, { hand: [...hand, ...flowers] });
    return grow({ ...gathered, meadow: without(state.meadow, flowers) ?? [], waiting: [] }, flowers.length, log);
  },
  next: () => "tie",
});

/** One or two flowers, each choice once; in an order of its own, so that two choices that are alike are the same. */
function gatherings(meadow: readonly string[]): readonly Extract<Action, { readonly type: "gather" }>[] {
  const kinds = [...new Set(meadow)].toSorted();
  const ones = kinds.map((kind) => [kind]);
  const twos = kinds.flatMap((kind, nth) => kinds.slice(nth).map((other) => [kind, other]));
  const choices = kinds.length === 0 ? [[]] : [...ones, ...twos];
  return choices.map((flowers) => ({ type: "gather", flowers }));
}

/** SET-2: with rain. */
function grow(state: State, count: number, log: Log<Event>): State {
  const flowers = state.options.rain ? state.bag.slice(0, count) : [];
  if (flowers.length === 0) return state;
  log.tell({ type: "grown", flowers });
  return { ...state, bag: state.bag.slice(count), meadow: [...state.meadow, ...flowers] };
}

export function whyNotWater(state: State, seat: Seat): "can-empty" | undefined {
  return gardenerAt(state, seat).hasWatered || state.bag.length === 0 ? "can-empty" : undefined;
}

/** TRN-3. */
export function water(state: State, seat: Seat, log: Log<Event>): State {
  const [flower, ...bag] = state.bag;
  if (flower === undefined) return state;
  const open = { type: "watered", seat } as const;
  log.confide(seat, { ...open, flower }, open);
  const { hand } = gardenerAt(state, seat);
  return changeGardener({ ...state, bag }, seat, { hand: [...hand, flower], hasWatered: true });
}
