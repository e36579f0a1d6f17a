import type { PersonId } from "../store/store.ts";
import type { EntryBody } from "./entry.ts";
import { seatOf, type TableState } from "./tableState.ts";

/** What happens at a table when a player is banned: nobody waits for them, and somebody present becomes host. */
export function removeBanned(state: TableState, person: PersonId): EntryBody[] {
  if (state.status !== "open" && state.status !== "playing") return [];
  const seat = seatOf(state, person);
  const isHost = state.host === person;
  const heir = state.seats.flatMap(({ holder }) =>
    holder.kind === "person" && holder.person !== person ? [holder.person] : [],
  )[0];
  const passedOn: EntryBody[] = isHost && heir !== undefined ? [{ type: "host-changed", host: heir }] : [];
  if (state.status === "open") {
    if (isHost && heir === undefined) return [{ type: "closed" }];
    return seat === undefined ? passedOn : [{ type: "stood", seat }, ...passedOn];
  }
  const holder = seat === undefined ? undefined : state.seats[seat]?.holder;
  if (seat === undefined || holder?.kind !== "person" || holder.autopilot) return passedOn;
  return [{ type: "handed-over", seat }, ...passedOn];
}
