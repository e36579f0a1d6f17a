import type { PersonId } from "../store/store.ts";
import type { Origin } from "./entry.ts";
import { OTHERS_RECENT_KEPT, OTHERS_REMEMBERED, RECENT_KEPT, seatOf, type TableState } from "./tableState.ts";

/** Remembers a command whose sender may repeat it if the answer is lost. */
export function rememberCommand(state: TableState, origin: Origin | undefined): TableState {
  if (origin === undefined) return state;
  const { person, id } = origin;
  if (plays(state, person)) {
    return { ...state, recent: { ...state.recent, [person]: withLatest(state.recent[person], id, RECENT_KEPT) } };
  }
  // Most recent last.
  const { [person]: known, ...others } = state.recent;
  const ids = withLatest(known, id, OTHERS_RECENT_KEPT);
  return { ...state, recent: { ...withoutLongSilent(state, others), [person]: ids } };
}

function withLatest(known: readonly string[] = [], id: string, kept: number): readonly string[] {
  return [...(known.length < kept ? known : known.slice(1 - kept)), id];
}

export function wasDone(state: TableState, person: PersonId, id: string): boolean {
  return state.recent[person]?.includes(id) === true;
}

function plays(state: TableState, person: PersonId): boolean {
  return state.host === person || seatOf(state, person) !== undefined;
}

/** Among people without a seat only the most recent are remembered. */
function withoutLongSilent(state: TableState, recent: TableState["recent"]): TableState["recent"] {
  const people = Object.keys(recent);
  if (people.length < OTHERS_REMEMBERED) return recent;
  const others = people.filter((person) => !plays(state, person));
  const silent = new Set(others.slice(0, Math.max(0, others.length + 1 - OTHERS_REMEMBERED)));
  return silent.size === 0 ? recent : Object.fromEntries(Object.entries(recent).filter(([one]) => !silent.has(one)));
}
