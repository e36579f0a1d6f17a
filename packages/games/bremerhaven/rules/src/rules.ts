import type { StepId } from "./vocabulary.ts";

export const RULES_VERSIONS = ["1", "2"] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

/** What has been played differently from one version to another. All else has always been the same. */
export type Rules = {
  readonly version: RulesVersion;
  /** TWN-3: whether the option `ordered` puts the raises in rank order, too. */
  readonly ordersInfluence: boolean;
  /** HBR-1: where a good that is produced may go. */
  readonly produceTo: "empty-space" | "space-or-building";
  /** Whether every power of a harbor counts, or of several of one kind only the first. */
  readonly powers: "all" | "first";
  /** The steps in which players may take back what they have done. */
  readonly undoIn: readonly StepId[];
  /** HBR-6: whether a player who is done in an ordered harbor phase may take that back. */
  readonly reopensInOrder: boolean;
};

/**
 * Every version that tables, saved games and recordings may have been begun under. One that has been released is never
 * changed again: what is to be different gets a new version.
 */
export const RULES: Readonly<Record<RulesVersion, Rules>> = {
  "1": {
    version: "1",
    ordersInfluence: false,
    produceTo: "space-or-building",
    powers: "first",
    undoIn: ["harbor"],
    reopensInOrder: true,
  },
  "2": {
    version: "2",
    ordersInfluence: true,
    produceTo: "empty-space",
    powers: "all",
    undoIn: ["founding", "permit", "harbor"],
    reopensInOrder: false,
  },
};

/** What new games are played under. */
export const RULES_VERSION: RulesVersion = "2";

export function rulesNamed(version: string): Rules | undefined {
  const known = RULES_VERSIONS.find((one) => one === version);
  return known === undefined ? undefined : RULES[known];
}
