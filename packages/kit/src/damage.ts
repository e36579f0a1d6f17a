import type { Seat } from "./seat.ts";

/** What can be wrong with a replay file, with the number of the line (counted from 1). */
export type Damage =
  | { readonly kind: "empty"; readonly line: 1 }
  | { readonly kind: "not-a-line"; readonly line: number }
  | { readonly kind: "not-a-head"; readonly line: 1; readonly format: string }
  | { readonly kind: "changed"; readonly line: number }
  | { readonly kind: "neither"; readonly line: number }
  | { readonly kind: "after-the-end"; readonly line: number }
  | { readonly kind: "breaks-off"; readonly line: number }
  | { readonly kind: "other-game"; readonly line: 1; readonly game: string; readonly here: string }
  | { readonly kind: "other-rules"; readonly line: 1; readonly rules: string; readonly here: string }
  | { readonly kind: "other-cards"; readonly line: 1 }
  | { readonly kind: "other-hash"; readonly line: 1 }
  | { readonly kind: "bad-options"; readonly line: 1; readonly detail: string }
  | {
      readonly kind: "refused";
      readonly line: number;
      readonly action: number;
      readonly seat: Seat;
      readonly reason: string;
    }
  | { readonly kind: "not-over"; readonly line: number }
  | { readonly kind: "other-scores"; readonly line: number };

/** What was read from a replay file, or what is wrong with the file: as one line, and as data for translation. */
export type ReplayResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly damage: Damage };

export function damaged(damage: Damage): ReplayResult<never> {
  return { ok: false, problem: tellDamage(damage), damage };
}

function tellDamage(damage: Damage): string {
  const at = `line ${damage.line}`;
  switch (damage.kind) {
    case "empty":
      return "the file is empty";
    case "not-a-line":
      return `${at} is not a line of a replay`;
    case "not-a-head":
      return `${at} is not the head of a replay (${damage.format})`;
    case "changed":
      return `${at} was changed, or lines before it are missing`;
    case "neither":
      return `${at} is neither an action nor the end`;
    case "after-the-end":
      return `${at} comes after the end`;
    case "breaks-off":
      return `the file breaks off after ${at}`;
    case "other-game":
      return `${at}: this is a game of ${damage.game}, not of ${damage.here}`;
    case "other-rules":
      return `${at}: played under rules ${damage.rules}, not ${damage.here}`;
    case "other-cards":
      return `${at}: played with another card set`;
    case "other-hash":
      return `${at}: the seed does not fit the published hash`;
    case "bad-options":
      return `${at}: ${damage.detail}`;
    case "refused":
      return `${at}: action ${damage.action} of seat ${damage.seat} is refused (${damage.reason})`;
    case "not-over":
      return `${at}: the game is not over after the last action`;
    case "other-scores":
      return `${at}: the scores are not those of the game`;
    default:
      return damage satisfies never;
  }
}
