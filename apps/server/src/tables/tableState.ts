import { createHash } from "node:crypto";
import type { TableSettings } from "@harbor/protocol";
import { Recent } from "../recent.ts";
import type { PersonId, TableStatus } from "../store/store.ts";
import type { ChatPace, Spoken } from "./chatPace.ts";
import type { KeptOut } from "./moderation.ts";

export type Holder =
  | { readonly kind: "empty" }
  /** Without a person at older tables, and where the game has none: anybody sensible, or else chance. */
  | { readonly kind: "bot"; readonly bot?: string }
  | {
      readonly kind: "person";
      readonly person: PersonId;
      readonly name: string;
      /** How often in a row the clock ran out. */
      readonly missed: number;
      readonly autopilot: boolean;
      /** Gave the game up: nobody but the autopilot plays this seat any more. */
      readonly resigned?: true;
    };

export type SeatState = {
  readonly holder: Holder;
  readonly color: number;
  readonly choice?: string;
  /** Actions to be played as soon as it is this seat's turn: its owner's secret. */
  readonly queue: readonly unknown[];
  /** Since when the game waits for this seat. */
  readonly since?: number;
  /** How long it took for its part in a phase, should it take back that it was done. */
  readonly spent?: { readonly part: string; readonly ms: number };
  /** How many steps of its own it has taken in a part of the game. */
  readonly steps?: { readonly part: string; readonly taken: number };
};

export type ChatLine = {
  readonly person: PersonId;
  readonly name: string;
  readonly seat?: number;
  readonly text: string;
  readonly at: number;
};

/** Everything that follows from a table's entries, as plain data. */
export type TableState = {
  readonly format: typeof TABLE_FORMAT;
  readonly code: string;
  readonly settings: TableSettings;
  readonly host: PersonId;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  readonly choices: readonly string[];
  readonly sameSeed: boolean;
  /** The game's whole state, seed and all; only its views ever leave the server. */
  readonly game?: unknown;
  readonly seed?: string;
  /** How many events the game has brought forth; every viewer is told each of them in some form. */
  readonly happened: number;
  /** The version of the rules and the cards that the game was begun with. */
  readonly playedUnder?: { readonly rules: string; readonly cards: string };
  readonly votes: Readonly<Record<string, readonly number[]>>;
  /** The seats that would like to close the table while the game is played. */
  readonly closing: readonly number[];
  readonly chat: readonly ChatLine[];
  readonly muted: readonly string[];
  readonly keptOut?: readonly KeptOut[];
  readonly chatPace?: ChatPace;
  readonly spoken?: readonly Spoken[];
  readonly replay?: string;
  readonly rematch?: string;
  readonly rematchBy?: number;
  /** How many entries there are that are no moves, by whose they are. */
  readonly asides?: Readonly<Record<string, number>>;
  /** The latest commands by id, of each who plays and of those others who did something last, in that order. */
  readonly recent: Readonly<Record<PersonId, readonly string[]>>;
};

/** Changes when older snapshots can no longer be read; tables are then made anew from their entries. */
export const TABLE_FORMAT = 3;
/** So many commands are remembered for each player, far more than a client can have under way. */
export const RECENT_KEPT = 64;
/** And for each of so many others, who do no more than come and talk. */
export const OTHERS_RECENT_KEPT = 8;
export const OTHERS_REMEMBERED = 64;
/** From so many clocks run out in a row a player counts as away. */
export const MISSED_UNTIL_AWAY = 2;

/** Whoever is seen at a table is named with each change of it; to hash that anew each time would cost as much as the rest. */
const authors = new Recent<string, string>(10_000);

/** Names a person at one table without saying who it is elsewhere. */
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

/** Whether somebody sat at this table until they gave the game up. */
export function hasResigned({ seats }: TableState, person: PersonId): boolean {
  return seats.some(({ holder }) => holder.kind === "person" && holder.person === person && holder.resigned === true);
}

export function isAway(holder: Holder): boolean {
  return holder.kind === "person" && holder.missed >= MISSED_UNTIL_AWAY;
}

/** The seat that somebody left to others, by their own will or not, and would have back by coming. */
export function goneAt(state: TableState, person: PersonId): { readonly seat: number; autopilot: boolean } | undefined {
  const seat = seatOf(state, person);
  const holder = seat === undefined ? undefined : state.seats[seat]?.holder;
  if (seat === undefined || holder?.kind !== "person" || state.status !== "playing") return undefined;
  const isGone = holder.autopilot || isAway(holder) || (state.votes[seat]?.length ?? 0) > 0;
  return isGone ? { seat, autopilot: holder.autopilot } : undefined;
}

/** Whether the server decides for this seat. */
export function isPlayedFor({ holder }: SeatState): boolean {
  return holder.kind === "bot" || (holder.kind === "person" && holder.autopilot);
}
