import { LONGEST_POSY } from "../actions.ts";
import type { Flowers } from "../flowers.ts";
import { goodPosies, worthOfPosy } from "../posy.ts";
import { asking, askNext, changeGardener, gardenerAt, type PosyStep, without } from "../state.ts";
import { water, whyNotWater } from "./gather.ts";

const REST = { type: "rest" } as const;
const WATER = { type: "water" } as const;

/** TRN-2: the second half of a turn. There are thousands of rows, so only good ones are listed. */
export function tieStep(flowers: Flowers): PosyStep {
  return asking({
    id: "tie",
    takes: ["tie", "rest", "water"],
    enter: askNext,
    candidates(state, seat) {
      const rows = goodPosies(flowers, gardenerAt(state, seat).hand);
      return [...rows.map((row) => ({ type: "tie", flowers: row }) as const), REST, WATER];
    },
    draw(state, seat, dice) {
      const { hand } = gardenerAt(state, seat);
      const most = Math.min(LONGEST_POSY, hand.length);
      if (most < 2) return whyNotWater(state, seat) === undefined && dice.below(2) === 0 ? WATER : REST;
      return { type: "tie", flowers: dice.shuffled(hand).slice(0, 2 + dice.below(most - 1)) };
    },
    whyNot: (state, seat) => (action) => {
      if (action.type === "rest") return undefined;
      if (action.type === "water") return whyNotWater(state, seat);
      return without(gardenerAt(state, seat).hand, action.flowers) === undefined ? "not-in-hand" : undefined;
    },
    tellForced: (seat, log) => log.tell({ type: "forced", seat }),
    perform(state, seat, action, log) {
      if (action.type === "water") return water(state, seat, log);
      const over = { ...state, asked: state.asked + 1, waiting: [] };
      if (action.type === "rest") {
        log.tell({ type: "rested", seat });
        return over;
      }
      const row = action.flowers;
      const points = worthOfPosy(flowers, row);
      log.tell({ type: "tied", seat, flowers: [...row], points });
      const gardener = gardenerAt(state, seat);
      return changeGardener({ ...over, tied: [...state.tied, ...row] }, seat, {
        hand: without(gardener.hand, row) ?? [],
        points: gardener.points + points,
        posies: gardener.posies + 1,
        longest: Math.max(gardener.longest, row.length),
      });
    },
    next: ({ asked, order }) => (asked < order.length ? "gather" : "dusk"),
  });
}
