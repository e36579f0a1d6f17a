import type { Log, Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { resolveSlot } from "../auction.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { isDummy } from "../players.ts";
import { DUMMY_SEAT, type State } from "../state.ts";
import { RANKS, type Rank } from "../vocabulary.ts";
import { asking, type GameStep, PASS } from "./step.ts";

type SwapAction = Extract<Action, { type: "swap" }>;

const SWAPS = RANKS.map((rank): SwapAction => Object.freeze({ type: "swap", rank }));

/** TWN-5. */
export function ladderStep(cards: CardSet): GameStep {
  return asking({
    id: "ladder",
    takes: ["swap", "pass"],
    enter(state, log) {
      const winner = resolveSlot(cards, state, "ladder", log)?.winner;
      if (winner === undefined) return { ...state, waiting: [] };
      return isDummy(state, winner) ? promoteDummy(state, log) : { ...state, waiting: [winner] };
    },
    candidates: () => [PASS, ...SWAPS],
    whyNot: (state) => (action) =>
      action.type === "pass" || action.rank < state.ladder.length ? undefined : "no-such-rank",
    perform(state, seat, action, log) {
      if (action.type === "swap") return { ...swapRanks(state, action.rank, log), waiting: [] };
      log.tell({ type: "passed", seat, slot: "ladder" });
      return { ...state, waiting: [] };
    },
    next: () => "income",
  });
}

/** The rank given changes places with the one below it. */
function swapRanks(state: State, rank: Rank, log: Log<Event>): State {
  const [down, up] = state.ladder.slice(rank - 1, rank + 1);
  if (down === undefined || up === undefined) return state;
  log.tell({ type: "ranks-swapped", up, down });
  const ladder: Seat[] = state.ladder.with(rank - 1, up).with(rank, down);
  return { ...state, ladder };
}

/** SOL-5. */
function promoteDummy(state: State, log: Log<Event>): State {
  return { ...(state.ladder[0] === DUMMY_SEAT ? state : swapRanks(state, 1, log)), waiting: [] };
}
