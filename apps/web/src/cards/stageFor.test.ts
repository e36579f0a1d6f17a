// @vitest-environment happy-dom
import type { AnyStage } from "@harbor/face";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "../i18n.ts";
import { loadStage } from "../stage.ts";
import { turned } from "./ownStageFixture.ts";
import { lookAgain, stageFor } from "./stageFor.ts";

let own: AnyStage;
let other: AnyStage;
const hash = () => other.game.cards;

beforeAll(() => startTexts("en"));
beforeEach(async () => {
  own = await loadStage();
  other = turned(own);
  lookAgain(hash());
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const sent = (lists: unknown) => ({ game: own.game.id, cards: lists });

test("the game's own cards need no server", async () => {
  const fetched = answer(500, {});
  for (const asked of [undefined, own.game.cards]) expect(await stageFor(asked)).toEqual({ ok: true, stage: own });
  expect(fetched).not.toHaveBeenCalled();
});

test("other cards are fetched once and kept in this browser", async () => {
  const fetched = answer(200, sent(other.cards.lists));
  expect(await stageFor(hash())).toMatchObject({ ok: true, stage: { cards: { name: "Turned" } } });
  await stageFor(hash());
  lookAgain(hash());
  expect(await stageFor(hash())).toMatchObject({ ok: true });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("cards that came along are taken without a server", async () => {
  const fetched = answer(500, {});
  expect(await stageFor(hash(), other.cards.lists)).toMatchObject({ ok: true });
  expect(fetched).not.toHaveBeenCalled();
});

test("whoever hands them out, other cards than the hash says are not played with", async () => {
  localStorage.setItem(`harbor:cards:${hash()}`, JSON.stringify(own.cards.lists));
  answer(200, sent(own.cards.lists));
  expect(await stageFor(hash(), own.cards.lists)).toEqual({ ok: false, why: "missing" });
  expect(await stageFor(hash(), other.cards.lists)).toMatchObject({ ok: true });
});

test("a server that does not answer is told from one that has no such cards", async () => {
  answer(404, { ok: false, code: "no-such-cards" });
  expect(await stageFor(hash())).toEqual({ ok: false, why: "missing" });
  lookAgain(hash());
  answer(503, { ok: false, code: "busy" });
  expect(await stageFor(hash())).toEqual({ ok: false, why: "unreachable" });
});

test("rules of an earlier version bring the cards that were the game's own then, without a server", async () => {
  const fetched = answer(500, {});
  const first = own.edition({ rules: "1" });
  if (first === undefined) throw new Error("there is no first edition");
  const { cards } = first.game;
  for (const hash of [undefined, cards]) {
    expect(await stageFor(hash, undefined, "1")).toMatchObject({ ok: true, stage: { game: { rules: "1", cards } } });
  }
  // Their gallery is asked for by their hash alone.
  expect(await stageFor(cards)).toMatchObject({ ok: true, stage: { game: { rules: own.game.rules, cards } } });
  const other = own.edition({ rules: "1", cardLists: turned(own).cards.lists });
  expect(await stageFor(other?.game.cards, other?.cards.lists, "1")).toMatchObject({ stage: { game: { rules: "1" } } });
  expect(fetched).not.toHaveBeenCalled();
});

test("rules that nobody knows here are left to be told by whoever verifies", async () => {
  expect(await stageFor(undefined, undefined, "99")).toEqual({ ok: true, stage: own });
});
