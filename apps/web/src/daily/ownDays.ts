import { fieldOf, numberIn, textIn } from "../replay/fields.ts";
import { dayBefore, dayOf } from "./day.ts";

/** The first try at the game of a day in this browser. */
export type OwnDay = {
  readonly game: string;
  readonly day: string;
  readonly score: number;
  /** Names the recording; empty if another device was first. */
  readonly id: string;
  /** The server has answered: it counts, or never will. */
  readonly isSettled?: true;
  /** Why the server did not accept it. */
  readonly refused?: string;
};

const KEY = "harbor:daily";
const MOST = 60;

export function ownDays(game: string): readonly OwnDay[] {
  return all().filter((one) => one.game === game);
}

export function ownDay(game: string, day: string): OwnDay | undefined {
  return all().find((one) => one.game === game && one.day === day);
}

/** Notes a first try; whether it is one. */
export function noteDay(own: OwnDay): boolean {
  if (ownDay(own.game, own.day) !== undefined) return false;
  keep([own, ...all()]);
  return true;
}

export function settleDay({ game, day }: OwnDay, change: Partial<Pick<OwnDay, "refused" | "score" | "id">>): void {
  keep(all().map((own) => (own.game === game && own.day === day ? { ...own, ...change, isSettled: true } : own)));
}

/** Tries that the server has not answered, and still accepts. */
export function unsettledDays(game: string, now = Date.now()): readonly OwnDay[] {
  const first = dayBefore(dayOf(now));
  return ownDays(game).filter(({ day, isSettled }) => isSettled !== true && day >= first);
}

function all(): readonly OwnDay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isOwnDay) : [];
  } catch {
    return [];
  }
}

function keep(days: readonly OwnDay[]): void {
  const latest = days.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // The recording itself has already made room for what matters more.
  }
}

function isOwnDay(input: unknown): input is OwnDay {
  return (
    ["game", "day", "id"].every((field) => textIn(input, field) !== undefined) &&
    numberIn(input, "score") !== undefined &&
    [undefined, true].some((value) => value === fieldOf(input, "isSettled"))
  );
}
