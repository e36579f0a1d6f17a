import type { Bot } from "./bot.ts";
import type { Luck } from "./luck.ts";

/** A number that a learner turns, and where it stands at first. */
export type Dial = { readonly name: string; readonly from: number; readonly to: number; readonly start: number };

/** One number for each dial. */
export type Setting = readonly number[];

/** A bot made of numbers that can be learned by play. */
export type Pupil<View, Action> = {
  readonly dials: readonly Dial[];
  taught(setting: Setting): Bot<View, Action>;
};

/** Learns which setting wins most often, by having some tried again and again. */
export type Learner = {
  /** The settings to be tried next. */
  propose(): readonly Setting[];
  /** How often each of those proposed last has won. */
  hear(shares: readonly number[]): void;
  /** What it believes in by now. */
  belief(): Setting;
};

/** How many settings are tried at a time, and how many of them are learned from. */
const TRIED = 12;
const HEEDED = 4;
/** How much of a dial's range new settings spread over at first, and at least. */
const FIRST_SPREAD = 0.3;
const LEAST_SPREAD = 0.06;
/** How much of what was believed before is kept. */
const KEPT = 0.3;

/**
 * The cross-entropy method: settings are drawn around a belief, and the belief moves to those that won most. It needs
 * no slope, and a lucky setting carries it only a part of the way.
 */
export function openLearner(dials: readonly Dial[], luck: Luck): Learner {
  const shareOf = ({ from, to }: Dial, value: number) => (value - from) / (to - from);
  const turnedTo = ({ from, to }: Dial, share: number) => from + share * (to - from);
  let middle = dials.map((dial) => shareOf(dial, dial.start));
  let spread = dials.map(() => FIRST_SPREAD);
  let tried: (readonly number[])[] = [];
  const settingOf = (shares: readonly number[]) => dials.map((dial, nth) => turnedTo(dial, shares[nth] ?? 0));

  return {
    propose() {
      const draw = () => middle.map((at, nth) => Math.min(1, Math.max(0, at + (spread[nth] ?? 0) * luck.bell())));
      tried = [middle, ...Array.from({ length: TRIED - 1 }, draw)];
      return tried.map(settingOf);
    },
    hear(shares) {
      const best = tried
        .map((setting, nth) => ({ setting, share: shares[nth] ?? 0 }))
        .sort((a, b) => b.share - a.share)
        .slice(0, HEEDED)
        .map(({ setting }) => setting);
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const columns = dials.map((_, nth) => best.map((setting) => setting[nth] ?? 0));
      const found = columns.map(mean);
      // Seen from where it was: what has moved far is still on its way and must not be narrowed down.
      const width = columns.map((column, nth) => Math.sqrt(mean(column.map((one) => (one - (middle[nth] ?? 0)) ** 2))));
      middle = middle.map((at, nth) => KEPT * at + (1 - KEPT) * (found[nth] ?? at));
      spread = spread.map((at, nth) => Math.max(LEAST_SPREAD, KEPT * at + (1 - KEPT) * (width[nth] ?? at)));
    },
    belief: () => settingOf(middle),
  };
}
