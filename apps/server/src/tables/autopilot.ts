import { forwardOf, freshChance, openDice, pickByKind, type Seat, type Seed } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { DecidedBy, EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";
import type { TableState } from "./tableState.ts";

/** What the server does for a seat: one of its legal actions that lead on, by lot. */
function chooseForSeat(game: AnyGame, state: unknown, seat: Seat, seed: Seed): unknown {
  return pickByKind(forwardOf(game, game.legal(state, seat)), openDice(freshChance(seed)));
}

/** A phase may take a player many steps; no autopilot needs more than this. */
const MOST_STEPS = 60;

/** Decides for a seat until its part in this phase is over: nobody is kept waiting for one clock after another. */
function finishForSeat(
  game: AnyGame,
  start: TableState,
  seat: Seat,
  how: { readonly by: DecidedBy; readonly at: number; freshSeed(): Seed },
): EntryBody[] {
  const entries: EntryBody[] = [];
  let state = start;
  const isSamePhase = () =>
    game.phase(state.game) === game.phase(start.game) && game.round(state.game) === game.round(start.game);
  for (let step = 0; step < MOST_STEPS && isSamePhase() && game.pending(state.game).includes(seat); step += 1) {
    const entry: EntryBody = {
      type: "acted",
      seat,
      action: chooseForSeat(game, state.game, seat, how.freshSeed()),
      by: how.by,
    };
    const folded = fold(game, state, entry, how.at);
    if (!folded.ok) break;
    entries.push(entry);
    state = folded.state;
  }
  return entries;
}

/** What the server does for a seat that it plays, or whose time is over; nothing if the game no longer waits for it. */
export function playForSeat(
  game: AnyGame,
  state: TableState,
  how: { readonly seat: Seat; readonly isLate: boolean; readonly at: number; freshSeed(): Seed },
): EntryBody[] {
  const { seat, isLate, at, freshSeed } = how;
  if (state.status !== "playing" || !game.pending(state.game).includes(seat)) return [];
  if (isLate) {
    return [{ type: "timed-out", seat }, ...finishForSeat(game, state, seat, { by: "autopilot", at, freshSeed })];
  }
  const by: DecidedBy = state.seats[seat]?.holder.kind === "bot" ? "bot" : "autopilot";
  return [{ type: "acted", seat, action: chooseForSeat(game, state.game, seat, freshSeed()), by }];
}
