import { playMatch, randomPlayer, recordMatch, type Seed, seedFrom, writeReplay } from "@harbor/kit";
import { GAMES } from "../src/games.ts";

export type RecordedMove = { readonly seat: number; readonly action: unknown; readonly round: number };

/** A game played beforehand: a table with its seed accepts the same actions, so clients need not think. */
export type Recording = {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: Seed;
  readonly moves: readonly RecordedMove[];
  readonly rounds: number;
  /** The replay file, which gives a server the seed. */
  readonly replay: string;
};

export const SEATS = 4;

export function recordGames(count: number): Recording[] {
  return Array.from({ length: count }, (_, nth) => recordGame(`bench ${nth}`));
}

function recordGame(name: string): Recording {
  const [game] = GAMES;
  const mode = game?.modes.find(({ seats }) => seats.includes(SEATS));
  if (game === undefined || mode === undefined) throw new Error(`there is no game for ${SEATS}`);
  const options = { mode: mode.id, seats: SEATS };
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const plan = {
    options: read.value,
    seed: seedFrom(name),
    players: Array.from({ length: SEATS }, (_, seat) =>
      randomPlayer<unknown, { readonly type: string }>(seedFrom(`${name}/${seat}`)),
    ),
  };
  const moves: RecordedMove[] = [];
  let round = 1;
  const match = playMatch(game, plan, ({ state, move }) => {
    if (move !== undefined) moves.push({ ...move, round });
    round = game.round(state);
  });
  return {
    game: game.id,
    options,
    seed: plan.seed,
    moves,
    rounds: moves.at(-1)?.round ?? 1,
    replay: writeReplay(recordMatch(game, plan, match)),
  };
}
