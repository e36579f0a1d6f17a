import { clockwise, type Seat } from "@harbor/kit";
import { HOURS, type Hour } from "../actions.ts";
import { asking, changeGardener, gardenerAt, type PosyStep, type State } from "../state.ts";
import type { RulesVersion } from "../versions.ts";

const PRICES: Readonly<Record<Hour, number>> = { 5: 2, 6: 1, 7: 0 };
const WAKES = HOURS.map((hour) => ({ type: "wake", hour }) as const);

/** DAY-1, WAK-1 and WAK-2: all choose at once and in secret, and may choose anew until the last has chosen. */
export function wakeStep(rules: RulesVersion): PosyStep {
  return asking({
    id: "wake",
    takes: ["wake"],
    enter(state, log) {
      const missing = Math.max(0, 2 * state.gardeners.length - state.meadow.length);
      const meadow = [...state.meadow, ...state.bag.slice(0, missing)];
      const day = state.day + 1;
      log.tell({ type: "day-begun", day, meadow });
      const waiting = clockwise(0, state.gardeners.length);
      return { ...state, day, meadow, bag: state.bag.slice(missing), hours: {}, waiting };
    },
    pending: ({ waiting, hours }) => waiting.filter((seat) => hours[seat] === undefined),
    mayAct: ({ waiting }, seat) => waiting.includes(seat),
    candidates: () => WAKES,
    whyNot:
      ({ hours }, seat) =>
      (action) => {
        return hours[seat] === action.hour ? "already-chosen" : undefined;
      },
    perform(state, seat, action, log) {
      const { hour } = action;
      const open = { type: "chosen", seat } as const;
      log.confide(seat, { ...open, hour }, open);
      const chosen: State = { ...state, hours: { ...state.hours, [seat]: hour } };
      const hours = state.gardeners.flatMap((_, one) => chosen.hours[one] ?? []);
      if (hours.length < state.gardeners.length) return chosen;
      const order = orderOf(rules, chosen, hours);
      log.tell({ type: "woken", hours, order: [...order] });
      const paid = hours.reduce((before, of, one) => {
        const { points, sleep } = gardenerAt(before, one);
        return changeGardener(before, one, { points: points - PRICES[of], sleep: sleep + PRICES[of] });
      }, chosen);
      return { ...paid, order, asked: 0, waiting: [] };
    },
    next: () => "gather",
  });
}

function orderOf(rules: RulesVersion, state: State, hours: readonly Hour[]): readonly Seat[] {
  const points = (seat: Seat) => (rules === "1" ? 0 : gardenerAt(state, seat).points);
  return clockwise(state.first, hours.length).toSorted(
    (a, b) => (hours[a] ?? 0) - (hours[b] ?? 0) || points(a) - points(b),
  );
}
