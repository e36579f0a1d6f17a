import { type Action, bremerhaven, type HarborAction, type State } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { PUZZLES, type Puzzle } from "./puzzles.ts";

const LEARNER = 0;

function positionOf({ start }: Puzzle): State {
  const { options, seed, moves } = start();
  const read = bremerhaven.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const begun = bremerhaven.begin(read.value, seed);
  if (!begun.ok) throw new Error(begun.problem);
  return moves.reduce((state, { seat, action }) => after(state, seat, action), begun.state);
}

function after(state: State, seat: number, action: Action): State {
  const applied = bremerhaven.apply(state, seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${applied.reason}`);
  return applied.state;
}

const isSolved = (puzzle: Puzzle, state: State) => puzzle.isSolved(bremerhaven.view(state, LEARNER));

/** More positions than any of these harbors has. */
const MOST = 60_000;

/** Tries every way of going on without undoing; spaces with nothing on them are alike. */
function canBeSolved(puzzle: Puzzle, from: State, wanted: (action: HarborAction) => boolean = () => true): boolean {
  const known = new Set<string>();
  const open = [from];
  for (const state of open) {
    if (isSolved(puzzle, state)) return true;
    const key = keyOf(state);
    if (known.has(key)) continue;
    known.add(key);
    expect(known.size).toBeLessThan(MOST);
    for (const action of bremerhaven.legal(state, LEARNER)) {
      if (action.type === "move" || action.type === "produce" || action.type === "pack" || action.type === "unpack") {
        if (wanted(action)) open.push(after(state, LEARNER, action));
      }
    }
  }
  return false;
}

function keyOf({ players, work }: State): string {
  const { money, harbor } = players[LEARNER] ?? {};
  const bare = harbor?.spaces.filter(({ building }) => building === undefined).map(({ goods }) => goods.join());
  const built = harbor?.spaces.filter(({ building }) => building !== undefined).map(({ goods }) => goods.join());
  const made = (work[LEARNER]?.steps ?? []).filter(({ type }) => type === "produce");
  const moved = (work[LEARNER]?.steps.length ?? 0) > made.length;
  return JSON.stringify([money, harbor?.docks, harbor?.loading, bare?.toSorted(), built, made, moved]);
}

test.each(PUZZLES)("$id begins in the harbor phase, with everything still to do", (puzzle) => {
  const state = positionOf(puzzle);
  expect(state).toMatchObject({ step: "harbor", waiting: expect.arrayContaining([LEARNER]) });
  expect(state.work[LEARNER]?.steps).toEqual([]);
  expect(isSolved(puzzle, state)).toBe(false);
});

test.each(PUZZLES)("$id can be solved, and only its last step solves it", (puzzle) => {
  let state = positionOf(puzzle);
  for (const action of puzzle.solution) {
    expect(isSolved(puzzle, state)).toBe(false);
    state = after(state, LEARNER, action);
  }
  expect(isSolved(puzzle, state)).toBe(true);
});

test.each(PUZZLES)("$id is not solved by the first idea, and undoing leads back to a solution", (puzzle) => {
  const naive = afterFirstIdea(puzzle);
  expect(isSolved(puzzle, naive)).toBe(false);
  const [task] = puzzle.steps.flatMap((step) => step.task ?? []);
  const way = task?.way(bremerhaven.view(naive, LEARNER)) ?? [];
  expect(
    isSolved(
      puzzle,
      way.reduce((now, action) => after(now, LEARNER, action), naive),
    ),
  ).toBe(true);
});

function puzzleNamed(id: string): Puzzle {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error("there is no such puzzle");
  return puzzle;
}

const afterFirstIdea = (puzzle: Puzzle) =>
  puzzle.naive.reduce((now, action) => after(now, LEARNER, action), positionOf(puzzle));

test("after the first idea, no way leads to the goal of container", () => {
  const puzzle = puzzleNamed("container");
  expect(canBeSolved(puzzle, afterFirstIdea(puzzle))).toBe(false);
  expect(canBeSolved(puzzle, positionOf(puzzle))).toBe(true);
});

test("after the first idea, nothing can be produced for the goal of nothing-lost (HBR-1)", () => {
  const produced = (state: State) => bremerhaven.legal(state, LEARNER).filter(({ type }) => type === "produce");
  const puzzle = puzzleNamed("nothing-lost");
  expect(produced(positionOf(puzzle))).not.toEqual([]);
  expect(produced(afterFirstIdea(puzzle))).toEqual([]);
});

test("the goal of crate cannot be reached by carrying alone", () => {
  const puzzle = puzzleNamed("crate");
  const position = positionOf(puzzle);
  expect(canBeSolved(puzzle, position, ({ type }) => type === "move" || type === "produce")).toBe(false);
  expect(canBeSolved(puzzle, position)).toBe(true);
});
