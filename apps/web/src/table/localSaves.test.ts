// @vitest-environment happy-dom
import type { AnyGameClient } from "@harbor/ui";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FIRST } from "../house.ts";
import { planLocal } from "./localPlan.ts";
import { forgetGame, giveUp, hasSavedGame, keepGame, leftGames, savedGame, setAside, takeUp } from "./localSaves.ts";

let client: AnyGameClient;
beforeAll(async () => {
  client = await FIRST.load();
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

const MOVE = { seat: 0, action: { type: "any" } };

/** A solo game begun under this name, a minute after the one before. */
function begin(name: string) {
  const plan = planLocal(client, "solo", "solo", [{ name, color: 0, kind: "person" }]);
  vi.advanceTimersByTime(60_000);
  keepGame(plan, [MOVE]);
  return plan;
}
const names = () => leftGames().map(({ people }) => people[0]?.name);

test("a game that makes room for another is stored and can be continued", () => {
  const old = begin("Ada");
  setAside(FIRST.id, "solo");
  expect(hasSavedGame(FIRST.id, "solo")).toBe(false);
  const next = begin("Ben");
  expect(names()).toEqual(["Ben", "Ada"]);
  const ada = leftGames().find(({ people }) => people[0]?.name === "Ada");
  if (ada === undefined) throw new Error("the game is lost");
  takeUp(ada);
  expect(savedGame(client, "solo")?.plan.seed).toBe(old.seed);
  expect(names()).toEqual(["Ben", "Ada"]);
  setAside(FIRST.id, "solo");
  const [ben] = leftGames();
  if (ben !== undefined) takeUp(ben);
  expect(savedGame(client, "solo")?.plan.seed).toBe(next.seed);
});

test("a game without moves is not stored", () => {
  const plan = begin("Ada");
  keepGame(plan, []);
  setAside(FIRST.id, "solo");
  expect([hasSavedGame(FIRST.id, "solo"), names()]).toEqual([false, []]);
});

test("a deleted game is gone, and can be restored", () => {
  begin("Ada");
  const [game] = leftGames();
  if (game === undefined) throw new Error("there is no game");
  const takeBack = giveUp(game);
  expect([hasSavedGame(FIRST.id, "solo"), names()]).toEqual([false, []]);
  takeBack();
  expect([hasSavedGame(FIRST.id, "solo"), names()]).toEqual([true, ["Ada"]]);
});

test("the oldest games make room", () => {
  for (let nth = 1; nth <= 15; nth += 1) {
    begin(`Sailor ${nth}`);
    setAside(FIRST.id, "solo");
  }
  expect(names()).toHaveLength(12);
  expect(names()).not.toContain("Sailor 3");
  expect(names()).toContain("Sailor 4");
});

test("unreadable data is no game", () => {
  localStorage.setItem("harbor:local:solo", "{");
  expect(leftGames()).toEqual([]);
  setAside(FIRST.id, "solo");
  expect(hasSavedGame(FIRST.id, "solo")).toBe(false);
});

test("each game has its own saves, and an unknown game has none", () => {
  const solo = begin("Ada");
  vi.advanceTimersByTime(60_000);
  keepGame({ ...solo, game: "unheard-of" }, [MOVE]);
  expect([hasSavedGame(FIRST.id, "solo"), hasSavedGame("unheard-of", "solo")]).toEqual([true, true]);
  setAside("unheard-of", "solo");
  expect(leftGames().map(({ game, kind }) => [game, kind])).toEqual([[FIRST.id, "solo"]]);
  forgetGame(solo);
  expect([hasSavedGame(FIRST.id, "solo"), leftGames()]).toEqual([false, []]);
});

test("saves from before there were several games belong to the first", () => {
  const plan = planLocal(client, "solo", "solo", [{ name: "Ada", color: 0, kind: "person" }]);
  localStorage.setItem("harbor:local:solo", JSON.stringify({ plan, moves: [MOVE] }));
  expect(savedGame(client, "solo")?.plan.seed).toBe(plan.seed);
  expect(leftGames()).toMatchObject([{ game: FIRST.id, kind: "solo" }]);
});
