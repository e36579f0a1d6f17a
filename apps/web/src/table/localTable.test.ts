// @vitest-environment happy-dom

import { forwardOf, freshChance, openDice, pickByKind, seedFrom } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Thinkers } from "../bots/thinkers.ts";
import { turned } from "../cards/ownClientFixture.ts";
import { FIRST } from "../house.ts";
import { finishedFile, finishedGames } from "../replay/finishedGames.ts";
import { verify } from "../replay/verify.ts";
import { clientAfter, clientOf, planLocal } from "./localPlan.ts";
import { savedGame } from "./localSaves.ts";
import { openLocalTable } from "./localTable.ts";

let client: AnyGameClient;
beforeAll(async () => {
  client = await FIRST.load();
});
beforeEach(() => localStorage.clear());

const person = (name: string, color: Person["color"]): Person => ({ name, color, kind: "person" });
const bot = (name: string, color: Person["color"]): Person => ({ name, color, kind: "bot" });

const atOnce = () => "at-once" as const;
/** Bots that play random legal actions. */
const anybody: Thinkers = {
  think: async ({ legal, luck }) => ({ action: pickByKind(legal, openDice(freshChance(seedFrom(luck)))) }),
  close() {},
};

/** Plays for the person at the screen until the game is over. */
async function playOut(table: ReturnType<typeof openLocalTable>, { game }: AnyGameClient = client): Promise<number> {
  const dice = openDice(freshChance(seedFrom("whoever sits here")));
  let curtains = 0;
  for (let nth = 0; nth < 20_000; nth += 1) {
    await vi.runAllTimersAsync();
    const { curtain, scores, seat, view } = table.snapshot();
    if (scores !== undefined) return curtains;
    if (curtain !== undefined) {
      curtains += 1;
      table.dismissCurtain();
    }
    if (seat === undefined) throw new Error("nobody has the screen");
    const legal = game.legal(game.imagine(view, seedFrom("any")), seat);
    table.act([pickByKind(forwardOf(game, legal), dice)]);
    expect(table.snapshot().refusal).toBeUndefined();
  }
  throw new Error("the game did not come to an end");
}

/** Whose cards are visible on the screen. */
function cardsOf(table: ReturnType<typeof openLocalTable>): number | undefined {
  const { curtain, seat, view } = table.snapshot();
  return curtain === undefined && seat !== undefined && client.showsSecrets(view) ? seat : undefined;
}

test("on one screen a curtain falls before anybody's cards are shown, and at no other time", async () => {
  vi.useFakeTimers();
  const people = [person("Ada", 0), person("Ben", 1), bot("Bot", 2)];
  const table = openLocalTable(client, planLocal(client, "hotseat", "short", people), [], atOnce, anybody);
  let curtains = 0;
  let lifted: number | undefined;
  table.subscribe(() => {
    const { curtain, view } = table.snapshot();
    const seen = cardsOf(table);
    if (curtain !== undefined) {
      lifted = curtain;
      curtains += 1;
      expect(client.showsSecrets(view)).toBe(true);
    } else if (seen !== undefined) expect(seen).toBe(lifted);
    else lifted = undefined;
  });
  await playOut(table);
  const { round } = z.object({ round: z.number() }).parse(table.snapshot().view);
  // Two people lay five cards each; everything else in a round is public.
  expect(curtains).toBe(10 * round);
  expect(table.snapshot().scores).toHaveLength(3);
  vi.useRealTimers();
});

test("a bot that fails or answers with an illegal action does not block the game", async () => {
  vi.useFakeTimers();
  for (const thought of [undefined, { action: { type: "cheat" } }]) {
    const people = [person("Ada", 0), { ...bot("Greta", 1), bot: "greta" }];
    const asked = vi.fn<Thinkers["think"]>(async () => thought);
    const plan = planLocal(client, "bots", "short", people);
    const table = openLocalTable(client, plan, [], atOnce, { think: asked, close() {} });
    await playOut(table);
    expect(table.snapshot().scores).toHaveLength(2);
    expect(finishedGames()[0]?.people).toEqual(people);
    expect(new Set(asked.mock.calls.map(([{ bot, seat }]) => `${bot} at ${seat}`))).toEqual(new Set(["greta at 1"]));
    // The bot receives only what its seat sees.
    for (const [{ view }] of asked.mock.calls) expect(view).toMatchObject({ viewer: 1 });
  }
  vi.useRealTimers();
});

