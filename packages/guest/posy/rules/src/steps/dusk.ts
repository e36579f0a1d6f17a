import type { Flowers } from "../flowers.ts";
import { asking, askNext, changeGardener, gardenerAt, type PosyStep, without } from "../state.ts";

/** DSK-1: whoever were not asked would have no thistle, so everybody is. */
export function duskStep(flowers: Flowers): PosyStep {
  return asking({
    id: "dusk",
    takes: ["keep", "bury"],
    enter: (state) => askNext({ ...state, asked: 0 }),
    asksInSecret: true,
    candidates(state, seat) {
      const thistles = new Set(gardenerAt(state, seat).hand.filter(flowers.isThistle));
      return [{ type: "keep" }, ...[...thistles].map((flower) => ({ type: "bury", flower }) as const)];
    },
    whyNot: (state, seat) => (action) => {
      if (action.type === "keep") return undefined;
      const { hand } = gardenerAt(state, seat);
      return flowers.isThistle(action.flower) && hand.includes(action.flower) ? undefined : "no-thistle";
    },
    perform(state, seat, action, log) {
      const open = { type: "slept", seat } as const;
      const over = { ...state, asked: state.asked + 1 };
      if (action.type === "keep") {
        log.confide(seat, open, open);
        return askNext(over);
      }
      const { flower } = action;
      const [drawn = flower, ...bag] = [...state.bag, flower];
      log.confide(seat, { ...open, buried: flower, drawn }, open);
      const left = without(gardenerAt(state, seat).hand, [flower]) ?? [];
      return askNext(changeGardener({ ...over, bag }, seat, { hand: [...left, drawn] }));
    },
    next: ({ day, options }) => (day < options.days ? "wake" : "end"),
  });
}
