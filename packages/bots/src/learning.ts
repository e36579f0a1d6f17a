import type { Bot } from "./bot.ts";
import type { Luck } from "./luck.ts";

/** A parameter that a learner tunes, and its initial value. */
export type Dial = { readonly name: string; readonly from: number; readonly to: number; readonly start: number };

/** One value for each dial. */
export type Setting = readonly number[];

/** A bot with parameters that can be learned by playing. */
export type Pupil<View, Action> = {
  readonly dials: readonly Dial[];
  /** Where it plays against its teacher. */
  readonly table: { readonly mode: string; readonly seats: number };
  taught(setting: Setting): Bot<View, Action>;
};

/** Learns by repeated trials which setting wins most often. */
export type Learner = {
  /** The settings to try next. */
  propose(): readonly Setting[];
  /** Reports the share of wins of each setting proposed last. */
  hear(shares: readonly number[]): void;
  /** The current best guess. */
  belief(): Setting;
};

/** How many settings are tried per generation, and how many of the best are learned from. */
const TRIED = 12;
const HEEDED = 4;
/** The initial and minimum spread of new settings, as a share of a dial's range. */
const FIRST_SPREAD = 0.3;
const LEAST_SPREAD = 0.06;
/** How much of the previous belief is kept. */
const KEPT = 0.3;

/**
 * The cross-entropy method: settings are drawn around a belief, and the belief moves to those that won most. It needs
 * no gradient, and one lucky setting moves it only part of the way.
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
      // Measured from the previous belief: a dial that has moved far is still moving, and its spread must not shrink.
      const width = columns.map((column, nth) => Math.sqrt(mean(column.map((one) => (one - (middle[nth] ?? 0)) ** 2))));
      middle = middle.map((at, nth) => KEPT * at + (1 - KEPT) * (found[nth] ?? at));
      spread = spread.map((at, nth) => Math.max(LEAST_SPREAD, KEPT * at + (1 - KEPT) * (width[nth] ?? at)));
    },
    belief: () => settingOf(middle),
  };
}
