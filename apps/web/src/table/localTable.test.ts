// @vitest-environment happy-dom
import type { AnyStage, Person } from "@harbor/face";
import { freshChance, openDice, pickByKind, seedFrom } from "@harbor/kit";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { turned } from "../cards/ownStageFixture.ts";
import { FACE } from "../games.ts";
import { finishedFile, finishedGames } from "../replay/finishedGames.ts";
import { verify } from "../replay/verify.ts";
import { planLocal, stageOf } from "./localPlan.ts";
import { savedGame } from "./localSaves.ts";
import { openLocalTable } from "./localTable.ts";

let stage: AnyStage;
beforeAll(async () => {
  stage = await FACE.load();
});
beforeEach(() => localStorage.clear());

const person = (name: string, color: Person["color"]): Person => ({ name, color, kind: "person" });
const bot = (name: string, color: Person["color"]): Person => ({ name, color, kind: "bot" });

/** Plays for whoever has the screen until the game is over. */
function playOut(table: ReturnType<typeof openLocalTable>): number {
  const dice = openDice(freshChance(seedFrom("whoever sits here")));
  let curtains = 0;
  for (let nth = 0; nth < 20_000; nth += 1) {
    vi.runAllTimers();
    const { curtain, scores, seat, view } = table.snapshot();
    if (scores !== undefined) return curtains;
    if (curtain !== undefined) {
      curtains += 1;
      table.lift();
    }
    if (seat === undefined) throw new Error("nobody has the screen");
    const legal = stage.game.legal(stage.game.imagine(view, seedFrom("any")), seat);
    table.act([
      pickByKind(
        legal.filter(({ type }) => type !== "undo"),
        dice,
      ),
    ]);
    expect(table.snapshot().refusal).toBeUndefined();
  }
  throw new Error("the game did not come to an end");
}

test("a game around one screen comes to its end, with a curtain at every hand-over", () => {
  vi.useFakeTimers();
  const people = [person("Ada", 0), person("Ben", 1), bot("Bot", 2)];
  const table = openLocalTable(stage, planLocal(stage, "hotseat", "short", people), [], 1);
  expect(playOut(table)).toBeGreaterThan(20);
  expect(table.snapshot().scores).toHaveLength(3);
  vi.useRealTimers();
});

test("alone there is no curtain, and the finished game is put away with its file", () => {
  vi.useFakeTimers();
  const plan = planLocal(stage, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(stage, plan, [], 1);
  expect(playOut(table)).toBe(0);
  expect(savedGame(stage, "solo")).toBeUndefined();
  const [kept] = finishedGames();
  expect(kept).toMatchObject({ mode: "solo", people: [{ name: "Ada" }], scores: table.snapshot().scores });
  const file = finishedFile(kept?.id ?? "") ?? "";
  expect(file).toBe(table.record());
  expect(verify(stage, file, undefined).every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});

test("a game that is left is found again as it was", () => {
  const plan = planLocal(stage, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(stage, plan, [], 0);
  for (let nth = 0; nth < 6; nth += 1) {
    const { view, seat } = table.snapshot();
    const [action] = seat === undefined ? [] : stage.game.legal(stage.game.imagine(view, seedFrom("any")), seat);
    if (action !== undefined) table.act([action]);
  }
  const saved = savedGame(stage, "solo");
  if (saved === undefined) throw new Error("nothing was saved");
  const again = openLocalTable(stage, saved.plan, saved.moves, 0);
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.snapshot().history).toEqual(table.snapshot().history);
});

test("a game with other cards is gone on with, ends with them, and is verified by whoever knows only the game's own", () => {
  vi.useFakeTimers();
  const other = turned(stage);
  const plan = planLocal(other, "solo", "solo", [person("Ada", 0)]);
  expect(openLocalTable(other, plan, [], 0).snapshot().scores).toBeUndefined();
  const saved = savedGame(stage, "solo");
  const again = saved === undefined ? undefined : stageOf(stage, saved.plan);
  expect(again?.game.cards).toBe(other.game.cards);
  const table = openLocalTable(again ?? stage, plan, [], 0);
  playOut(table);
  const checks = verify(stage, table.record() ?? "", undefined);
  expect(checks.every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});
