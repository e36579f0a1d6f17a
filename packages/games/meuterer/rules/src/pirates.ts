import type { Log, Seat } from "@harbor/kit";
import { placeAfter } from "./cargo.ts";
import type { Event } from "./events.ts";
import { changeEach, type State } from "./state.ts";
import { PLACES, type Place } from "./vocabulary.ts";

/** PIR-5 to PIR-8: what pirates meet who sail that far. */
export type Meeting = "passing" | "boarding" | "nothing";

export function meetingAfter({ pirates, anchorage }: PirateChart, places: number): Meeting {
  if (pirates === undefined) return "nothing";
  if (goesBeyond(pirates, anchorage, places)) return "passing";
  return placeAfter(pirates, -places) === anchorage ? "boarding" : "nothing";
}

type PirateChart = { readonly pirates?: Place | undefined; readonly anchorage: Place };

/** PIR-3, PIR-5 and PIR-6: the pirate ship moves, and what it meets on the way. */
export function sailPirates(state: State, seat: Seat, places: number, log: Log<Event>): State {
  const { pirates: from } = state;
  if (from === undefined) throw new Error("there are no pirates in this game");
  const meeting = meetingAfter(state, places);
  const to = placeAfter(from, -places);
  log.tell({ type: "pirates-sailed", seat, from, to, places });
  const moved = { ...state, pirates: to };
  if (meeting === "passing") return sinkCargo(moved, log);
  const isThere = meeting === "boarding" && moved.players.some(({ laid }) => laid.length > 0);
  return isThere ? { ...moved, boarding: seat } : moved;
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