test("a closed table asks no more bots", async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  const plan = planLocal(client, "hotseat", "short", [bot("Pim", 0), person("Ada", 1)]);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const table = openLocalTable(client, plan, [], atOnce, { think: () => promise, close });
  table.close();
  resolve(undefined);
  const before = JSON.stringify(table.snapshot().view);
  await vi.runAllTimersAsync();
  expect(JSON.stringify(table.snapshot().view)).toBe(before);
  expect(close).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a solo game has no curtain, and is stored with its file when finished", async () => {
  vi.useFakeTimers();
  const plan = planLocal(client, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(client, plan, [], atOnce, anybody);
  expect(await playOut(table)).toBe(0);
  expect(savedGame(client, "solo")).toBeUndefined();
  const [kept] = finishedGames();
  expect(kept).toMatchObject({ mode: "solo", people: [{ name: "Ada" }], scores: table.snapshot().scores });
  const file = finishedFile(kept?.id ?? "") ?? "";
  expect(file).toBe(table.record());
  expect(verify(client, file, undefined).every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});

test("an unfinished game is restored as it was", async () => {
  const plan = planLocal(client, "solo", "solo", [person("Ada", 0)]);
  const table = openLocalTable(client, plan, [], atOnce, anybody);
  for (let nth = 0; nth < 6; nth += 1) {
    const { view, seat } = table.snapshot();
    const [action] = seat === undefined ? [] : client.game.legal(client.game.imagine(view, seedFrom("any")), seat);
    if (action !== undefined) table.act([action]);
  }
  const saved = savedGame(client, "solo");
  if (saved === undefined) throw new Error("nothing was saved");
  const again = openLocalTable(client, saved.plan, saved.moves, atOnce, anybody);
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.snapshot().history).toEqual(table.snapshot().history);
});

test("a game with other cards continues and ends with them, and is verified with the game's own client", async () => {
  vi.useFakeTimers();
  const other = turned(client);
  const plan = planLocal(other, "solo", "solo", [person("Ada", 0)]);
  expect(openLocalTable(other, plan, [], atOnce, anybody).snapshot().scores).toBeUndefined();
  const saved = savedGame(client, "solo");
  const again = saved === undefined ? undefined : clientOf(client, saved.plan);
  expect(again?.game.cards).toBe(other.game.cards);
  const table = openLocalTable(again ?? client, plan, [], atOnce, anybody);
  await playOut(table);
  const checks = verify(client, table.record() ?? "", undefined);
  expect(checks.every(({ verdict }) => verdict === "passed")).toBe(true);
  vi.useRealTimers();
});

test("each player at the screen has a position of their own in the history, which survives a reload", async () => {
  const people = [person("Ada", 0), person("Ben", 1)];
  const plan = planLocal(client, "hotseat", "short", people);
  const table = openLocalTable(client, plan, [], atOnce, anybody);
  const dice = openDice(freshChance(seedFrom("a few moves")));
  for (let nth = 0; nth < 30; nth += 1) {
    const { seat, view, curtain } = table.snapshot();
    if (curtain !== undefined) table.dismissCurtain();
    if (seat === undefined) throw new Error("nobody has the screen");
    table.act([pickByKind(client.game.legal(client.game.imagine(view, seedFrom("any")), seat), dice)]);
  }
  const { seat, history } = table.snapshot();
  table.seen(history.length);
  table.seen(3);
  const saved = savedGame(client, "hotseat");
  if (saved === undefined) throw new Error("nothing was saved");
  const again = openLocalTable(client, saved.plan, saved.moves, atOnce, anybody).snapshot();
  expect(again.seat).toBe(seat);
  expect(again.told).toBe(history.length);
  expect(again.since).toBeLessThanOrEqual(again.told);
});

test("a game saved under the first rules continues and verifies under them, and the next one has today's rules", async () => {
  vi.useFakeTimers();
  const first = client.edition({ rules: "1" });
  if (first === undefined) throw new Error("there is no first edition");
  // Saves from that time name neither the cards nor their hash.
  const { cards: _, cardLists: __, ...plan } = planLocal(first, "solo", "solo", [person("Ada", 0)]);
  const begun = openLocalTable(first, plan, [], atOnce, anybody);
  const { view, seat } = begun.snapshot();
  const [action] = seat === undefined ? [] : first.game.legal(first.game.imagine(view, seedFrom("any")), seat);
  begun.act(action === undefined ? [] : [action]);
  begun.close();

  const saved = savedGame(client, "solo");
  if (saved === undefined) throw new Error("nothing was saved");
  const played = clientOf(client, saved.plan);
  if (played === undefined) throw new Error("there is no client for it");
  expect([played.game.rules, played.game.cards]).toEqual([first.game.rules, first.game.cards]);
  const table = openLocalTable(played, saved.plan, saved.moves, atOnce, anybody);
  expect(table.snapshot().view).toEqual(begun.snapshot().view);
  await playOut(table, played);
  const file = table.record() ?? "";
  expect(verify(client, file, undefined).every(({ verdict }) => verdict === "passed")).toBe(true);
  expect(verify(client, file, undefined).find(({ id }) => id === "rules")?.values).toEqual({ rules: "1" });
  expect(clientAfter(client, played)).toBe(client);
  vi.useRealTimers();
});

test("the next game has the same cards, under today's rules", async () => {
  const other = turned(client);
  const old = client.edition({ rules: "1", cardLists: other.cards.lists });
  if (old === undefined) throw new Error("these cards could be played with");
  const next = clientAfter(client, old);
  expect([next.game.rules, next.game.cards]).toEqual([client.game.rules, old.game.cards]);
  expect(clientAfter(client, other)).toBe(other);
});
