import type { Person } from "@harbor/face";
import type { Score } from "@harbor/kit";

/** A game that came to its end in this browser: enough to list and to compare it without opening its file. */
export type FinishedGame = {
  readonly id: string;
  readonly at: number;
  readonly mode: string;
  readonly people: readonly Pick<Person, "name" | "color" | "kind">[];
  /** The hash of the seed: games with the same one are played in the same harbor. */
  readonly commitment: string;
  readonly scores: readonly Pick<Score, "seat" | "place" | "score">[];
  /** Where the recording is found. */
  readonly path: string;
};

const MOST = 20;
const INDEX = "harbor:finished";
const keyOf = (id: string) => `${INDEX}:${id}`;

export function finishedGames(): readonly FinishedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(INDEX) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFinished) : [];
  } catch {
    return [];
  }
}

export function finishedFile(id: string): string | undefined {
  return localStorage.getItem(keyOf(id)) ?? undefined;
}

/** Keeps a game, and its file where no server has it: the latest first, and the oldest ones make room. */
export function keepFinished(game: FinishedGame, file: string | undefined): void {
  let games = [game, ...finishedGames().filter(({ id }) => id !== game.id)].toSorted((one, other) => other.at - one.at);
  for (const { id } of games.slice(MOST)) localStorage.removeItem(keyOf(id));
  games = games.slice(0, MOST);
  while (games.length > 0) {
    try {
      if (file !== undefined) localStorage.setItem(keyOf(game.id), file);
      localStorage.setItem(INDEX, JSON.stringify(games));
      return;
    } catch {
      // The store is full: one game less, the oldest first.
      const oldest = games.pop();
      if (oldest !== undefined) localStorage.removeItem(keyOf(oldest.id));
    }
  }
}

export function forgetFinished(id: string): void {
  localStorage.removeItem(keyOf(id));
  localStorage.setItem(INDEX, JSON.stringify(finishedGames().filter((game) => game.id !== id)));
}

/** What others, or oneself at another time, made of the same harbor, the latest first. */
export function sameHarbor(commitment: string, mode: string, seats: number): readonly FinishedGame[] {
  return finishedGames().filter(
    (game) => game.commitment === commitment && game.mode === mode && game.people.length === seats,
  );
}

function isFinished(input: unknown): input is FinishedGame {
  return (
    typeof input === "object" &&
    input !== null &&
    "id" in input &&
    typeof input.id === "string" &&
    "at" in input &&
    typeof input.at === "number" &&
    "mode" in input &&
    typeof input.mode === "string" &&
    "commitment" in input &&
    "path" in input &&
    typeof input.path === "string" &&
    "people" in input &&
    Array.isArray(input.people) &&
    "scores" in input &&
    Array.isArray(input.scores)
  );
}
