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
