// @vitest-environment happy-dom
import type { AnyStage, Person } from "@harbor/face";
import { forwardOf, freshChance, openDice, pickByKind, seedFrom } from "@harbor/kit";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Thinkers } from "../bots/thinkers.ts";
import { turned } from "../cards/ownStageFixture.ts";
import { FACE } from "../games.ts";
import { finishedFile, finishedGames } from "../replay/finishedGames.ts";
import { verify } from "../replay/verify.ts";
import { planLocal, stageAfter, stageOf } from "./localPlan.ts";
import { savedGame } from "./localSaves.ts";
import { openLocalTable } from "./localTable.ts";

let stage: AnyStage;
beforeAll(async () => {
  stage = await FACE.load();
});
beforeEach(() => localStorage.clear());

const person = (name: string, color: Person["color"]): Person => ({ name, color, kind: "person" });
const bot = (name: string, color: Person["color"]): Person => ({ name, color, kind: "bot" });

const atOnce = () => "at-once" as const;
/** Bots that think of whatever comes to mind. */
const anybody: Thinkers = {
  think: async ({ legal, luck }) => ({ action: pickByKind(legal, openDice(freshChance(seedFrom(luck)))) }),
  close() {},
};

/** Plays for whoever has the screen until the game is over. */
async function playOut(table: ReturnType<typeof openLocalTable>, { game }: AnyStage = stage): Promise<number> {
  const dice = openDice(freshChance(seedFrom("whoever sits here")));
  let curtains = 0;
  for (let nth = 0; nth < 20_000; nth += 1) {
    await vi.runAllTimersAsync();
    const { curtain, scores, seat, view } = table.snapshot();
    if (scores !== undefined) return curtains;
    if (curtain !== undefined) {
      curtains += 1;
      table.lift();
    }
    if (seat === undefined) throw new Error("nobody has the screen");
    const legal = game.legal(game.imagine(view, seedFrom("any")), seat);
    table.act([pickByKind(forwardOf(game, legal), dice)]);
    expect(table.snapshot().refusal).toBeUndefined();
  }
  throw new Error("the game did not come to an end");
}

/** Whose cards can be seen on the screen just now. */
function cardsOf(table: ReturnType<typeof openLocalTable>): number | undefined {
  const { curtain, seat, view } = table.snapshot();
  return curtain === undefined && seat !== undefined && stage.showsSecrets(view) ? seat : undefined;
}

test("around one screen a curtain comes down before anybody's cards are seen, and at no other time", async () => {
  vi.useFakeTimers();
  const people = [person("Ada", 0), person("Ben", 1), bot("Bot", 2)];
  const table = openLocalTable(stage, planLocal(stage, "hotseat", "short", people), [], atOnce, anybody);
  let curtains = 0;
  let lifted: number | undefined;
  table.subscribe(() => {
    const { curtain, view } = table.snapshot();
    const seen = cardsOf(table);
    if (curtain !== undefined) {
      lifted = curtain;
      curtains += 1;
      expect(stage.showsSecrets(view)).toBe(true);
    } else if (seen !== undefined) expect(seen).toBe(lifted);
    else lifted = undefined;
  });
  await playOut(table);
  const { round } = z.object({ round: z.number() }).parse(table.snapshot().view);
  // Two people who lay five cards each; all the rest of a round is open.
  expect(curtains).toBe(10 * round);
  expect(table.snapshot().scores).toHaveLength(3);
  vi.useRealTimers();
});

test("a bot that cannot think, or thinks of what is not allowed, does not hold the game up", async () => {
  vi.useFakeTimers();
  for (const thought of [undefined, { action: { type: "cheat" } }]) {
    const people = [person("Ada", 0), { ...bot("Greta", 1), bot: "greta" }];
    const asked = vi.fn<Thinkers["think"]>(async () => thought);
    const plan = planLocal(stage, "bots", "short", people);
    const table = openLocalTable(stage, plan, [], atOnce, { think: asked, close() {} });
    await playOut(table);
    expect(table.snapshot().scores).toHaveLength(2);
    expect(finishedGames()[0]?.people).toEqual(people);
    expect(new Set(asked.mock.calls.map(([{ bot, seat }]) => `${bot} at ${seat}`))).toEqual(new Set(["greta at 1"]));
    // Nothing but what the seat sees goes to whoever thinks for it.
    for (const [{ view }] of asked.mock.calls) expect(view).toMatchObject({ viewer: 1 });
  }
  vi.useRealTimers();
});

