import { readFileSync } from "node:fs";
import { asPlayer, type Effort, type Report } from "@harbor/bots";
import { type Action, bremerhaven, type View } from "@harbor/bremerhaven";
import { type Player, type Replay, readReplay, recordMatch, seedFrom, type Turn } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhavenBots, CHAPTERS, WHYS } from "../src/index.ts";
import { BRIEF, playWith, type Table } from "./tables.ts";

const EFFORT: Effort = { line: 10, finer: 1, lessons: 60, worlds: 3, weighing: 4000, pairs: 80 };
const HASTE: Effort = { line: 3, finer: 1, lessons: 10, worlds: 1, weighing: 240, pairs: 40 };

const crew = bremerhavenBots.signOn(bremerhaven);
if (crew === undefined) throw new Error("nobody plays");
const { mate } = crew.plain;

type Otherwise = (turn: Turn<View, Action>) => Action | undefined;

/** A game of Mates, some of which deviate now and then. */
function played(table: Table, name: string, otherwise: Otherwise): Replay {
  const players = Array.from({ length: table.seats }, (_, seat): Player<View, Action> => {
    const calm = asPlayer(mate, BRIEF, `${name} ${seat}`);
    return (turn) => otherwise(turn) ?? calm(turn);
  });
  const match = playWith(table, players, name);
  const options = bremerhaven.readOptions(table);
  if (!options.ok) throw new Error(options.problem);
  return recordMatch(bremerhaven, { options: options.value, seed: seedFrom(name) }, match);
}

function lookBack(replay: Replay, effort: Effort): Report<Action> {
  const bots = bremerhavenBots.signOn(replay);
  const opened = bots?.lookBack?.(replay, { effort });
  if (opened?.ok !== true) throw new Error(opened?.problem ?? "nobody looks back");
  while (opened.value.work());
  return opened.value.report();
}

test("a round of wasted cards is among the costliest decisions", () => {
  const thrownAway = 3;
  const replay = played({ mode: "solo", seats: 1 }, "thrown away", ({ legal, view }) => {
    const { round, step } = view();
    if (round !== thrownAway || step !== "bidding") return undefined;
    return legal.find((action) => action.type === "bid" && action.slot === "parking");
  });
  const { mistakes, alone, decisions } = lookBack(replay, EFFORT);
  expect(alone).toBe(true);
  expect(decisions).toBeGreaterThan(40);
  // The Mates that play the rest make costly mistakes of their own.
  const found = mistakes.slice(0, 3).filter(({ round, chapter }) => round === thrownAway && chapter === "bidding");
  expect(found.length).toBeGreaterThan(0);
  for (const { done, better } of found) {
    expect(done).toEqual([expect.objectContaining({ type: "bid", slot: "parking" })]);
    expect(better).not.toEqual([expect.objectContaining({ slot: "parking" })]);
  }
});

test("idle evenings are found, with the moves that should have been made", () => {
  const replay = played({ mode: "solo", seats: 1 }, "idle", ({ legal, view }) => {
    const { round, step } = view();
    if (step !== "harbor" || round < 5) return undefined;
    return legal.find(({ type }) => type === "done");
  });
  const { mistakes } = lookBack(replay, EFFORT);
  const idle = mistakes.filter(({ done }) => done.every(({ type }) => type === "done"));
  expect(idle.length).toBeGreaterThan(0);
  for (const { chapter, better } of idle) {
    expect(chapter).toBe("harbor");
    expect(better.map(({ type }) => type)).not.toContain("done");
  }
});

const RECORDINGS = ["version1/solo-1-fanciful", "version2/long-3-ordered"];

test.each(RECORDINGS)("%s: whatever was played, in whichever edition, can be looked back on", (name) => {
  const path = new URL(`../../rules/test/recordings/${name}.replay.jsonl`, import.meta.url);
  const read = readReplay(readFileSync(path, "utf8"));
  if (!read.ok) throw new Error(read.problem);
  const { isDone, alone, standings, mistakes, turns, searched, decisions } = lookBack(read.value, HASTE);
  expect(isDone).toBe(true);
  expect(searched).toBe(decisions);
  for (const { chapter } of [...standings, ...turns, ...mistakes]) expect(CHAPTERS).toContain(chapter);
  const sums = standings.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  if (!alone) for (const sum of sums) expect(sum).toBeCloseTo(1);
  for (const { why, cost, done, better } of mistakes) {
    expect(WHYS).toContain(why.kind);
    expect(cost).toBeGreaterThan(0);
    expect(done).not.toEqual(better);
  }
  expect(standings.at(-1)?.doubts.every((doubt) => doubt === 0)).toBe(true);
});

test("a player who resigned has lost, whatever their score", () => {
  const replay = played({ mode: "short", seats: 2 }, "resigned", () => undefined);
  const winner = replay.scores[0]?.seat ?? 0;
  const opened = crew?.lookBack?.({ ...replay, resigned: [winner] }, { effort: HASTE });
  const standings = opened?.ok === true ? opened.value.report().standings : [];
  expect(standings.map(({ values }) => values)).toEqual([winner === 0 ? [0, 1] : [1, 0]]);
});

test("a recording that does not verify is refused with the reason", () => {
  const replay = played({ mode: "solo", seats: 1 }, "wrong", () => undefined);
  const wish = { effort: HASTE };
  const broken = { ...replay, moves: replay.moves.slice(0, 20) };
  expect(crew.lookBack?.(broken, wish)).toMatchObject({ ok: false, problem: expect.stringContaining("not over") });
  const foreign = { ...replay, game: "chess" };
  expect(crew.lookBack?.(foreign, wish)).toMatchObject({ ok: false, problem: expect.stringContaining("chess") });
});
