import { DEVICES, type Device } from "./lighthouse.ts";

/** How much to measure. The quick run only shows that everything works. */
export type Plan = {
  readonly lighthouse: { readonly devices: readonly Device[]; readonly runs: number };
  readonly moves: { readonly taps: number; readonly drags: number };
  readonly reveals: number;
};

export const FULL: Plan = {
  lighthouse: { devices: DEVICES, runs: 3 },
  moves: { taps: 60, drags: 30 },
  reveals: 12,
};

/** Skips Lighthouse, which takes ten seconds a run, and the reveal, which runs in real time. */
export const QUICK: Plan = {
  lighthouse: { devices: [], runs: 0 },
  moves: { taps: 4, drags: 2 },
  reveals: 0,
};
