import type { AnyStage } from "@harbor/face";
import type { Move } from "@harbor/kit";
import { LOCAL_KINDS, type LocalKind, type LocalPlan, stageOf } from "./localPlan.ts";

type Saved = { readonly plan: LocalPlan; readonly moves: readonly Move<unknown>[] };

/** A game in this browser that has not come to its end: enough to list it without loading the game itself. */
export type LeftGame = Pick<LocalPlan, "kind" | "people"> & {
  readonly id: string;
  /** When it was played last. */
  readonly at: number;
};

const MOST_ASIDE = 12;
const ASIDE = "harbor:aside:";
const keyOf = (kind: LocalKind) => `harbor:local:${kind}`;

export function keepGame(plan: LocalPlan, moves: readonly Move<unknown>[]): void {
  try {
    localStorage.setItem(keyOf(plan.kind), JSON.stringify({ plan, moves, at: Date.now() }));
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

/** Makes room for another game of this kind: the one that was left is put with the others, if it had begun at all. */
export function setAside(kind: LocalKind): void {
  const text = localStorage.getItem(keyOf(kind));
  if (text === null) return;
  const saved = read(text);
  if (saved !== undefined && saved.moves.length > 0) {
    const id = `${ASIDE}${saved.plan.kind}:${saved.plan.seed.slice(0, 16)}:${saved.moves.length}`;
    for (const old of asideIds().slice(MOST_ASIDE - 1)) localStorage.removeItem(old);
    try {
      localStorage.setItem(id, text);
    } catch {
      // The store is full: better to keep the game where it is than to lose it.
      return;
    }
  }
  localStorage.removeItem(keyOf(kind));
}

/** All games that were left, the latest first. */
export function leftGames(): readonly LeftGame[] {
  const ids = [...LOCAL_KINDS.map(keyOf), ...asideIds()];
  return ids
    .flatMap((id): LeftGame[] => {
      const saved = read(localStorage.getItem(id) ?? "");
      if (saved === undefined || saved.moves.length === 0) return [];
      return [{ id, at: saved.at, kind: saved.plan.kind, people: saved.plan.people }];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Puts a game where the page for games of its kind goes on with it. */
export function takeUp({ id, kind }: LeftGame): void {
  const text = localStorage.getItem(id);
  if (text === null || id === keyOf(kind)) return;
  localStorage.removeItem(id);
  setAside(kind);
  localStorage.setItem(keyOf(kind), text);
}

/** Gives up a game, and gives the way to have it back. */
export function giveUp({ id }: LeftGame): () => void {
  const text = localStorage.getItem(id);
  localStorage.removeItem(id);
  return () => {
    if (text !== null && localStorage.getItem(id) === null) localStorage.setItem(id, text);
  };
}

/** The latest first. */
function asideIds(): readonly string[] {
  const ids = Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? "");
  const playedAt = (id: string) => read(localStorage.getItem(id) ?? "")?.at ?? 0;
  return ids.filter((id) => id.startsWith(ASIDE)).toSorted((one, other) => playedAt(other) - playedAt(one));
}

/** A saved game, if it can be played here; what cannot be read counts as none. */
export function savedGame(stage: AnyStage, kind: LocalKind): Saved | undefined {
  const saved = read(localStorage.getItem(keyOf(kind)) ?? "");
  return saved !== undefined && stageOf(stage, saved.plan) !== undefined ? saved : undefined;
}

function read(text: string): (Saved & { readonly at: number }) | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    if (!isSaved(saved)) return undefined;
    return { ...saved, at: "at" in saved && typeof saved.at === "number" ? saved.at : 0 };
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