test("a table that is left asks no bot any more", async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  const plan = planLocal(stage, "hotseat", "short", [bot("Pim", 0), person("Ada", 1)]);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const table = openLocalTable(stage, plan, [], atOnce, { think: () => promise, close });
  table.close();
  resolve(undefined);
  const before = JSON.stringify(table.snapshot().view);
  await vi.runAllTimersAsync();
  expect(JSON.stringify(table.snapshot().view)).toBe(before);
  expect(close).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("alone there is no curtain, and the finished game is put away with its file", async () => {
  vi.useFakeTimers();
  const plan = planLocal(stage, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(stage, plan, [], atOnce, anybody);
  expect(await playOut(table)).toBe(0);
  expect(savedGame(stage, "solo")).toBeUndefined();
  const [kept] = finishedGames();
  expect(kept).toMatchObject({ mode: "solo", people: [{ name: "Ada" }], scores: table.snapshot().scores });
  const file = finishedFile(kept?.id ?? "") ?? "";
  expect(file).toBe(table.record());
  expect(verify(stage, file, undefined).every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});

test("a game that is left is found again as it was", async () => {
  const plan = planLocal(stage, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(stage, plan, [], atOnce, anybody);
  for (let nth = 0; nth < 6; nth += 1) {
    const { view, seat } = table.snapshot();
    const [action] = seat === undefined ? [] : stage.game.legal(stage.game.imagine(view, seedFrom("any")), seat);
    if (action !== undefined) table.act([action]);
  }
  const saved = savedGame(stage, "solo");
  if (saved === undefined) throw new Error("nothing was saved");
  const again = openLocalTable(stage, saved.plan, saved.moves, atOnce, anybody);
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.snapshot().history).toEqual(table.snapshot().history);
});

test("a game with other cards is gone on with, ends with them, and is verified by whoever knows only the game's own", async () => {
  vi.useFakeTimers();
  const other = turned(stage);
  const plan = planLocal(other, "solo", "solo", [person("Ada", 0)]);
  expect(openLocalTable(other, plan, [], atOnce, anybody).snapshot().scores).toBeUndefined();
  const saved = savedGame(stage, "solo");
  const again = saved === undefined ? undefined : stageOf(stage, saved.plan);
  expect(again?.game.cards).toBe(other.game.cards);
  const table = openLocalTable(again ?? stage, plan, [], atOnce, anybody);
  await playOut(table);
  const checks = verify(stage, table.record() ?? "", undefined);
  expect(checks.every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});

test("what was told is known when the game is opened again, to each around the screen for themselves", async () => {
  const people = [person("Ada", 0), person("Ben", 1)];
  const plan = planLocal(stage, "hotseat", "short", people);
  const table = openLocalTable(stage, plan, [], atOnce, anybody);
  const dice = openDice(freshChance(seedFrom("a few moves")));
  for (let nth = 0; nth < 30; nth += 1) {
    const { seat, view, curtain } = table.snapshot();
    if (curtain !== undefined) table.lift();
    if (seat === undefined) throw new Error("nobody has the screen");
    table.act([pickByKind(stage.game.legal(stage.game.imagine(view, seedFrom("any")), seat), dice)]);
  }
  const { seat, history } = table.snapshot();
  table.seen(history.length);
  table.seen(3);
  const saved = savedGame(stage, "hotseat");
  if (saved === undefined) throw new Error("nothing was saved");
  const again = openLocalTable(stage, saved.plan, saved.moves, atOnce, anybody).snapshot();
  expect(again.seat).toBe(seat);
  expect(again.told).toBe(history.length);
  expect(again.since).toBeLessThanOrEqual(again.told);
});

test("a game that was saved under the first rules goes on under them, is verified, and the next one is today's", async () => {
  vi.useFakeTimers();
  const first = stage.edition({ rules: "1" });
  if (first === undefined) throw new Error("there is no first edition");
  // Saves of then name neither the cards nor their hash.
  const { cards: _, cardLists: __, ...plan } = planLocal(first, "solo", "solo", [person("Ada", 0)]);
  const begun = openLocalTable(first, plan, [], atOnce, anybody);
  const { view, seat } = begun.snapshot();
  const [action] = seat === undefined ? [] : first.game.legal(first.game.imagine(view, seedFrom("any")), seat);
  begun.act(action === undefined ? [] : [action]);
  begun.close();

  const saved = savedGame(stage, "solo");
  if (saved === undefined) throw new Error("nothing was saved");
  const played = stageOf(stage, saved.plan);
  if (played === undefined) throw new Error("there is no stage for it");
  expect([played.game.rules, played.game.cards]).toEqual([first.game.rules, first.game.cards]);
  const table = openLocalTable(played, saved.plan, saved.moves, atOnce, anybody);
  expect(table.snapshot().view).toEqual(begun.snapshot().view);
  await playOut(table, played);
  const file = table.record() ?? "";
  expect(verify(stage, file, undefined).every(({ verdict }) => verdict === "passed")).toBe(true);
  expect(verify(stage, file, undefined).find(({ id }) => id === "rules")?.values).toEqual({ rules: "1" });
  expect(stageAfter(stage, played)).toBe(stage);
  vi.useRealTimers();
});

test("what is played next has the same cards, under the rules of today", async () => {
  const other = turned(stage);
  const old = stage.edition({ rules: "1", cardLists: other.cards.lists });
  if (old === undefined) throw new Error("these cards could be played with");
  const next = stageAfter(stage, old);
  expect([next.game.rules, next.game.cards]).toEqual([stage.game.rules, old.game.cards]);
  expect(stageAfter(stage, other)).toBe(other);
});
