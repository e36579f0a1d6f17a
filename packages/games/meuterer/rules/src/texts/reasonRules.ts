import type { Reason } from "../reasons.ts";

/** The rule of RULES.md behind a refusal. Malformed input breaks no rule of the game. */
export const REASON_RULES: Readonly<Record<Reason, string | undefined>> = {
  malformed: undefined,
  "no-such-seat": "SET-1",
  "game-over": "END-1",
  "not-your-turn": "LAD-1",
  "not-now": "RND-2",
  "no-such-card": "LAD-2",
  "captain-lays-first": "LAD-3",
  "role-gone": "PAS-5",
  "too-many-sabers": "MUT-4",
  "not-offered": "SEL-7",
  "wrong-number": "REF-4",
  "not-drawn": "REF-4",
};
