import type { BalanceBots } from "@harbor/bots";
import { playMatch, seedFrom } from "@harbor/kit";
import { withCardsFrom } from "./cardFile.ts";
import { type AnyGame, balanceOf, gameNamed } from "./games.ts";
import { readPlayer } from "./players.ts";

/** The bot for each strength, as named on the command line. */
export type BalanceCast = Readonly<Record<BalanceBots, string>>;

/** One game of a row, by its number. Threads exchange these and the notes on the games. */
export type BalanceJob = {
  readonly game: string;
  readonly cards?: string;
  readonly row: string;
  readonly cast: BalanceCast;
  readonly seed: string;
  readonly nth: number;
};

const opened = new Map<string, AnyGame>();

/** The game with its standard cards, or with those from a file, which is read once. */
export function openedGame(id: string, cards: string | undefined): AnyGame {
  const key = `${id} ${cards ?? ""}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const named = gameNamed(id);
  if (named === undefined) throw new Error(`there is no game "${id}"`);
  const game = cards === undefined ? named : withCardsFrom(named, cards);
  opened.set(key, game);
  return game;
}

/** Plays one game of a row and takes notes. */
export function playBalanceGame({ game: id, cards, row: rowId, cast, seed, nth }: BalanceJob): unknown {
  const game = openedGame(id, cards);
  const balance = balanceOf(game);
  const row = balance?.rows.find((one) => one.id === rowId);
  if (balance === undefined || row === undefined) throw new Error(`there is no row "${rowId}"`);
  const staged = balance.stage(game, row, nth);
  const options = staged.readOptions({ mode: row.mode, seats: row.seats });
  if (!options.ok) throw new Error(options.problem);
  const deal = `${seed}/${row.id}/deal ${Math.floor(nth / row.variants)}`;
  const make = readPlayer(staged, cast[row.bots]);
  const players = Array.from({ length: row.seats }, (_, seat) => make(`${deal}/seat ${seat}`));
  const notebook = balance.openNotebook();
  const match = playMatch(staged, { options: options.value, seed: seedFrom(deal), players }, notebook.watch);
  return notebook.close(match);
}
