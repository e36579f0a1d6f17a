import { MOST_FIGURES } from "@harbor/ui";
import { fieldOf, numberIn, textIn } from "./fields.ts";
import type { FinishedGame } from "./finishedGames.ts";

/** How this device's player did in a game. It is small, and stays when the recording makes room for others. */
export type Result = Pick<FinishedGame, "id" | "game" | "at" | "mode"> & {
  readonly seats: number;
  /** How many of the opponents were bots. */
  readonly bots: number;
  readonly score: number;
  readonly place: number;
  /** What the game counts besides; absent until it has been counted, and for games from before there were figures. */
  readonly figures?: Readonly<Record<string, number>>;
};

const MOST = 300;
const KEY = "harbor:results";

/** Latest first. */
export function results(): readonly Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Notes the result of a game in which somebody played from this device. Its first result stays. */
export function keepResult({ id, game, at, mode, people, scores, own, ownCards, again }: FinishedGame): void {
  const score = scores.find(({ seat }) => seat === own);
  const before = results();
  // Other cards make other scores, and so does knowing what comes.
  if (score === undefined || ownCards === true || again === true || before.some((one) => one.id === id)) return;
  const bots = people.filter(({ kind }, seat) => kind === "bot" && seat !== own).length;
  const result = { id, game, at, mode, seats: people.length, bots, score: score.score, place: score.place };
  keepResults([result, ...before]);
}

/** Adds to a result what the game counts in it. */
export function noteFigures(id: string, figures: Readonly<Record<string, number>>): void {
  const few = Object.fromEntries(Object.entries(figures).slice(0, MOST_FIGURES));
  keepResults(results().map((one) => (one.id === id ? { ...one, figures: few } : one)));
}

export function keepResults(all: readonly Result[]): void {
  const latest = all.toSorted((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // A full storage costs a line of the statistics, never the game.
  }
}

export function forgetResults(): void {
  localStorage.removeItem(KEY);
}

/** The best score so far in games of this kind. */
export function bestScore(wanted: Pick<Result, "game" | "mode" | "seats">): number | undefined {
  const scores = results()
    .filter(({ game, mode, seats }) => game === wanted.game && mode === wanted.mode && seats === wanted.seats)
    .map(({ score }) => score);
  return scores.length === 0 ? undefined : Math.max(...scores);
}

function isResult(input: unknown): input is Result {
  return (
    ["id", "game", "mode"].every((field) => textIn(input, field) !== undefined) &&
    ["at", "seats", "bots", "score", "place"].every((field) => numberIn(input, field) !== undefined) &&
    Object.values(fieldOf(input, "figures") ?? {}).every((figure) => typeof figure === "number")
  );
}
