import { createHash } from "node:crypto";
import type { TableSettings, ToldRating } from "@harbor/protocol";
import type { Rating } from "../ratings/glicko2.ts";
import { Recent } from "../recent.ts";
import type { PersonId, TableStatus } from "../store/store.ts";
import type { ChatPace, Spoken } from "./chatPace.ts";
import type { KeptOut } from "./moderation.ts";

export type Holder =
  | { readonly kind: "empty" }
  /** Older tables and games without bots name none: a sensible default plays, or chance. */
  | { readonly kind: "bot"; readonly bot?: string }
  | {
      readonly kind: "person";
      readonly person: PersonId;
      readonly name: string;
      /** When they sat down; tables from before this was noted do not say. */
      readonly since?: number;
      /** How many times in a row the clock ran out. */
      readonly missed: number;
      readonly autopilot: boolean;
      /** Resigned: only the autopilot plays this seat from now on. */
      readonly resigned?: true;
    };

export type SeatState = {
  readonly holder: Holder;
  readonly color: number;
  readonly choice?: string;
  /** Agreed that the game is rated: the rating at that moment. */
  readonly rating?: ToldRating;
  /** Answers to be given as soon as this seat is asked for them, actions or lists of alternatives: its owner's secret. */
  readonly queue: readonly unknown[];
  /** Since when the game waits for this seat. */
  readonly since?: number;
  /** The part of the game in which its clock ran out, as long as the autopilot finishes that part. */
  readonly late?: string;
  /** How long it took for its part in a phase, in case it takes back that it was done. */
  readonly spent?: { readonly part: string; readonly ms: number };
  /** How many steps of its own it has taken in a part of the game. */
  readonly steps?: { readonly part: string; readonly taken: number };
};

export type RatingChange = { readonly seat: number; readonly before: Rating; readonly after: Rating };

export type ChatLine = {
  readonly person: PersonId;
  readonly name: string;
  readonly seat?: number;
  readonly text: string;
  readonly at: number;
};

/** A table's state, derived from its entries: plain data. */
export type TableState = {
  readonly format: typeof TABLE_FORMAT;
  readonly code: string;
  readonly settings: TableSettings;
  readonly host: PersonId;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  readonly choices: readonly string[];
  readonly sameSeed: boolean;
  /** The game's whole state, including the seed; only its views ever leave the server. */
  readonly game?: unknown;
  readonly seed?: string;
  /** How many events the game has produced; every viewer is told each of them in some form. */
  readonly happened: number;
  /** The version of the rules and the cards that the game began with. */
  readonly playedUnder?: { readonly rules: string; readonly cards: string };
  readonly votes: Readonly<Record<string, readonly number[]>>;
  /** The seats that have voted to close the table during the game. */
  readonly closing: readonly number[];
  readonly chat: readonly ChatLine[];
  readonly muted: readonly string[];
  readonly keptOut?: readonly KeptOut[];
  readonly chatPace?: ChatPace;
  readonly spoken?: readonly Spoken[];
  readonly replay?: string;
  /** Everybody agreed to it before the game began. */
  readonly rated?: true;
  /** What a rated game changed. */
  readonly ratings?: readonly RatingChange[];
  readonly ratingsSaved?: true;
  readonly rematch?: string;
  readonly rematchBy?: number;
  /** How many entries are no moves, by whom they are counted. */
  readonly asides?: Readonly<Record<string, number>>;
  /** The latest commands by id, for each player and the most recently active others, most recent last. */
  readonly recent: Readonly<Record<PersonId, readonly string[]>>;
};

/** Increased when older snapshots become unreadable; tables are then rebuilt from their entries. */
export const TABLE_FORMAT = 3;
/** How many commands are remembered for each player: far more than a client can have in flight. */
export const RECENT_KEPT = 64;
/** How many for each of the others, who only come and talk. */
export const OTHERS_RECENT_KEPT = 8;
export const OTHERS_REMEMBERED = 64;
/** After this many missed clocks in a row a player counts as away. */
export const MISSED_UNTIL_AWAY = 2;

/** Cached: every change of a table names everybody there, and hashing would double its cost. */
const authors = new Recent<string, string>(10_000);

/** Identifies a person at one table without revealing who they are elsewhere. */
export function authorId(code: string, person: PersonId): string {
  const whole = `${code}/${person}`;
  const known = authors.get(whole);
  if (known !== undefined) return known;
  const author = createHash("sha256").update(whole).digest("hex").slice(0, 12);
  authors.keep(whole, author);
  return author;
}

export function seatOf(state: TableState, person: PersonId): number | undefined {
  const seat = state.seats.findIndex(
    ({ holder }) => holder.kind === "person" && holder.person === person && holder.resigned !== true,
  );
  return seat === -1 ? undefined : seat;
}

/** Whether somebody played at this table until they resigned. */
export function hasResigned({ seats }: TableState, person: PersonId): boolean {
  return seats.some(({ holder }) => holder.kind === "person" && holder.person === person && holder.resigned === true);
}

export function isAway(holder: Holder): boolean {
  return holder.kind === "person" && holder.missed >= MISSED_UNTIL_AWAY;
}

/** The seat that somebody left, by their own will or not, and would regain by coming back. */
export function goneAt(state: TableState, person: PersonId): { readonly seat: number; autopilot: boolean } | undefined {
  const seat = seatOf(state, person);
  const holder = seat === undefined ? undefined : state.seats[seat]?.holder;
  if (seat === undefined || holder?.kind !== "person" || state.status !== "playing") return undefined;
  const isGone = holder.autopilot || isAway(holder) || (state.votes[seat]?.length ?? 0) > 0;
  return isGone ? { seat, autopilot: holder.autopilot } : undefined;
}

/** Whether the server decides for this seat. */
export function isPlayedFor({ holder, late }: SeatState): boolean {
  return holder.kind === "bot" || (holder.kind === "person" && (holder.autopilot || late !== undefined));
}
