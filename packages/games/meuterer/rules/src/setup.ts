import { clockwise, commitTo, type Dice, freshChance, type Log, openDice, type Seed } from "@harbor/kit";
import { sorted } from "./cargo.ts";
import type { Event } from "./events.ts";
import type { IslandId, IslandSet } from "./islands/islandSet.ts";
import type { Options } from "./options.ts";
import type { Player, State } from "./state.ts";
import { HAND_SIZE, type Parts, type Place } from "./vocabulary.ts";

const NO_POINTS: Parts = { voyage: 0, mutiny: 0, cabin: 0, mate: 0, wages: 0, sales: 0, merchant: 0 };

/** SET-2 to SET-7, PIR-1. */
export function setUp(set: IslandSet, options: Options, seed: Seed, log: Log<Event>): State {
  const { mode, seats, chart } = options;
  const dice = openDice(freshChance(seed));
  const ring = layOut(set, options, dice);
  const captain = dice.below(seats);
  const pile = dice.shuffled(set.cargo(mode));
  const commitment = commitTo(seed);
  log.tell({ type: "game-begun", mode, chart, ring, captain, commitment });
  const hands = Array.from({ length: seats }, (): Player["hand"] => []);
  for (const seat of clockwise(captain, seats)) {
    const kinds = sorted(pile.splice(0, HAND_SIZE));
    hands[seat] = kinds;
    const open = { type: "dealt", seat, cards: kinds.length } as const;
    log.confide(seat, { ...open, kinds }, open);
  }
  return {
    options,
    step: "offer",
    waiting: [],
    chance: dice.chance(),
    commitment,
    round: 0,
    ring,
    anchorage: 0,
    wake: undefined,
    pirates: mode === "pirates" ? nestIn(set, ring) : undefined,
    firstCaptain: captain,
    captain,
    wage: undefined,
    turns: 0,
    turn: undefined,
    boarding: undefined,
    taken: [],
    courses: {},
    players: hands.map((hand) => ({
      hand,
      laid: [],
      passed: false,
      fought: undefined,
      sale: undefined,
      parts: NO_POINTS,
    })),
    pile,
    discards: [],
    drawn: undefined,
  };
}

function layOut({ lists }: IslandSet, { chart }: Options, dice: Dice): readonly IslandId[] {
  const [start = "", ...others] = lists.islands.map(({ id }) => id);
  return [start, ...(chart === "shuffled" ? dice.shuffled(others) : others)];
}

function nestIn(set: IslandSet, ring: readonly IslandId[]): Place {
  return ring.findIndex((id) => set.island(id).nest === true);
}
