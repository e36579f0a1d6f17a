import { readFileSync } from "node:fs";
import { asPlayer, type Effort, luckFrom, type Report } from "@harbor/bots";
import { type Player, playMatch, type Replay, readReplay, recordMatch, seedFrom } from "@harbor/kit";
import { type Action, FANAL, meuterer, type State, type View } from "@harbor/meuterer";
import { expect, test } from "vitest";
import { openAppraiser } from "../src/appraisal.ts";
import { hindsightOf } from "../src/hindsight.ts";
import { CHAPTERS, meutererBots, WHYS } from "../src/index.ts";

const EFFORT: Effort = { line: 10, finer: 0, lessons: 60, worlds: 2, weighing: 16_000, pairs: 80 };
const HASTE: Effort = { line: 3, finer: 1, lessons: 10, worlds: 1, weighing: 240, pairs: 40 };

const crew = meutererBots.signOn(meuterer);
if (crew === undefined) throw new Error("nobody plays today's rules");
const { mate } = crew.plain;
const appraise = openAppraiser(FANAL, { daring: 1 });

/** A game of equals, in which the first seat does its worst from a round on. */
function played(name: string, worstFrom: number): Replay {
  const plan = { options: { mode: "plain", seats: 3, chart: "shuffled" } as const, seed: seedFrom(name) };
  const players = Array.from({ length: 3 }, (_, seat): Player<View, Action> => {
    const calm = asPlayer(mate, { playouts: 1 }, `${name} ${seat}`);
    return (turn) => {
      const view = turn.view();
      if (seat !== 0 || view.round < worstFrom) return calm(turn);
      const worths = appraise(view, seat, turn.legal);
      return turn.legal[worths.indexOf(Math.min(...worths))] ?? calm(turn);
    };
  });
  return recordMatch(meuterer, plan, playMatch(meuterer, { ...plan, players }));
}

function lookBack(replay: Replay, effort: Effort): Report<Action> {
  const opened = meutererBots.signOn(replay)?.lookBack?.(replay, { effort });
  if (opened?.ok !== true) throw new Error(opened?.problem ?? "nobody looks back");
  while (opened.value.work());
  return opened.value.report();
}

test("the costliest decision of a game is made by whoever does their worst, while they do it", () => {
  const worstFrom = 7;
  const { mistakes, decisions, alone } = lookBack(played("d", worstFrom), EFFORT);
  expect(alone).toBe(false);
  expect(decisions).toBeGreaterThan(80);
  expect(mistakes[0]).toMatchObject({ seat: 0, round: worstFrom, chapter: "lading" });
  expect(mistakes[0]?.cost).toBeGreaterThan(0.1);
});

const RECORDINGS = ["pirates-3-fanciful", "plain-4-mate-balanced"];

test.each(RECORDINGS)("%s: whatever was played can be looked back on", (name) => {
  const path = new URL(`../../rules/test/recordings/version1/${name}.replay.jsonl`, import.meta.url);
  const read = readReplay(readFileSync(path, "utf8"));
  if (!read.ok) throw new Error(read.problem);
  const { isDone, standings, mistakes, turns, searched, decisions } = lookBack(read.value, HASTE);
  expect(isDone).toBe(true);
  expect(searched).toBe(decisions);
  for (const { chapter } of [...standings, ...turns, ...mistakes]) expect(CHAPTERS).toContain(chapter);
  for (const { values } of standings) expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
  for (const { why, cost, done, better } of mistakes) {
    expect(WHYS).toContain(why.kind);
    expect(cost).toBeGreaterThan(0);
    expect(done).not.toEqual(better);
  }
  expect(standings.at(-1)?.doubts.every((doubt) => doubt === 0)).toBe(true);
});

const hindsight = hindsightOf(meuterer, FANAL);
const sightOf = (state: State, seat: number) => ({
  view: meuterer.view(state, seat),
  seat,
  legal: meuterer.legal(state, seat),
  budget: { playouts: 1 },
  chance: luckFrom("sight"),
});

test("every decision has what was done and all else as its ways, and is judged the same in two worlds that look the same", () => {
  const players = Array.from({ length: 4 }, (_, seat) => asPlayer(mate, { playouts: 1 }, `ways ${seat}`));
  const plan = { options: { mode: "pirates", seats: 4, chart: "shuffled" } as const, seed: seedFrom("ways") };
  const chapters = new Set<string>();
  const reasons = new Set<string>();
  let before: State | undefined;
  playMatch(meuterer, { ...plan, players }, ({ state, move }) => {
    chapters.add(hindsight.chapter(state));
    if (before !== undefined && move !== undefined) look(before, move.seat, move.action);
    before = state;
  });
  expect([...chapters].toSorted()).toEqual([...CHAPTERS].toSorted());
  for (const reason of reasons) expect(WHYS).toContain(reason);
  for (const reason of ["more", "keep", "help", "thrift"]) expect(reasons).toContain(reason);

  function look(state: State, seat: number, action: Action): void {
    const sight = sightOf(state, seat);
    const { done, other } = hindsight.ways(sight, [action]);
    expect(done).toHaveLength(1);
    expect(other).toHaveLength(sight.legal.length - 1);
    const twin = meuterer.imagine(sight.view, seedFrom("twin"));
    expect(hindsight.ways(sightOf(twin, seat), [action])).toEqual({ done, other });
    const [was] = done;
    if (was === undefined) return;
    for (const way of other) {
      const told = hindsight.tell(sight, was, way);
      expect(told).toMatchObject({ done: [was.action], better: [way.action] });
      expect(hindsight.tell(sightOf(twin, seat), was, way)).toEqual(told);
      reasons.add(told.why.kind);
      if (told.why.kind === "more") expect(sabersIn(way.action)).toBeGreaterThan(sabersIn(was.action));
      if (told.why.kind === "keep") expect(sabersIn(way.action)).toBeLessThan(sabersIn(was.action));
    }
  }
});

const sabersIn = (action: Action) => (action.type === "fight" ? action.sabers : Number.NaN);

test("cards that a loader keeps are the same in any order", () => {
  const stow = (keep: readonly ("salt" | "wine")[]): Action => ({ type: "stow", keep });
  let compared = 0;
  const players = Array.from({ length: 4 }, (_, seat) => asPlayer(mate, { playouts: 1 }, `keeps ${seat}`));
  const plan = { options: { mode: "plain", seats: 4, chart: "shuffled" } as const, seed: seedFrom("keeps") };
  playMatch(meuterer, { ...plan, players }, ({ state }) => {
    const [seat] = meuterer.pending(state);
    if (seat === undefined || state.step !== "refill") return;
    const sight = sightOf(state, seat);
    const mixed = sight.legal.find((action) => action.type === "stow" && new Set(action.keep).size > 1);
    if (mixed?.type !== "stow") return;
    compared += 1;
    expect(hindsight.ways(sight, [{ type: "stow", keep: mixed.keep.toReversed() }]).done[0]?.action).toEqual(mixed);
    expect(hindsight.ways(sight, [stow([])]).done).toEqual([]);
  });
  expect(compared).toBeGreaterThan(0);
});
