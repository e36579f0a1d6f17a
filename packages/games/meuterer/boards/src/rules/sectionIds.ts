/** The sections of the rule book in order, by the ids that links use in every language. */
export const SECTION_IDS = [
  "overview",
  "vocabulary",
  "setup",
  "round",
  "offer",
  "lading",
  "roles",
  "courses",
  "reveal",
  "mutiny",
  "voyage",
  "selling",
  "prices",
  "sailing",
  "refill",
  "end",
  "pirates",
  "secrets",
  "autopilot",
  "examples",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
