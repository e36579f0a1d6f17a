import type { PersonId } from "../store/store.ts";
import type { EntryBody } from "./entry.ts";
import { seatOf, type TableState } from "./tableState.ts";

export type HostPresence = {
  /** Since when somebody has been gone; undefined while they are here. */
  goneSince(person: PersonId): number | undefined;
  /** How long a host may be gone who has no seat. */
  readonly patienceMs: number;
  /** And one who sits at the table. */
  readonly seatedPatienceMs: number;
};

/** From when on a host who is gone keeps those waiting who sit at an open table; undefined where nobody waits. */
export function hostGoneFrom(state: TableState, presence: HostPresence): number | undefined {
  if (state.status !== "open" || heirOf(state, presence) === undefined) return undefined;
  const since = presence.goneSince(state.host);
  if (since === undefined) return undefined;
  return since + (seatOf(state, state.host) === undefined ? presence.patienceMs : presence.seatedPatienceMs);
}

export function passOnHost(state: TableState, presence: HostPresence): EntryBody[] {
  const heir = heirOf(state, presence);
  return heir === undefined ? [] : [{ type: "host-changed", host: heir }];
}

/** The first who sits at the table and is here. */
function heirOf(state: TableState, { goneSince }: HostPresence): PersonId | undefined {
  for (const { holder } of state.seats) {
    const isHeir = holder.kind === "person" && holder.person !== state.host && goneSince(holder.person) === undefined;
    if (isHeir) return holder.person;
  }
  return undefined;
}
