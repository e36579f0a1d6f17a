import type { PersonId } from "../store/store.ts";
import type { EntryBody } from "./entry.ts";
import { seatOf, type TableState } from "./tableState.ts";

export type HostPresence = {
  /** Since when somebody has been disconnected; undefined while they are here. */
  disconnectedSince(person: PersonId): number | undefined;
  /** How long a host without a seat may be gone. */
  readonly patienceMs: number;
  /** How long a seated host may be gone. */
  readonly seatedPatienceMs: number;
};

/** From when on an absent host keeps people at an open table waiting; undefined if nobody waits. */
export function hostGoneFrom(state: TableState, presence: HostPresence): number | undefined {
  if (state.status !== "open" || heirOf(state, presence) === undefined) return undefined;
  const since = presence.disconnectedSince(state.host);
  if (since === undefined) return undefined;
  return since + (seatOf(state, state.host) === undefined ? presence.patienceMs : presence.seatedPatienceMs);
}

export function passOnHost(state: TableState, presence: HostPresence): EntryBody[] {
  const heir = heirOf(state, presence);
  return heir === undefined ? [] : [{ type: "host-changed", host: heir }];
}

/** The first seated person who is here. */
function heirOf(state: TableState, { disconnectedSince }: HostPresence): PersonId | undefined {
  for (const { holder } of state.seats) {
    const isHeir =
      holder.kind === "person" && holder.person !== state.host && disconnectedSince(holder.person) === undefined;
    if (isHeir) return holder.person;
  }
  return undefined;
}
