import { fingerprint, type Read, readOutside } from "@harbor/kit";
import { firstProblem } from "../problem.ts";
import { KINDS, type Kind, type Mode, type Place } from "../vocabulary.ts";
import { type Island, type SetLists, setSchema, whatDoesNotFit } from "./schema.ts";

export type IslandId = string;

/** A validated island set, ready to play with. */
export type IslandSet = {
  readonly lists: SetLists;
  /** Equal for equal islands, whatever the set is called. */
  readonly hash: string;
  island(id: IslandId): Island;
  islandAt(position: { readonly ring: readonly IslandId[] }, place: Place): Island;
  /** All cargo cards of a mode. */
  cargo(mode: Mode): readonly Kind[];
  rounds(seats: number): number;
};

export function readIslandSet(input: unknown): Read<IslandSet> {
  return readOutside(() => setFrom(input), { ok: false, problem: "the islands cannot be read" });
}

function setFrom(input: unknown): Read<IslandSet> {
  const parsed = setSchema.safeParse(input);
  if (!parsed.success) return { ok: false, problem: firstProblem(parsed.error, "the islands") };
  const problem = whatDoesNotFit(parsed.data);
  return problem === undefined ? { ok: true, value: openSet(parsed.data) } : { ok: false, problem };
}

function openSet(lists: SetLists): IslandSet {
  const islands = new Map(lists.islands.map((island) => [island.id, island]));
  const whole = KINDS.flatMap((kind) => Array.from({ length: lists.cargo[kind] }, () => kind));
  const decks: Readonly<Record<Mode, readonly Kind[]>> = {
    plain: whole.filter((kind) => kind !== "pirate"),
    pirates: whole,
  };
  const island = (id: IslandId): Island => {
    const found = islands.get(id);
    if (found === undefined) throw new Error(`the set has no island "${id}"`);
    return found;
  };
  const { set: _, ...islandsAndCounts } = lists;
  return {
    lists,
    hash: fingerprint(islandsAndCounts),
    island,
    islandAt: ({ ring }, place) => island(ring[place] ?? ""),
    cargo: (mode) => decks[mode],
    rounds: (seats) => (seats === 3 ? lists.rounds[3] : lists.rounds[4]),
  };
}
