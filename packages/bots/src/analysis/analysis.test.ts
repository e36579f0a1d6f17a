import { expect, test } from "vitest";
import { CALM, hindsight, type Regatta, ROUNDS, race, regatta, type Sail } from "../../test/regatta.ts";
import { openAnalysis } from "./analysis.ts";
import { decisionsIn } from "./decisions.ts";
import type { Course } from "./hindsight.ts";
import { effortOf, type Ledger } from "./ledger.ts";

const EFFORT = effortOf(0.5);

function open(course: Course<Regatta, Sail>, seed = "regatta", known?: Ledger<Sail>) {
  return openAnalysis(regatta, hindsight, course, { seed, effort: EFFORT, known });
}

function analyse(course: Course<Regatta, Sail>, seed?: string) {
  const analysis = open(course, seed);
  while (analysis.work());
  return analysis.report();
}

const TORN_AT = 4;
const blunder = race(2, "blunder", (round, seat) => (round === TORN_AT && seat === 1 ? "torn" : undefined));

test("a blunder is the costliest decision, and the game turns on it", () => {
  const { mistakes, turns, standings, isDone, progress } = analyse(blunder);
  const step = blunder.moves.findIndex(({ action }) => action.type === "torn");
  expect(mistakes.map((mistake) => mistake.step)).toEqual([step]);
  const [mistake] = mistakes;
  expect(mistake).toMatchObject({ seat: 1, round: TORN_AT, done: [{ type: "torn" }], why: { kind: "faster" } });
  expect(["red", "blue"]).toContain(mistake?.better[0]?.type);
  expect(mistake?.cost).toBeGreaterThan(0.1);
  expect(mistake?.doubt).toBeLessThan((mistake?.cost ?? 0) / 3);
  const turn = turns.find((one) => one.mistake === 0);
  expect(turn).toMatchObject({ step, round: TORN_AT });
  expect(standings.map(({ round }) => round)).toEqual([...Array.from({ length: ROUNDS }, (_, nth) => nth + 1), ROUNDS]);
  expect({ isDone, progress }).toEqual({ isDone: true, progress: 1 });
});

test("the chances of all seats add up to one, and the end is certain", () => {
  for (const boats of [2, 3]) {
    const { standings } = analyse(race(boats, "sum"));
    for (const { values } of standings) expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
    expect(standings.at(-1)?.values.toSorted()).toEqual([...new Array<number>(boats - 1).fill(0), 1]);
    expect(standings.at(-1)?.doubts).toEqual(new Array<number>(boats).fill(0));
  }
});

test("a seat that is further ahead has better chances", () => {
  const early = (torn: number) =>
    analyse(race(2, "lead", (round, seat) => (seat === 1 && round <= torn ? "torn" : undefined))).standings[2];
  const [none, one, two] = [0, 1, 2].map((torn) => early(torn)?.values[0] ?? 0);
  expect(one).toBeGreaterThan(none ?? 1);
  expect(two).toBeGreaterThan(one ?? 1);
});

test("choosing between equally good moves is never a mistake, whatever the luck", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const { mistakes } = analyse(
      race(2, seed, (round, seat) => ((round + seat) % 2 === 0 ? "blue" : "red")),
      seed,
    );
    expect(mistakes).toEqual([]);
  }
});

test("in a solo game, the report has the score and what decisions cost of it", () => {
  const { alone, standings, mistakes } = analyse(race(1, "alone", (round) => (round === 2 ? "torn" : undefined)));
  expect(alone).toBe(true);
  expect(standings[0]?.values[0]).toBeGreaterThan(20);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.cost).toBeGreaterThan(2.5);
  expect(mistakes[0]?.cost).toBeLessThan(3.5);
});

test("the same seed gives the same findings; another seed finds the same mistake by other playouts", () => {
  expect(analyse(blunder)).toEqual(analyse(blunder));
  const other = analyse(blunder, "other");
  expect(other).not.toEqual(analyse(blunder));
  expect(other.mistakes.map(({ step }) => step)).toEqual(analyse(blunder).mistakes.map(({ step }) => step));
});

test("an analysis can be stopped and resumed anywhere, and ends with the same findings", () => {
  const whole = analyse(blunder);
  const pieces = (analysis: ReturnType<typeof open>, count: number) => {
    let done = 0;
    while (done < count && analysis.work()) done += 1;
    return done;
  };
  const all = pieces(open(blunder), Number.POSITIVE_INFINITY);
  for (const part of [0.1, 0.4, 0.6, 0.9]) {
    const stopped = open(blunder);
    pieces(stopped, Math.floor(part * all));
    const kept: Ledger<Sail> = JSON.parse(JSON.stringify(stopped.ledger()));
    const resumed = open(blunder, "regatta", kept);
    expect(resumed.report().standings).toEqual(stopped.report().standings);
    while (resumed.work());
    expect(resumed.report()).toEqual(whole);
  }
});

test("the progress only ever grows", () => {
  const analysis = open(blunder);
  let before = 0;
  let reports = 0;
  do {
    const { progress, searched, decisions } = analysis.report();
    expect(progress).toBeGreaterThanOrEqual(before);
    expect(progress).toBeLessThan(1);
    expect(searched).toBeLessThanOrEqual(decisions);
    before = progress;
    reports += 1;
  } while (analysis.work());
  expect(reports).toBeGreaterThan(20);
});

test("forced moves and undone steps are not decisions", () => {
  const decided = decisionsIn(regatta, hindsight, blunder);
  expect(decided).toHaveLength(2 * (ROUNDS - 1));
  expect(decided.map(({ state }) => state.round)).not.toContain(CALM);
  const [start] = blunder.states;
  if (start === undefined) throw new Error("no race");
  const torn = { seat: 0, action: { type: "torn" } as const };
  const undo = { seat: 0, action: { type: "undo" } as const };
  const red = { seat: 0, action: { type: "red" } as const };
  const states = [start, { ...start, turn: 1 }, start, { ...start, turn: 1, miles: [3, 0] }];
  const lasting = decisionsIn(regatta, hindsight, { states, moves: [torn, undo, red] });
  expect(lasting.map(({ step, actions }) => ({ step, actions }))).toEqual([{ step: 2, actions: [{ type: "red" }] }]);
});

test("steps that belong together are one decision", () => {
  const whole = decisionsIn(regatta, { undertaking: ({ round }) => `round ${round < 3 ? "early" : "late"}` }, blunder);
  expect(whole.map(({ seat, actions }) => [seat, actions.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test("an unfinished game cannot be analyzed", () => {
  const { states, moves } = blunder;
  expect(() => open({ states: states.slice(0, 3), moves: moves.slice(0, 2) })).toThrow("not over");
});
