import { type KEPT_FROM, MOST_KEPT_OUT, refuse } from "@harbor/protocol";
import type { Person, PersonId } from "../store/store.ts";
import { isFull } from "./bounds.ts";
import type { Asker, Decision } from "./decide.ts";
import type { EntryBody } from "./entry.ts";
import { authorId, seatOf, type TableState } from "./tableState.ts";

export type KeptFrom = (typeof KEPT_FROM)[number];

/** Somebody the host has removed, under their name at that time, and what they may no longer do. */
export type KeptOut = { readonly person: PersonId; readonly name: string; readonly from: KeptFrom };

export function keptFrom({ keptOut = [] }: TableState, person: PersonId): KeptFrom | undefined {
  return keptOut.find((one) => one.person === person)?.from;
}

/** The person at a table with this author id: seated, in the chat, kept out, or connected. */
export function personNamed(state: TableState, author: string, present: readonly Person[]): Person | undefined {
  const { code, seats, chat, keptOut = [] } = state;
  const people = [
    ...seats.flatMap(({ holder }) => (holder.kind === "person" ? [{ id: holder.person, name: holder.name }] : [])),
    ...present,
    ...keptOut.map(({ person, name }) => ({ id: person, name })),
    ...chat.map(({ person, name }) => ({ id: person, name })).reverse(),
  ];
  return people.find(({ id }) => authorId(code, id) === author);
}

/** Only people the table knows: otherwise anything could be written into the public list. */
export function mute(state: TableState, author: string, muted: boolean, { present }: Asker): Decision {
  if (state.muted.includes(author) === muted) return [];
  const isKnown = !muted || personNamed(state, author, present()) !== undefined;
  return isKnown ? [{ type: "muted", author, muted }] : refuse("no-such-person");
}

/** The host clears a seat: a bot goes, and a person is told that the host removed them. */
export function clearSeat(state: TableState, seat: number, { person }: Asker): Decision {
  const holder = state.seats[seat]?.holder;
  if (holder === undefined) return refuse("no-such-seat");
  if (holder.kind === "empty") return [];
  if (holder.kind === "bot" || holder.person === person) return [{ type: "stood", seat }];
  return [{ type: "kept-out", person: holder.person, name: holder.name, from: "seat" }];
}

/**
 * Before the start the host decides who plays here. In play no host can take a seat away: spectators may be removed,
 * but a player's seat goes to the autopilot only by the others' vote.
 */
export function keepOut(state: TableState, author: string, from: "seats" | "table", asker: Asker): Decision {
  const found = personNamed(state, author, asker.present());
  if (found === undefined || found.id === state.host) return refuse("no-such-person");
  const isLate = seatOf(state, found.id) !== undefined || from === "seats";
  if (isLate && state.status !== "open") return refuse("not-open");
  const before = keptFrom(state, found.id);
  if (before === from) return [];
  // A troublemaker may have filled the table up too: a new exclusion has room as long as the list does.
  const hasRoom =
    before === undefined
      ? (state.keptOut ?? []).filter((one) => one.from !== "seat").length < MOST_KEPT_OUT
      : !isFull(state, seatOf(state, state.host));
  return hasRoom ? [{ type: "kept-out", person: found.id, name: found.name, from }] : refuse("table-full");
}

export function readmit(state: TableState, author: string, { present }: Asker): Decision {
  const found = personNamed(state, author, present());
  if (found === undefined) return refuse("no-such-person");
  return keptFrom(state, found.id) === undefined ? [] : [{ type: "readmitted", person: found.id }];
}

/** Adds somebody to the list; the oldest of those who may not sit down make room. */
export function withKeptOut(state: TableState, { person, name, from }: KeptOut): readonly KeptOut[] {
  const all = [...(state.keptOut ?? []).filter((one) => one.person !== person), { person, name, from }];
  const spare = all.length > MOST_KEPT_OUT ? all.find((one) => one.from === "seat") : undefined;
  return spare === undefined ? all : all.filter((one) => one !== spare);
}

export function withoutKeptOut(state: TableState, isOut: (one: KeptOut) => boolean): TableState {
  const { keptOut = [], ...others } = state;
  const left = keptOut.filter((one) => !isOut(one));
  if (left.length === keptOut.length) return state;
  return left.length === 0 ? others : { ...others, keptOut: left };
}

/** A rematch is for the same people, and keeps the same people out. */
export function stillKeptOut({ keptOut = [] }: TableState): EntryBody[] {
  return keptOut.flatMap((one): EntryBody[] => (one.from === "seat" ? [] : [{ type: "kept-out", ...one }]));
}
