import type { Cue } from "@harbor/face";
import type { TableSnapshot } from "../table/table.ts";

/** What somebody who does not look at the screen should learn of a change. */
export type News = "turn" | "end" | Cue;

/** At a table with others; around one screen everybody looks at it anyway. */
export function isOwnTurn({ status, link, seat, waiting }: TableSnapshot): boolean {
  return status === "playing" && link !== "here" && seat !== undefined && waiting.includes(seat);
}

/** What is new at a table; nothing while one comes to it, for that is no news. */
export function newsIn(
  before: TableSnapshot | undefined,
  now: TableSnapshot,
  cueOf: (event: unknown) => Cue | undefined,
): readonly News[] {
  // The lobby has no game to be seen yet; whoever has just come has seen neither.
  if (before === undefined || (before.view === undefined && before.lobby === undefined)) return [];
  if (now.link === "lost" || now.link === "outdated") return [];
  if (before.seat !== now.seat || now.history.length < before.history.length) return [];
  const cues = new Set(now.history.slice(before.history.length).map(({ event }) => cueOf(event)));
  const news: News[] = [...cues].flatMap((cue) => cue ?? []);
  if (before.status === "playing" && now.status === "finished") news.push("end");
  else if (isOwnTurn(now) && !isOwnTurn(before)) news.push("turn");
  return news;
}

export type Waiting = {
  /** The game at this table waits for oneself. */
  readonly here: boolean;
  /** At how many other tables it does. */
  readonly elsewhere: number;
  readonly unread: number;
};

/** The title of the tab: what waits for its owner first, then where that is. */
export function titleOf(page: string, { here, elsewhere, unread }: Waiting, words: { readonly turn: string }): string {
  const count = elsewhere + (here ? 1 : 0);
  const marks = [
    count > 1 || (count === 1 && !here) ? `(${count})` : "",
    here ? `● ${words.turn} –` : "",
    unread > 0 ? `✉ ${unread}` : "",
  ];
  return [...marks, page].filter((part) => part !== "").join(" ");
}
