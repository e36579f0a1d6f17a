import type { StepId } from "./vocabulary.ts";

export const RULES_VERSIONS = ["1", "2"] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

/** The differences between versions of the rules. Everything else has always been the same. */
export type Rules = {
  readonly version: RulesVersion;
  /** TWN-3: whether the option `ordered` puts the raises in rank order, too. */
  readonly ordersInfluence: boolean;
  /** HBR-1: where a produced good may go. */
  readonly produceTo: "empty-space" | "space-or-building";
  /** Whether all powers in a harbor count, or only the first of each kind. */
  readonly powers: "all" | "first";
  /** The steps in which players may undo their actions. */
  readonly undoIn: readonly StepId[];
  /** HBR-6: whether a player who is done in an ordered harbor phase may undo that. */
  readonly reopensInOrder: boolean;
};

/**
 * Every version that tables, saved games and recordings may have been started under. Never change a released version;
 * add a new one instead.
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

/** The version for new games. */
export const RULES_VERSION: RulesVersion = "2";

export function rulesNamed(version: string): Rules | undefined {
  const known = RULES_VERSIONS.find((one) => one === version);
  return known === undefined ? undefined : RULES[known];
}
