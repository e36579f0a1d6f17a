/** The sections of the rule book in order, by the ids that links use in every language. */
export const SECTION_IDS = [
  "overview",
  "vocabulary",
  "setup",
  "bidding",
  "town",
  "sea",
  "land",
  "harbor",
  "money",
  "newspaper",
  "clean-up",
  "end",
  "solo",
  "secrets",
  "tables",
  "cards",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
