import { shortTimeOf } from "@harbor/protocol";
import type { CallWhy, PersonId, TableId } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import { isPlayedFor } from "../tables/tableState.ts";

/** A reason to call a player to a table. */
export type DueCall = {
  readonly table: TableId;
  readonly code: string;
  readonly person: PersonId;
  readonly why: CallWhy;
  /** When the decision began. */
  readonly since: number;
  /** Whoever has been at the table after this knows already. */
  readonly from: number;
  /** How many milliseconds the player has left, if there is a clock. */
  readonly left: number | undefined;
};

/** The calls that a table has reason for: a long clock that runs out counts for more than a turn that has begun. */
export function dueCalls(room: Pick<Room, "id" | "state" | "timeLeftOf">, now: number, afterMs: number): DueCall[] {
  const { id: table, state } = room;
  if (state.status !== "playing") return [];
  const { clock } = state.settings;
  const short = clock === undefined ? undefined : shortTimeOf(clock);
  return state.seats.flatMap((seat): DueCall[] => {
    const { since, holder } = seat;
    if (since === undefined || holder.kind !== "person" || isPlayedFor(seat)) return [];
    // Every table is looked at every second, and most have no reason.
    if (clock === undefined && now - since < afterMs) return [];
    const { person } = holder;
    const left = clock === undefined ? undefined : room.timeLeftOf(person);
    const call = { table, code: state.code, person, since, left };
    if (left !== undefined && short !== undefined && left <= short)
      return [{ ...call, why: "short", from: now + left - short }];
    return now - since >= afterMs ? [{ ...call, why: "turn", from: since }] : [];
  });
}
