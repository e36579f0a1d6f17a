import { refuse } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import type { Decision } from "./decide.ts";
import type { EntryBody } from "./entry.ts";
import type { Holder, TableState } from "./tableState.ts";

type Playing = Extract<Holder, { kind: "person" }> & { readonly resigned?: never };

/** A person who is still in the game, and has not resigned. */
export function playsOn(holder: Holder | undefined): holder is Playing {
  return holder?.kind === "person" && holder.resigned !== true;
}

/** A game without people is over; a host who resigns passes the table on to a remaining player. */
export function resign(state: TableState, seat: number | undefined, person: PersonId): Decision {
  if (seat === undefined) return refuse("not-seated");
  if (state.status !== "playing") return refuse("not-playing");
  const heir = state.seats.map(({ holder }) => holder).find((one, nth) => nth !== seat && playsOn(one));
  const resigned: EntryBody = { type: "resigned", seat };
  if (!playsOn(heir)) return [resigned, { type: "closed" }];
  return state.host === person ? [resigned, { type: "host-changed", host: heir.person }] : [resigned];
}

/**
 * The autopilot takes the seat for good and its owner loses their vote; agreements so far were made without knowing
 * this.
 */
export function foldResigned(state: TableState, seat: number): TableState {
  const resigned = state.seats[seat];
  if (resigned?.holder.kind !== "person") return state;
  const holder: Holder = { ...resigned.holder, missed: 0, autopilot: true, resigned: true };
  const votes = Object.entries(state.votes)
    .filter(([voted]) => voted !== String(seat))
    .map(([voted, voters]) => [voted, voters.filter((voter) => voter !== seat)] as const);
  return {
    ...state,
    seats: state.seats.with(seat, { ...resigned, holder, queue: [] }),
    votes: Object.fromEntries(votes.filter(([, voters]) => voters.length > 0)),
    closing: [],
  };
}
