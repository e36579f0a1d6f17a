import { isShareRow, type LadderRow } from "@harbor/bots";
import { playMatch, seedFrom } from "@harbor/kit";
import { gameNamed } from "./games.ts";
import { readPlayer } from "./players.ts";

/** One game of a row, by its number. Threads exchange these and the results. */
export type LadderJob = { readonly game: string; readonly row: LadderRow; readonly seed: string; readonly nth: number };
export type LadderResult = { readonly nth: number; readonly won: boolean; readonly score: number };

/** Plays one game of a row. The games of a set have the same deal; the measured bot takes each seat in turn. */
export function playLadderGame({ game: id, row, seed, nth }: LadderJob): LadderResult {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const options = game.readOptions({ mode: row.mode, seats: row.seats });
  if (!options.ok) throw new Error(options.problem);
  const set = Math.floor(nth / row.seats);
  const own = nth % row.seats;
  const players = Array.from({ length: row.seats }, (_, seat) => {
    const name = seat === own || !isShareRow(row) ? row.one : row.others;
    return readPlayer(game, name)(`${seed}/${row.id}/set ${set}/seat ${seat}`);
  });
  const deal = seedFrom(`${seed}/${row.id}/set ${set}`);
  const { scores } = playMatch(game, { options: options.value, seed: deal, players });
  const result = scores.find((one) => one.seat === own);
  return { nth, won: result?.place === 1, score: result?.score ?? 0 };
}
