import type { Log, Seat } from "@harbor/kit";
import { placeAfter } from "./cargo.ts";
import type { Event } from "./events.ts";
import { changeEach, type State } from "./state.ts";
import { PLACES } from "./vocabulary.ts";

/** PIR-3, PIR-5 and PIR-6: the pirate ship moves, and what it meets on the way. */
export function sailPirates(state: State, seat: Seat, places: number, log: Log<Event>): State {
  const { pirates: from, anchorage } = state;
  if (from === undefined) throw new Error("there are no pirates in this game");
  const to = placeAfter(from, -places);
  log.tell({ type: "pirates-sailed", seat, from, to, places });
  const moved = { ...state, pirates: to };
  const after = goesBeyond(from, anchorage, places) ? sinkCargo(moved, log) : moved;
  const isThere = to === anchorage && after.players.some(({ laid }) => laid.length > 0);
  return isThere ? { ...after, boarding: seat } : after;
}

/** Whether the anchorage lies between the start of the move and its end. A ship that sets out from there has left it. */
function goesBeyond(from: number, anchorage: number, places: number): boolean {
  const distance = placeAfter(from, -anchorage);
  return places > (distance === 0 ? PLACES : distance);
}

/** PIR-5. */
function sinkCargo(state: State, log: Log<Event>): State {
  const sunk = state.players.flatMap(({ laid }) => laid);
  if (sunk.length === 0) return state;
  log.tell({ type: "cargo-sunk", cards: sunk.length });
  return { ...changeEach(state, { laid: [] }), discards: [...state.discards, ...sunk] };
}
