import type { Score, Seat } from "@harbor/kit";
import type { Person } from "@harbor/ui";
import { noteDay, ownDay } from "../daily/ownDays.ts";
import { FIRST } from "../house.ts";
import { fieldOf, numberIn, textIn } from "./fields.ts";
import { keepResult } from "./results.ts";

/** A game that ended in this browser: enough to list and compare it without opening its file. */
export type FinishedGame = {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly mode: string;
  readonly people: readonly Pick<Person, "name" | "color" | "kind">[];
  /** The hash of the seed: equal hashes mean equal shuffles. */
  readonly commitment: string;
  readonly scores: readonly Pick<Score, "seat" | "place" | "score">[];
  /** The seat played from this device; absent if several people shared it, or nobody here played. */
  readonly own?: Seat;
  /** Its shuffles were known: it repeats or continues another game. */
  readonly again?: true;
  /** It is the game of this day. */
  readonly day?: string;
  /** It was played with cards other than the game's own. */
  readonly ownCards?: true;
  /** Where to find the recording. */
  readonly path: string;
};

const MOST = 20;
const INDEX = "harbor:finished";
const keyOf = (id: string) => `${INDEX}:${id}`;

export function finishedGames(): readonly FinishedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(INDEX) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFinished).map((game) => ({ ...game, game: game.game ?? FIRST.id })) : [];
  } catch {
    return [];
  }
}

export function finishedFile(id: string): string | undefined {
  return localStorage.getItem(keyOf(id)) ?? undefined;
}

/** Stores a finished game, and its file if no server has it; whether it did. Latest first; the oldest make room. */
export function keepFinished(game: FinishedGame, file: string | undefined): boolean {
  const score = game.scores.find(({ seat }) => seat === game.own)?.score;
  const isFirst =
    game.day === undefined ||
    (score !== undefined && noteDay({ game: game.game, day: game.day, score, id: game.id })) ||
    ownDay(game.game, game.day)?.id === game.id;
  keepResult(isFirst ? game : { ...game, again: true });
  let games = [game, ...finishedGames().filter(({ id }) => id !== game.id)].toSorted((one, other) => other.at - one.at);
  for (const { id } of games.slice(MOST)) localStorage.removeItem(keyOf(id));
  games = games.slice(0, MOST);
  while (games.length > 0) {
    try {
      if (file !== undefined) localStorage.setItem(keyOf(game.id), file);
      localStorage.setItem(INDEX, JSON.stringify(games));
      return true;
    } catch {
      // The storage is full: drop the oldest game.
      const oldest = games.pop();
      if (oldest !== undefined) localStorage.removeItem(keyOf(oldest.id));
    }
  }
  return false;
}

export function forgetFinished(id: string): void {
  localStorage.removeItem(keyOf(id));
  localStorage.setItem(INDEX, JSON.stringify(finishedGames().filter((game) => game.id !== id)));
}

/** Other results with the same shuffles, latest first. */
export function sameSeed(wanted: Pick<FinishedGame, "game" | "commitment" | "mode">, seats: number) {
  return finishedGames().filter(
    ({ game, commitment, mode, people }) =>
      game === wanted.game && commitment === wanted.commitment && mode === wanted.mode && people.length === seats,
  );
}

/** The seat of the only person at a table that is played on one device. */
export function onlyPerson(people: FinishedGame["people"]): Seat | undefined {
  const persons = people.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

/** Records from the time of a single game do not name it. */
type Stored = Omit<FinishedGame, "game"> & { readonly game?: string };

function isFinished(input: unknown): input is Stored {
  return (
    ["id", "mode", "commitment", "path"].every((field) => textIn(input, field) !== undefined) &&
    numberIn(input, "at") !== undefined &&
    (fieldOf(input, "game") === undefined || textIn(input, "game") !== undefined) &&
    Array.isArray(fieldOf(input, "people")) &&
    Array.isArray(fieldOf(input, "scores"))
  );
}
