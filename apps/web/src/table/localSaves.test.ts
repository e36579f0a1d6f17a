// @vitest-environment happy-dom
import type { AnyStage } from "@harbor/face";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FACE } from "../games.ts";
import { planLocal } from "./localPlan.ts";
import { giveUp, hasSavedGame, keepGame, leftGames, savedGame, setAside, takeUp } from "./localSaves.ts";

let stage: AnyStage;
beforeAll(async () => {
  stage = await FACE.load();
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

const MOVE = { seat: 0, action: { type: "any" } };

/** A solo game that somebody of this name has begun, a minute after the one before. */
function begin(name: string) {
  const plan = planLocal(stage, "solo", "solo", [{ name, color: 0, kind: "person" }]);
  vi.advanceTimersByTime(60_000);
  keepGame(plan, [MOVE]);
  return plan;
}
const names = () => leftGames().map(({ people }) => people[0]?.name);

test("a game that makes room for another is kept, and can be gone on with", () => {
  const old = begin("Ada");
  setAside("solo");
  expect(hasSavedGame("solo")).toBe(false);
  const next = begin("Ben");
  expect(names()).toEqual(["Ben", "Ada"]);
  const ada = leftGames().find(({ people }) => people[0]?.name === "Ada");
  if (ada === undefined) throw new Error("the game is lost");
  takeUp(ada);
  expect(savedGame(stage, "solo")?.plan.seed).toBe(old.seed);
  expect(names()).toEqual(["Ben", "Ada"]);
  setAside("solo");
  const [ben] = leftGames();
  if (ben !== undefined) takeUp(ben);
  expect(savedGame(stage, "solo")?.plan.seed).toBe(next.seed);
});

test("a game in which nothing was done is not worth keeping", () => {
  const plan = begin("Ada");
  keepGame(plan, []);
  setAside("solo");
  expect([hasSavedGame("solo"), names()]).toEqual([false, []]);
});

test("a game that is given up is gone, and can be had back", () => {
  begin("Ada");
  const [game] = leftGames();
  if (game === undefined) throw new Error("there is no game");
  const takeBack = giveUp(game);
  expect([hasSavedGame("solo"), names()]).toEqual([false, []]);
  takeBack();
  expect([hasSavedGame("solo"), names()]).toEqual([true, ["Ada"]]);
});

test("the oldest make room in the end", () => {
  for (let nth = 1; nth <= 15; nth += 1) {
    begin(`Sailor ${nth}`);
    setAside("solo");
  }
  expect(names()).toHaveLength(12);
  expect(names()).not.toContain("Sailor 3");
  expect(names()).toContain("Sailor 4");
});

test("what cannot be read is no game", () => {
  localStorage.setItem("harbor:local:solo", "{");
  expect(leftGames()).toEqual([]);
  setAside("solo");
  expect(hasSavedGame("solo")).toBe(false);
});
