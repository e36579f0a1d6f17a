import type { AnyStage } from "@harbor/face";
import type { Move } from "@harbor/kit";
import { LOCAL_KINDS, type LocalKind, type LocalPlan, stageOf } from "./localPlan.ts";

type Saved = { readonly plan: LocalPlan; readonly moves: readonly Move<unknown>[] };

const keyOf = (kind: LocalKind) => `harbor:local:${kind}`;

export function keepGame(plan: LocalPlan, moves: readonly Move<unknown>[]): void {
  try {
    localStorage.setItem(keyOf(plan.kind), JSON.stringify({ plan, moves }));
  } catch {
    // A full or forbidden store must not stop the game that is being played.
  }
}

export function forgetGame({ kind }: Pick<LocalPlan, "kind">): void {
  localStorage.removeItem(keyOf(kind));
}

export function hasSavedGame(kind: LocalKind): boolean {
  return localStorage.getItem(keyOf(kind)) !== null;
}

/** A saved game, if it can be played here; what cannot be read counts as none. */
export function savedGame(stage: AnyStage, kind: LocalKind): Saved | undefined {
  const text = localStorage.getItem(keyOf(kind));
  if (text === null) return undefined;
  try {
    const saved: unknown = JSON.parse(text);
    return isSaved(saved) && stageOf(stage, saved.plan) !== undefined ? saved : undefined;
  } catch {
    return undefined;
  }
}

function isSaved(input: unknown): input is Saved {
  if (typeof input !== "object" || input === null || !("plan" in input) || !("moves" in input)) return false;
  const { plan, moves } = input;
  if (typeof plan !== "object" || plan === null || !Array.isArray(moves)) return false;
  return (
    "kind" in plan &&
    LOCAL_KINDS.some((kind) => kind === plan.kind) &&
    "seed" in plan &&
    typeof plan.seed === "string" &&
    "people" in plan &&
    Array.isArray(plan.people)
  );
}
