import { COMMON_REASONS } from "@harbor/kit";

/** Why an action is refused. The client has a text for each, with the rule it comes from. */
export const REASONS = [
  ...COMMON_REASONS,
  "no-such-card",
  "captain-lays-first",
  "role-gone",
  "too-many-sabers",
  "not-offered",
  "wrong-number",
  "not-drawn",
] as const;
export type Reason = (typeof REASONS)[number];
