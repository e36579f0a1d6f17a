import { type Dice, forwardOf, freshChance, type Move, openDice, pickByKind, playMatch, seedFrom } from "@harbor/kit";
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "boardgame.io/dist/cjs/internal.js";
import { FIELDS, sameSizeGame } from "./boardGame.ts";
import { threadClock } from "./clock.ts";
import type { AnyGame } from "./games.ts";
import { median, roundTo } from "./numbers.ts";
import { type PlannedMatch, planMatch } from "./simulation.ts";

const ROUNDS = 5;
const ROUND_MS = 700;
const GAMES_KEPT = 40;

/** Rates are by a second of processor time. */
export type SpeedReport = {
  /** Random play in all modes with all numbers of players; all legal actions are generated before each one. */
  readonly actionsPerSecond: number;
  /** Whole games of the shortest mode with the most players, random play. */
  readonly gamesPerSecond: number;
  /** `apply` by itself, over recorded games. */
  readonly applyPerSecond: number;
  /** Random play from the middle of a game to its end, by mode, with the most players. */
  readonly playoutsPerSecond: Readonly<Record<string, number>>;
  readonly view: { readonly microseconds: number; readonly bytes: number };
  readonly stateBytes: number;
  readonly boardgameio: { readonly movesPerSecond: number; readonly stateBytes: number };
  /** `apply` against boardgame.io's reducer. */
  readonly ratio: number;
};

type Recorded = {
  readonly planned: PlannedMatch;
  readonly moves: readonly Move<{ readonly type: string }>[];
  readonly states: readonly unknown[];
};

export function measureEngine(game: AnyGame): SpeedReport {
  const tables = game.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })));
  const largest = Math.max(...tables.map(({ seats }) => seats));
  const short = tables.findLast(({ seats }) => seats === largest) ?? { mode: "", seats: 0 };
  const recorded = Array.from({ length: GAMES_KEPT }, (_, nth) => record(game, short, nth));
  const middle = recorded.flatMap(({ states }) => states[Math.floor(states.length / 2)] ?? []);
  const viewBytes = recorded.flatMap(({ states }) => states.map((state) => JSON.stringify(game.view(state, 0)).length));
  const board = boardgameMoves();

  const dice = openDice(freshChance(seedFrom("playouts")));
  const playouts = game.modes.map(({ id, seats }) => ({
    mode: id,
    states: middlesOf(game, { mode: id, seats: Math.max(...seats) }),
  }));

  let nth = 0;
  const timed: Record<string, () => number> = {
    actions: () => playMatch(game, planAt(game, tables[nth % tables.length] ?? short, nth++)).moves.length,
    games: () => {
      playMatch(game, planAt(game, short, nth++));
      return 1;
    },
    apply: () => applyAll(game, recorded[nth++ % recorded.length]),
    views: () => viewAll(game, recorded[nth++ % recorded.length]),
    board: board.play,
  };
  for (const { mode, states } of playouts) {
    timed[`playouts ${mode}`] = () => playOut(game, states[nth++ % states.length], dice);
  }
  const rateFor = measureInTurns(timed);
  return {
    actionsPerSecond: Math.round(rateFor("actions")),
    gamesPerSecond: Math.round(rateFor("games")),
    applyPerSecond: Math.round(rateFor("apply")),
    playoutsPerSecond: Object.fromEntries(playouts.map(({ mode }) => [mode, Math.round(rateFor(`playouts ${mode}`))])),
    view: { microseconds: roundTo(2, 1e6 / rateFor("views")), bytes: median(viewBytes) ?? 0 },
    stateBytes: median(middle.map((state) => JSON.stringify(state).length)) ?? 0,
    boardgameio: { movesPerSecond: Math.round(rateFor("board")), stateBytes: board.stateBytes },
    ratio: roundTo(1, rateFor("apply") / rateFor("board")),
  };
}

/** Runs the parts in turns, round after round; the median of each part's rate. */
function measureInTurns(parts: Readonly<Record<string, () => number>>): (part: string) => number {
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [part, work] of Object.entries(parts)) {
      const rate = rateOf(work);
      // The first round only warms up.
      if (round > 0) rates.set(part, [...(rates.get(part) ?? []), rate]);
    }
  }
  return (part) => median(rates.get(part) ?? []) ?? 0;
}

function rateOf(part: () => number): number {
  const started = threadClock();
  let done = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    done += part();
    elapsed = threadClock() - started;
  }
  return (done / elapsed) * 1000;
}

type Table = { readonly mode: string; readonly seats: number };

function planAt(game: AnyGame, { mode, seats }: Table, nth: number): PlannedMatch {
  const options = game.readOptions({ mode, seats });
  if (!options.ok) throw new Error(options.problem);
  return planMatch({ game, options: options.value, seats, bots: "random", games: 1, seed: "bench" }, nth);
}

function record(game: AnyGame, table: Table, nth: number): Recorded {
  const planned = planAt(game, table, nth);
  const states: unknown[] = [];
  const { moves } = playMatch(game, planned, ({ state }) => states.push(state));
  return { planned, moves, states };
}

/** The states of a table's games after half of their actions. */
function middlesOf(game: AnyGame, table: Table): readonly unknown[] {
  return Array.from({ length: GAMES_KEPT }, (_, nth) => {
    const { states } = record(game, table, nth);
    return states[Math.floor(states.length / 2)];
  });
}

function playOut(game: AnyGame, middle: unknown, dice: Dice): number {
  let state = middle;
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    state = game.advance(state, seat, pickByKind(forwardOf(game, game.legal(state, seat)), dice));
  }
  return 1;
}

function applyAll(game: AnyGame, recorded: Recorded | undefined): number {
  if (recorded === undefined) return 0;
  let state = recorded.states[0];
  for (const { seat, action } of recorded.moves) {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error(`a recorded action is refused: ${applied.reason}`);
    state = applied.state;
  }
  return recorded.moves.length;
}

function viewAll(game: AnyGame, recorded: Recorded | undefined): number {
  for (const state of recorded?.states ?? []) game.view(state, 0);
  return recorded?.states.length ?? 0;
}

/** Moves by boardgame.io's bare reducer, on a state as large as ours. */
function boardgameMoves(): { readonly stateBytes: number; play(): number } {
  const game = ProcessGameConfig(sameSizeGame);
  const start = InitializeGame({ game, numPlayers: 4 });
  const reduce = CreateGameReducer({ game, isClient: false });
  const moves = Array.from({ length: FIELDS }, (_, from) => makeMove("carry", [0, from, (from + 1) % FIELDS]));
  return {
    stateBytes: JSON.stringify(start.G).length,
    play() {
      let state = start;
      for (const move of moves) state = reduce(state, move);
      return moves.length;
    },
  };
}

/** The action that its client would send. */
function makeMove(type: string, args: readonly unknown[]): unknown {
  return { type: "MAKE_MOVE", payload: { type, args, playerID: "0" } };
}
