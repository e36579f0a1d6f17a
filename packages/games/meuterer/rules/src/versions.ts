/** Every version that tables, saved games and recordings may have been started under. */
export const RULES_VERSIONS = ["1"] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

/** The version for new games. */
export const RULES_VERSION: RulesVersion = "1";

export function rulesNamed(version: string): RulesVersion | undefined {
  return RULES_VERSIONS.find((one) => one === version);
}
