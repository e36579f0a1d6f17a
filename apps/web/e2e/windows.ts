import { freshChance, openDice, seedFrom } from "@harbor/kit";

export type Window = { readonly width: number; readonly height: number };

/** Common window sizes: phones upright and sideways, tablets, laptops, desktops, and a very wide one. */
export const WINDOWS: readonly Window[] = [
  [360, 640],
  [390, 844],
  [600, 960],
  [844, 390],
  [720, 450],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
].map(([width = 0, height = 0]) => ({ width, height }));

/** The narrowest, the lowest, the least that shows all boards side by side, and the most common of each kind. */
export const DECISIVE: readonly Window[] = WINDOWS.filter(({ width, height }) =>
  ["360×640", "390×844", "844×390", "720×450", "1024×768", "1280×720", "1440×900"].includes(`${width}×${height}`),
);

/** Even smaller phones sideways: there, too, a bid can be considered without looking elsewhere. */
export const LOW_WINDOWS: readonly Window[] = [
  { width: 667, height: 375 },
  { width: 740, height: 360 },
];

/** Windows of people who read with letters twice as large: a third of them for each screen, in turns. */
export const LARGE_LETTERS: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const LEAST = { width: 360, height: 640 };
const MOST = { width: 2600, height: 1500 };

/** Windows of other shapes; the same seed always draws the same ones. */
export function drawnWindows(seed: string, count: number): readonly Window[] {
  const dice = openDice(freshChance(seedFrom(seed)));
  return Array.from({ length: count }, () => ({
    width: LEAST.width + dice.below(MOST.width - LEAST.width),
    height: LEAST.height + dice.below(MOST.height - LEAST.height),
  }));
}
