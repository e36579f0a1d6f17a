import { seedFrom } from "@harbor/kit";
import type { Action, State } from "@harbor/meuterer";
import { expect, test } from "vitest";
import { openLesson } from "../../test/lessonTable.ts";
import { PUZZLES } from "./puzzles.ts";
import { LEARNER, LESSON_GAME } from "./scene.ts";

function puzzleNamed(id: string) {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error("there is no such puzzle");
  return puzzle;
}

/** Every end of the round that can follow an action, whatever all seats decide. */
function endsAfter(start: State, action: Action, isOver: (state: State) => boolean): readonly State[] {
  const ends: State[] = [];
  const open = [after(start, LEARNER, action)];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const [seat] = LESSON_GAME.pending(state);
    if (seat === undefined || isOver(state)) ends.push(state);
    else for (const legal of LESSON_GAME.legal(state, seat)) open.push(after(state, seat, legal));
  }
  return ends;
}

function after(state: State, seat: number, action: Action): State {
  const applied = LESSON_GAME.apply(state, seat, action);
  if (!applied.ok) throw new Error(applied.reason);
  return applied.state;
}

const partsOf = (state: State) => state.players[LEARNER]?.parts;
const pointsOf = (state: State) => Object.values(partsOf(state) ?? {}).reduce((sum, one) => sum + one, 0);
const sabersIn = (state: State) => (state.players[LEARNER]?.hand ?? []).filter((kind) => kind === "saber").length;

/** The accepted ones among the first decisions of a puzzle. */
function acceptedIn(id: string) {
  const puzzle = puzzleNamed(id);
  const table = openLesson(puzzle);
  const [{ task } = {}] = puzzle.steps;
  const legal = table.legal();
  const accepted = legal.filter((action) => task?.accepts(action, table.view()));
  return { table, accepted, others: legal.filter((action) => !accepted.includes(action)) };
}

test("sabers: of all that win, the accepted one keeps most; with fewer the captain falls", () => {
  const { table, accepted, others } = acceptedIn("sabers");
  const result = (action: Action) => {
    const before = partsOf(table.state())?.mate ?? 0;
    const state = after(table.state(), LEARNER, action);
    return { won: (partsOf(state)?.mate ?? 0) > before, kept: sabersIn(state) };
  };
  expect(accepted.map(result)).toEqual([{ won: true, kept: 1 }]);
  expect(others.map(result)).toEqual([
    { won: false, kept: 2 },
    { won: true, kept: 0 },
  ]);
});

test("sale: the accepted line brings nine points, and every other fewer", () => {
  const { table, accepted, others } = acceptedIn("sale");
  const before = pointsOf(table.state());
  const gain = (action: Action) => pointsOf(after(table.state(), LEARNER, action)) - before;
  expect(accepted.map(gain)).toEqual([9]);
  for (const action of others) expect(gain(action)).toBeLessThan(9);
});

/** So many positions that look the same to the learner. */
const WORLDS = 60;
const VOYAGE = 5;

/** What the learner's role has brought since. */
function broughtBy({ players }: State, { players: before }: State): number {
  const [now, then] = [players[LEARNER]?.parts, before[LEARNER]?.parts];
  return (["mutiny", "cabin", "mate", "merchant"] as const).reduce(
    (sum, part) => sum + (now?.[part] ?? 0) - (then?.[part] ?? 0),
    0,
  );
}

test("sure: in every position that looks the same, the mutiny can be won, and no other role brings as much", () => {
  const { table, accepted, others } = acceptedIn("sure");
  expect(accepted).toEqual([{ type: "take", role: "mutineer" }]);
  const isTold = ({ step }: State) => step !== "mutiny" && step !== "roles";
  const isSold = ({ round }: State) => round > table.view().round;
  for (let nth = 0; nth < WORLDS; nth += 1) {
    const world = LESSON_GAME.imagine(table.view(), seedFrom(`world ${nth}`));
    const mutinies = endsAfter(world, { type: "take", role: "mutineer" }, isTold);
    const daring = mutinies.filter((end) => end.players[LEARNER]?.fought === 2);
    expect(daring.length).toBeGreaterThan(0);
    for (const end of daring) expect(broughtBy(end, world)).toBe(VOYAGE);
    for (const action of others) {
      for (const end of endsAfter(world, action, isSold)) expect(broughtBy(end, world)).toBeLessThan(VOYAGE);
    }
  }
});

test("sure: the last task is won only by both sabers", () => {
  const puzzle = puzzleNamed("sure");
  const table = openLesson(puzzle);
  table.play({ type: "take", role: "mutineer" });
  const task = puzzle.steps[1]?.task;
  for (const action of table.legal()) {
    const won = after(table.state(), LEARNER, action).captain === LEARNER;
    expect(task?.accepts(action, table.view())).toBe(won);
  }
});
