import { asPlayer, type Setting } from "@harbor/bots";
import { playMatch, seedFrom } from "@harbor/kit";
import { crewOf, gameNamed } from "./games.ts";

/** One game of a learner against the Mate it learns about, by its number. */
export type LearnJob = {
  readonly game: string;
  readonly setting: Setting;
  /**
   * Games with the same text and number have the same deal; each deal is played twice in a row, with seats exchanged.
   */
  readonly deals: string;
  readonly nth: number;
};
export type LearnResult = { readonly won: boolean };

export function playLearnGame({ game: id, setting, deals, nth }: LearnJob): LearnResult {
  const game = gameNamed(id);
  const crew = game === undefined ? undefined : crewOf(game);
  if (game === undefined || crew?.pupil === undefined) throw new Error(`nobody learns to play "${id}"`);
  const { pupil, plain } = crew;
  const { table } = pupil;
  const options = game.readOptions(table);
  if (!options.ok) throw new Error(options.problem);
  const deal = `${deals}/deal ${Math.floor(nth / table.seats)}`;
  const own = nth % table.seats;
  const learner = pupil.taught(setting);
  const players = Array.from({ length: table.seats }, (_, seat) =>
    asPlayer(seat === own ? learner : plain.mate, { playouts: 1 }, `${deal}/seat ${seat}`),
  );
  const { scores } = playMatch(game, { options: options.value, seed: seedFrom(deal), players });
  return { won: scores.find((row) => row.seat === own)?.place === 1 };
}
