import type { Cue } from "@harbor/ui";
import type { TableSnapshot } from "../table/table.ts";

/** A change worth signalling to a player who is looking elsewhere. */
export type News = "turn" | "end" | "clock" | "company" | Cue;

/** Of several sounds at once only one is heard: a bell would drown out a reveal, and a card that is laid everything. */
const LOUDEST: readonly News[] = ["reveal", "end", "turn", "company", "clock", "money", "laid"];

export function loudestOf(news: readonly News[]): News | undefined {
  return LOUDEST.find((one) => news.includes(one));
}

/** Only for tables on a server: around one screen everybody is looking anyway. */
export function isOwnTurn({ status, link, seat, waiting }: TableSnapshot): boolean {
  return status === "playing" && link !== "here" && seat !== undefined && waiting.includes(seat);
}

/** What is new at a table; nothing on arrival, since that is no news. */
export function newsIn(
  before: TableSnapshot | undefined,
  now: TableSnapshot,
  cueOf: (event: unknown) => Cue | undefined,
): readonly News[] {
  // There is no news for somebody who has just arrived.
  if (before === undefined || (before.view === undefined && before.lobby === undefined)) return [];
  if (now.link === "lost" || now.link === "outdated") return [];
  if (before.seat !== now.seat || now.history.length < before.history.length) return [];
  if (newcomers(before, now).length > 0) return ["company"];
  const cues = new Set(now.history.slice(before.history.length).map(({ event }) => cueOf(event)));
  const news: News[] = [...cues].flatMap((cue) => cue ?? []);
  if (before.status === "playing" && now.status === "finished") news.push("end");
  else if (isOwnTurn(now) && !isOwnTurn(before)) news.push("turn");
  return news;
}

/** Who has sat down since at the table that the user waits at. */
export function newcomers(before: TableSnapshot | undefined, now: TableSnapshot): readonly string[] {
  const seats = (at: TableSnapshot | undefined) => (at?.lobby?.status === "open" ? at.lobby.seats : []);
  if (before?.lobby === undefined || now.lobby?.you.seat === undefined) return [];
  const known = new Set(seats(before).flatMap((seat) => (seat.kind === "person" ? [seat.author] : [])));
  return seats(now).flatMap((seat, nth) =>
    seat.kind === "person" && nth !== now.seat && !known.has(seat.author) ? [seat.name] : [],
  );
}

export type Waiting = {
  /** This game waits for the user. */
  readonly here: boolean;
  /** The number of other tables that wait for the user. */
  readonly elsewhere: number;
  readonly unread: number;
};

/** The tab's title: first what waits for the user, then the page. */
export function titleOf(page: string, { here, elsewhere, unread }: Waiting, words: { readonly turn: string }): string {
  const count = elsewhere + (here ? 1 : 0);
  const marks = [
    count > 1 || (count === 1 && !here) ? `(${count})` : "",
    here ? `● ${words.turn} –` : "",
    unread > 0 ? `✉ ${unread}` : "",
  ];
  return [...marks, page].filter((part) => part !== "").join(" ");
}
