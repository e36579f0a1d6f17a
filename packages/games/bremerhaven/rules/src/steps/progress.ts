import { SHORT_PROGRESS } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { State } from "../state.ts";
import { automatic, type GameStep } from "./step.ts";

/** NWS-2, NWS-3, SET-14: the token moves; unless it arrives, the top newspaper is turned over. */
export function progressStep(cards: CardSet): GameStep {
  return automatic(
    "progress",
    (state) => (state.track === 0 ? "ending" : "cleanup"),
    (state, log) => {
      const [top, ...newspapers] = state.options.mode === "long" ? state.decks.newspapers : [];
      // Only in sets of one's own can the rack run out: the token then moves as it does without newspapers.
      const spaces = top === undefined ? SHORT_PROGRESS : cards.newspaper(top).progress;
      const track = Math.max(0, state.track - spaces);
      log.tell({ type: "token-moved", spaces, left: track });
      const closed = { ...discardEvent(state), track, openEvent: undefined };
      if (top === undefined) return closed;
      if (track === 0) return closed;
      log.tell({ type: "event-opened", event: top });
      return { ...closed, openEvent: top, decks: { ...state.decks, newspapers } };
    },
  );
}

function discardEvent(state: State): State {
  if (state.openEvent === undefined) return state;
  return { ...state, discards: { ...state.discards, newspapers: [...state.discards.newspapers, state.openEvent] } };
}
