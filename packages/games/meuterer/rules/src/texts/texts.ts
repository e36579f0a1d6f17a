import type { ActionType } from "../actions.ts";
import type { Reason } from "../reasons.ts";
import type { Chart, Kind, Mode, Part, Role, StepId } from "../vocabulary.ts";

/** All texts of the rules package in one language. */
export type Texts = {
  /** By id. Islands of another set may have no name here. */
  readonly islands: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly roles: Readonly<Record<Role | "captain", string>>;
  readonly steps: Readonly<Record<StepId, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly charts: Readonly<Record<Chart, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly actions: Readonly<Record<ActionType, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly counts: Readonly<Record<`${"cards" | "sabers" | "points" | "islands"}_${"one" | "other"}`, string>>;
};
