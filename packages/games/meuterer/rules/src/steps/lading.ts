import { type Log, type Seat, seatAfter } from "@harbor/kit";
import type { ActionOf } from "../actions.ts";
import { placeAfter, withoutOne } from "../cargo.ts";
import type { Event } from "../events.ts";
import { sailPirates } from "../pirates.ts";
import { asking, type GameStep, playerAt, playersWith, type State } from "../state.ts";
import { KINDS, type Kind, type StepId } from "../vocabulary.ts";

const PASS: ActionOf<"pass"> = { type: "pass" };
/** The same objects every time: lists of actions are made by the million. */
const LAYING = KINDS.map((kind): ActionOf<"lay"> => ({ type: "lay", kind }));

/** LAD, PAS-1: card by card, until all have passed. */
export function ladingStep(): GameStep {
  return asking({
    id: "lading",
    takes: ["lay", "pass"],
    enter(state, log) {
      const seat = seatOfNextTurn(state);
      if (seat === undefined) return { ...state, waiting: [] };
      const begun = { ...state, turn: seat, turns: state.turns + 1, waiting: [seat] };
      // LAD-7.
      return playerAt(state, seat).hand.length > 0 ? begun : pass(begun, seat, log);
    },
    // SHW-6: how many kinds a hand holds is secret, so it must not show in the time a seat takes, either.
    asksInSecret: true,
    candidates(state, seat) {
      const { hand } = playerAt(state, seat);
      const actions: (ActionOf<"lay"> | ActionOf<"pass">)[] = [];
      for (const laying of LAYING) if (hand.includes(laying.kind)) actions.push(laying);
      if (!isFirstTurn(state)) actions.push(PASS);
      return actions;
    },
    exact: true,
    whyNot: (state, seat) => (action) => {
      if (action.type === "pass") return isFirstTurn(state) ? "captain-lays-first" : undefined;
      return playerAt(state, seat).hand.includes(action.kind) ? undefined : "no-such-card";
    },
    perform(state, seat, action, log) {
      return action.type === "pass" ? pass(state, seat, log) : lay(state, seat, action.kind, log);
    },
    next: afterTurn,
  });
}

/** LAD-1. */
function seatOfNextTurn({ turn, captain, players }: State): Seat | undefined {
  if (turn === undefined) return captain;
  const passed = players.flatMap((player, seat) => (player.passed ? seat : []));
  return seatAfter(turn, players.length, passed);
}

/** LAD-3: the captain has the first turn, and lays a card in it. */
function isFirstTurn({ turns }: State): boolean {
  return turns === 1;
}

function lay(state: State, seat: Seat, kind: Kind, log: Log<Event>): State {
  log.tell({ type: "laid", seat, kind });
  const { hand, laid } = playerAt(state, seat);
  const left = withoutOne(hand, kind);
  if (kind !== "pirate") {
    return { ...state, players: playersWith(state, seat, { hand: left, laid: [...laid, kind] }), waiting: [] };
  }
  // PIR-4.
  const players = playersWith(state, seat, { hand: left });
  const gone = { ...state, players, discards: [...state.discards, kind], waiting: [] };
  return sailPirates(gone, seat, left.length, log);
}

/** PAS-1, CRS-1. */
function pass(state: State, seat: Seat, log: Log<Event>): State {
  const cards = playerAt(state, seat).hand.length;
  log.tell({ type: "passed", seat, cards });
  const passed = { ...state, players: playersWith(state, seat, { passed: true }), waiting: [] };
  return seat === state.captain ? layCourse(passed, seat, "captain", log) : passed;
}

/** CRS-1 to CRS-4. */
export function layCourse(state: State, seat: Seat, by: "captain" | "mutineer", log: Log<Event>): State {
  const cards = playerAt(state, seat).hand.length;
  const place = placeAfter(state.anchorage, cards);
  log.tell({ type: "course-laid", seat, by, cards, place });
  return { ...state, courses: { ...state.courses, [by]: place } };
}

/** The seat that has passed and has yet to take a role. */
export function seatWithoutRole({ players, captain, taken }: State): Seat | undefined {
  const seat = players.findIndex(
    ({ passed }, one) => passed && one !== captain && taken.every((role) => role.seat !== one),
  );
  return seat === -1 ? undefined : seat;
}

/** What follows a turn, or what came of it. */
export function afterTurn(state: State): StepId {
  if (state.boarding !== undefined) return "boarding";
  if (seatWithoutRole(state) !== undefined) return "roles";
  return state.players.every(({ passed }) => passed) ? "reveal" : "lading";
}
