import { asPlayer, type Budget } from "@harbor/bots";
import { type Action, bremerhaven, type State, type View } from "@harbor/bremerhaven";
import { type Player, playMatch, seedFrom, type Watcher } from "@harbor/kit";
import type { BremerhavenBot } from "../src/index.ts";

export const TABLES = [
  { mode: "solo", seats: 1 },
  { mode: "short", seats: 2 },
  { mode: "short", seats: 3 },
  { mode: "short", seats: 4 },
  { mode: "long", seats: 2 },
  { mode: "long", seats: 3 },
  { mode: "long", seats: 4 },
] as const;
export type Table = { readonly mode: string; readonly seats: number; readonly ordered?: boolean };

export const BRIEF: Budget = { playouts: 12 };

export type BremerhavenPlayer = Player<View, Action>;

/** Plays a game of bots, the seats taken in turn by those given. */
export function playTable(
  { mode, seats, ordered = false }: Table,
  bots: readonly BremerhavenBot[],
  name: string,
  watch?: Watcher<State, Action, unknown>,
) {
  const players = Array.from({ length: seats }, (_, seat): BremerhavenPlayer => {
    const bot = bots[seat % bots.length];
    if (bot === undefined) throw new Error("nobody plays");
    return asPlayer(bot, BRIEF, `${name}/${seat}`);
  });
  return playWith({ mode, seats, ordered }, players, name, watch);
}

export function playWith(
  table: Table,
  players: readonly BremerhavenPlayer[],
  name: string,
  watch?: Watcher<State, Action, unknown>,
) {
  const options = bremerhaven.readOptions(table);
  if (!options.ok) throw new Error(options.problem);
  return playMatch(bremerhaven, { options: options.value, seed: seedFrom(name), players }, watch);
}
