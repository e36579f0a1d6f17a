import { fancifulPlayer, type Player, randomPlayer, type Seat, seedFrom, wavering } from "@harbor/kit";
import { type Action, bremerhaven, type Mode, type Options, type View } from "../src/index.ts";

/** Every mode with every number of players. */
export const TABLES: readonly { readonly mode: Mode; readonly seats: number }[] = [
  { mode: "long", seats: 2 },
  { mode: "long", seats: 3 },
  { mode: "long", seats: 4 },
  { mode: "short", seats: 2 },
  { mode: "short", seats: 3 },
  { mode: "short", seats: 4 },
  { mode: "solo", seats: 1 },
];

export function optionsFor(table: {
  readonly mode: Mode;
  readonly seats: number;
  readonly ordered?: boolean;
}): Options {
  const read = bremerhaven.readOptions(table);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

export type Plan = {
  readonly options: Options;
  readonly seed: string;
  readonly players: readonly Player<View, Action>[];
};

/**
 * The table that uses most cards: half of all games are played there; otherwise the last cards would hardly ever come
 * up.
 */
const FULLEST = { mode: "long", seats: 4 } as const;
const SERIES = TABLES.flatMap((table) => [table, FULLEST]);

/** The nth game of a series of random games: every table, each with both kinds of players, in and out of rank order. */
export function randomPlan(series: string, nth: number): Plan {
  const table = SERIES[nth % SERIES.length] ?? FULLEST;
  const lap = Math.floor(nth / SERIES.length);
  const seed = seedFrom(`${series}/${nth}`);
  const makePlayer = lap % 2 === 0 ? randomPlayer<View, Action> : fancifulPlayer<View, Action>;
  const players = Array.from({ length: table.seats }, (_, seat: Seat) => {
    return wavering(bremerhaven, makePlayer(seedFrom(`${seed}/${seat}`)), seedFrom(`${seed}/${seat} wavers`));
  });
  return { options: optionsFor({ ...table, ordered: lap % 4 >= 2 }), seed, players };
}
