import { type CHAT_PACES, type Refused, refuse } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import { seatOf, type TableState } from "./tableState.ts";

export type ChatPace = (typeof CHAT_PACES)[number];
/** Who has spoken recently at a table with slow chat. */
export type Spoken = { readonly person: PersonId; readonly at: number };

const PAUSE_MS: Partial<Record<ChatPace, number>> = { "10s": 10_000, "30s": 30_000 };
const LONGEST_PAUSE_MS = 30_000;
/** Far more people than can speak in that time. */
const MOST_SPOKEN = 1000;

/** Why somebody may not speak yet at the pace the host has set; it applies to the host too. */
export function tooSoon(state: TableState, person: PersonId, at: number): Refused | undefined {
  const { chatPace = "free", spoken = [] } = state;
  if (chatPace === "off" || (chatPace === "players" && seatOf(state, person) === undefined))
    return refuse("chat-closed");
  const last = spoken.findLast((one) => one.person === person)?.at;
  // A clock that was set back must not silence anybody for that long.
  if (last === undefined || last > at) return undefined;
  const wait = last + (PAUSE_MS[chatPace] ?? 0) - at;
  return wait > 0 ? refuse("chat-slow", { wait }) : undefined;
}

/** Kept only while chat is slow, and only as long as it matters. */
export function noteSpoken(state: TableState, person: PersonId, at: number): TableState {
  const { spoken = [], ...others } = state;
  if (PAUSE_MS[state.chatPace ?? "free"] === undefined) return others;
  const lately = spoken.filter((one) => one.person !== person && one.at > at - LONGEST_PAUSE_MS && one.at <= at);
  return { ...others, spoken: [...lately.slice(1 - MOST_SPOKEN), { person, at }] };
}
