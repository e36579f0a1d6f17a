import type { Command } from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import type { PersonId } from "../store/store.ts";
import type { EntryBody } from "./entry.ts";
import { nameAt } from "./names.ts";
import { type SeatState, seatOf, type TableState } from "./tableState.ts";
import { partOf } from "./waiting.ts";

/** A table is kept as long as it is played, with everything done at it, so nobody may do anything without end. */

/** Steps of one player in one phase, including those taken back; the longest real ones have about sixty. */
export const MOST_STEPS = 300;
/** Entries that are no moves: of one seat, and of everybody else together. */
export const MOST_ASIDES = 2000;

/** Counts a step of a seat in the part the game was in before it. */
export function countStep(game: AnyGame, state: TableState, seat: SeatState): SeatState {
  const part = partOf(game, state.game);
  const taken = seat.steps?.part === part ? seat.steps.taken : 0;
  return { ...seat, steps: { part, taken: taken + 1 } };
}

/** After that many steps a player may only move towards the end of their part, so that nobody is stuck. */
export function mayStep(game: AnyGame, state: TableState, seat: number, input: unknown): boolean {
  const steps = state.seats[seat]?.steps;
  if (steps === undefined || steps.taken < MOST_STEPS || steps.part !== partOf(game, state.game)) return true;
  const action = game.readAction(input);
  if (action === undefined) return true;
  const ends = (one: typeof action) => {
    const applied = game.apply(state.game, seat, one);
    return applied.ok && (!game.pending(applied.state).includes(seat) || partOf(game, applied.state) !== steps.part);
  };
  if (!game.apply(state.game, seat, action).ok || ends(action)) return true;
  // Some parts take several steps before they can end; without taking back, these end by themselves.
  return !game.takesBack(action) && !game.legal(state.game, seat).some(ends);
}

/** Whose limit an entry counts against if it is no move; undefined for all others. */
export function asideOf(state: TableState, entry: EntryBody): string | undefined {
  switch (entry.type) {
    case "created":
    case "started":
    case "acted":
    case "timed-out":
    case "handed-over":
    case "resigned":
    case "archived":
    case "rated":
    case "ratings-saved":
    case "rematched":
    case "closed":
      return undefined;
    case "queued":
    case "said":
    case "sat":
    case "stood":
    case "chose":
    case "painted":
    case "bot-sat":
    case "returned":
    case "close-wanted":
    case "rating-agreed":
      return asideBy(state, entry.seat);
    case "voted":
      return asideBy(state, entry.voter);
    case "renamed":
      return asideBy(state, seatOf(state, entry.person));
    case "configured":
    case "host-changed":
    case "muted":
    case "kept-out":
    case "readmitted":
    case "chat-paced":
      return asideBy(state, seatOf(state, state.host));
    default:
      return entry satisfies never;
  }
}

/** Before the start seats change hands, so everybody is counted together. */
function asideBy(state: TableState, seat: number | undefined): string {
  if (state.status === "open") return "open";
  return seat === undefined ? "others" : `seat ${seat}`;
}

export function countAside(state: TableState, aside: string | undefined): TableState {
  if (aside === undefined) return state;
  const asides = state.asides ?? {};
  return { ...state, asides: { ...asides, [aside]: (asides[aside] ?? 0) + 1 } };
}

/** Whether there is no more room for what this command would write; whatever ends something always has room. */
export function isFullFor(state: TableState, seat: number | undefined, command: Command): boolean {
  switch (command.do) {
    case "act":
    case "start":
    case "rematch":
    case "stand":
    case "clear-seat":
    case "vote":
    case "keep-out":
    case "resign":
      return false;
    case "close":
      return command.wanted === false && isFull(state, seat);
    case "queue":
      return command.actions.length > 0 && isFull(state, seat);
    case "sit":
    case "choose":
    case "paint":
    case "add-bot":
    case "configure":
    case "rate":
    case "say":
    case "mute":
    case "let-in":
    case "pace-chat":
      return isFull(state, seat);
    default:
      return command satisfies never;
  }
}

export function isFull(state: TableState, seat: number | undefined): boolean {
  return (state.asides?.[asideBy(state, seat)] ?? 0) >= MOST_ASIDES;
}

/** The entry for a new name, if anybody at the table would see it. */
export function renameAt(state: TableState, person: PersonId, name: string): EntryBody[] {
  const seat = seatOf(state, person);
  const holder = seat === undefined ? undefined : state.seats[seat]?.holder;
  const called = nameAt(state, person, name);
  if (holder?.kind !== "person" || holder.name === called || isFull(state, seat)) return [];
  return [{ type: "renamed", person, name: called }];
}
