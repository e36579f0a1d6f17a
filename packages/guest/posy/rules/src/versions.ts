/** What tables and recordings may have been begun under; the last is played today. */
export const RULES_VERSIONS = ["1", "2"] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const RULES_VERSION: RulesVersion = "2";
