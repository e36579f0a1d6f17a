import { DEVICES, type Device } from "./lighthouse.ts";

/** How much is measured; the short run only shows that everything works. */
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

/** Without Lighthouse, whose every run takes ten seconds, and a reveal, which takes as long as it takes people. */
export const QUICK: Plan = {
  lighthouse: { devices: [], runs: 0 },
  moves: { taps: 4, drags: 2 },
  reveals: 0,
};
