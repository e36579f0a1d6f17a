import { type Damage, readReplay, verifyReplay } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";

export const CHECKS = ["file", "rules", "hash", "published", "moves", "scores"] as const;
export type CheckId = (typeof CHECKS)[number];

export type Check = {
  readonly id: CheckId;
  readonly verdict: "passed" | "failed" | "unreached";
  /** Values for the check's text. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly damage?: Damage;
};

/** The check that finds each kind of damage. */
const FOUND_BY = {
  empty: "file",
  "not-a-line": "file",
  "not-a-head": "file",
  changed: "file",
  neither: "file",
  "after-the-end": "file",
  "breaks-off": "file",
  "other-game": "rules",
  "other-rules": "rules",
  "other-cards": "rules",
  "bad-options": "rules",
  "other-hash": "hash",
  refused: "moves",
  "not-over": "moves",
  "other-scores": "scores",
} as const satisfies Record<Damage["kind"], CheckId>;

/**
 * Replays a finished game in this browser and reports check by check. `published` is the hash that this browser saw
 * when the game began, if it was there.
 */
export function verify(client: AnyGameClient, file: string, published: string | undefined): readonly Check[] {
  const read = readReplay(file);
  if (!read.ok) return judge(() => ({}), read.damage, published);
  const { seed, commitment, moves, scores, rules } = read.value;
  const values = (id: CheckId): Check["values"] => {
    switch (id) {
      case "file":
        return { lines: moves.length + 2 };
      case "rules":
        return { rules };
      case "hash":
        return { seed, hash: commitment };
      case "published":
        return { hash: published ?? "" };
      case "moves":
        return { moves: moves.length };
      case "scores":
        return { scores: scores.map(({ score }) => score).join(" : ") };
      default:
        return id satisfies never;
    }
  };
  const verified = verifyReplay(client.game, read.value);
  if (!verified.ok) return judge(values, verified.damage, published);
  const swapped = published !== undefined && published !== commitment;
  return judge(values, undefined, published).map((check) =>
    check.id === "published" && swapped ? { ...check, verdict: "failed" } : check,
  );
}

function judge(
  values: (id: CheckId) => Check["values"],
  damage: Damage | undefined,
  published: string | undefined,
): readonly Check[] {
  const asked = CHECKS.filter((id) => id !== "published" || published !== undefined);
  const failing = damage === undefined ? asked.length : asked.indexOf(FOUND_BY[damage.kind]);
  return asked.map((id, nth): Check => {
    if (nth > failing) return { id, verdict: "unreached", values: values(id) };
    if (nth < failing || damage === undefined) return { id, verdict: "passed", values: values(id) };
    return { id, verdict: "failed", values: values(id), damage };
  });
}
