import type { Log } from "@harbor/kit";
import type { Event } from "../events.ts";
import { handAfter, playerAt, playersByRank } from "../players.ts";
import { renewDummy } from "../solo.ts";
import type { BoardSpot, Player, State } from "../state.ts";
import { automatic, type GameStep } from "./step.ts";

/** CLN-1 to CLN-4. */
export function cleanupStep(): GameStep {
  return automatic("cleanup", "bidding", (state, log) => {
    const boards = clearBoard(clearBoard(state, "sea", log), "land", log);
    const filled = fillBoard(fillBoard(boards, "sea", log), "land", log);
    const renewed = renewDummy(renewHands(filled, log));
    return { ...renewed, bids: [], round: state.round + 1 };
  });
}

type Board = "sea" | "land";
const DECK_OF = { sea: "ships", land: "contracts" } as const;

/** In the long game the rightmost card goes and the rest close up to the right; otherwise all that is left goes. */
function clearBoard(state: State, board: Board, log: Log<Event>): State {
  const spots = state[board];
  const leaves = (index: number) => state.options.mode !== "long" || index === spots.length - 1;
  const gone = spots.flatMap(({ card }, index) => (card !== undefined && leaves(index) ? card : []));
  const kept = spots.filter(({ card }, index) => card !== undefined && !leaves(index));
  if (gone.length > 0) log.tell({ type: "board-cleared", board, cards: gone });
  const free = new Array<BoardSpot<string>>(spots.length - kept.length).fill({});
  const deck = DECK_OF[board];
  const left = [...free, ...kept];
  const discards = [...state.discards[deck], ...gone];
  return board === "sea"
    ? { ...state, sea: left, discards: { ...state.discards, ships: discards } }
    : { ...state, land: left, discards: { ...state.discards, contracts: discards } };
}

/** Draws for every free place, the rightmost one first. An empty deck fills no place. */
export function fillBoard(state: State, board: Board, log: Log<Event>): State {
  const deck = DECK_OF[board];
  const drawn: string[] = [];
  const spots = state[board].toReversed().map((spot): BoardSpot<string> => {
    const card = spot.card ?? state.decks[deck][drawn.length];
    if (spot.card === undefined && card !== undefined) drawn.push(card);
    return card === undefined ? {} : { card };
  });
  if (drawn.length > 0) log.tell({ type: "board-filled", board, cards: drawn });
  const filled = spots.toReversed();
  const rest = state.decks[deck].slice(drawn.length);
  return board === "sea"
    ? { ...state, sea: filled, decks: { ...state.decks, ships: rest } }
    : { ...state, land: filled, decks: { ...state.decks, contracts: rest } };
}

/** CLN-3: the lowest of six cards leaves for good, which is what one raise more means. */
function renewHands(state: State, log: Log<Event>): State {
  for (const seat of playersByRank(state)) if (playerAt(state, seat).raised) log.tell({ type: "hand-renewed", seat });
  const players = state.players.map((player): Player => {
    const raises = player.raises + (player.raised ? 1 : 0);
    return { ...player, raises, raised: false, hand: handAfter(raises) };
  });
  return { ...state, players };
}
