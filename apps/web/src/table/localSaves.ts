import type { Move } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";
import { GAMES } from "../games.ts";
import { FIRST, gameNamed } from "../house.ts";
import { clientOf, LOCAL_KINDS, type LocalKind, type LocalPlan } from "./localPlan.ts";
import { readSave, removeSave, saveKeys, writeSave } from "./saveStorage.ts";

export type Saved = { readonly plan: LocalPlan; readonly moves: readonly Move<unknown>[] };

/** An unfinished game in this browser: enough to list it without loading the game itself. */
export type LeftGame = Pick<LocalPlan, "game" | "kind" | "people"> & {
  readonly id: string;
  /** When it was last played. */
  readonly at: number;
};

const MOST_ASIDE = 12;
const ASIDE = "harbor:aside:";

/** The storage key of the current game of a kind. The first game's name is not in it, as there once was only one. */
export function keyOf(game: string, kind: LocalKind): string {
  return game === FIRST.id ? `harbor:local:${kind}` : `harbor:local:${game}:${kind}`;
}

export function keepGame(plan: LocalPlan, moves: readonly Move<unknown>[]): void {
  // Another tab may have begun a game there.
  const there = read(readSave(keyOf(plan.game, plan.kind)) ?? "");
  if (there !== undefined && there.plan.seed !== plan.seed) setAside(plan.game, plan.kind);
  writeSave(keyOf(plan.game, plan.kind), JSON.stringify({ plan, moves, at: Date.now() }));
}

export function forgetGame({ game, kind }: Pick<LocalPlan, "game" | "kind">): void {
  removeSave(keyOf(game, kind));
}

export function hasSavedGame(game: string, kind: LocalKind): boolean {
  return readSave(keyOf(game, kind)) !== undefined;
}

/** Makes room for a new game of this kind: moves the unfinished one to the others, if it has any moves. */
export function setAside(game: string, kind: LocalKind): void {
  const text = readSave(keyOf(game, kind));
  if (text === undefined) return;
  const saved = read(text);
  if (saved !== undefined && saved.moves.length > 0) {
    const id = `${ASIDE}${saved.plan.kind}:${saved.plan.seed.slice(0, 16)}:${saved.moves.length}`;
    for (const old of asideIds().slice(MOST_ASIDE - 1)) removeSave(old);
    // First, so that the copy has the room.
    removeSave(keyOf(game, kind));
    writeSave(id, text);
    return;
  }
  removeSave(keyOf(game, kind));
}

/** All unfinished games that can be continued here, latest first. */
export function leftGames(): readonly LeftGame[] {
  const ids = [...GAMES.flatMap(({ id }) => LOCAL_KINDS.map((kind) => keyOf(id, kind))), ...asideIds()];
  return ids
    .flatMap((id): LeftGame[] => {
      const saved = read(readSave(id) ?? "");
      if (saved === undefined || saved.moves.length === 0) return [];
      const { game, kind, people } = saved.plan;
      return gameNamed(game) === undefined ? [] : [{ id, at: saved.at, game, kind, people }];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Makes a game the current one of its kind. */
export function takeUp({ id, game, kind }: LeftGame): void {
  const text = readSave(id);
  if (text === undefined || id === keyOf(game, kind)) return;
  removeSave(id);
  setAside(game, kind);
  writeSave(keyOf(game, kind), text);
}

/** Deletes a game. Returns a function that restores it. */
export function giveUp({ id }: LeftGame): () => void {
  const text = readSave(id);
  removeSave(id);
  return () => {
    if (text !== undefined && readSave(id) === undefined) writeSave(id, text);
  };
}

/** Latest first. */
function asideIds(): readonly string[] {
  const playedAt = (id: string) => read(readSave(id) ?? "")?.at ?? 0;
  return saveKeys()
    .filter((id) => id.startsWith(ASIDE))
    .toSorted((one, other) => playedAt(other) - playedAt(one));
}

/** A saved game, if it can be played here; unreadable data counts as none. */
export function savedGame(client: AnyGameClient, kind: LocalKind): Saved | undefined {
  const saved = read(readSave(keyOf(client.game.id, kind)) ?? "");
  return saved !== undefined && clientOf(client, saved.plan) !== undefined ? saved : undefined;
}

export function read(text: string): (Saved & { readonly at: number }) | undefined {
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
    "game" in plan &&
    typeof plan.game === "string" &&
    "kind" in plan &&
    LOCAL_KINDS.some((kind) => kind === plan.kind) &&
    "seed" in plan &&
    typeof plan.seed === "string" &&
    "people" in plan &&
    Array.isArray(plan.people)
  );
}
