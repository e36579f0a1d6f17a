import type { Mode } from "@harbor/bremerhaven";
import type { ModeExpectation } from "@harbor/ui";

/** For people who know the rules and play without a break; a first game takes longer. */
export const EXPECTATIONS: Readonly<Record<Mode, ModeExpectation>> = {
  long: { minutes: { 2: 90, 3: 120, 4: 150 }, difficulty: "hard" },
  short: { minutes: { 2: 45, 3: 60, 4: 75 }, difficulty: "easy" },
  solo: { minutes: { 1: 30 }, difficulty: "medium" },
};
