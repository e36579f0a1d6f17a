import { resolveSlot } from "../auction.ts";
import type { CardSet } from "../cards/cardSet.ts";
import { isDummy, playerAt, withPlayer } from "../players.ts";
import { automatic, type GameStep } from "./step.ts";

/** TWN-1: the top building goes to the winner's yard, or out of the game; the next one lies face up. */
export function buildingStep(cards: CardSet): GameStep {
  return automatic("building", "permit", (state, log) => {
    const auction = resolveSlot(cards, state, "building", log);
    const [building, ...buildings] = state.decks.buildings;
    if (building === undefined) return state;
    const drawn = { ...state, decks: { ...state.decks, buildings } };
    if (auction === undefined || isDummy(state, auction.winner)) {
      log.tell({ type: "building-removed", building });
      return { ...drawn, discards: { ...state.discards, buildings: [...state.discards.buildings, building] } };
    }
    const seat = auction.winner;
    log.tell({ type: "building-taken", seat, building });
    return withPlayer(drawn, seat, { yard: [...playerAt(state, seat).yard, building] });
  });
}
