// @vitest-environment happy-dom
import type { AnyGameClient } from "@harbor/ui";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadClient } from "../gameClient.ts";
import { FIRST } from "../house.ts";
import { startTexts } from "../i18n.ts";
import { clientFor, lookAgain } from "./clientFor.ts";
import { turned } from "./ownClientFixture.ts";

let own: AnyGameClient;
let other: AnyGameClient;
const hash = () => other.game.cards;

beforeAll(() => startTexts("en"));
beforeEach(async () => {
  own = await loadClient(FIRST);
  other = turned(own);
  lookAgain(FIRST, hash());
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
  for (const asked of [undefined, own.game.cards])
    expect(await clientFor(FIRST, asked)).toEqual({ ok: true, client: own });
  expect(fetched).not.toHaveBeenCalled();
});

test("other cards are fetched once and stored in this browser", async () => {
  const fetched = answer(200, sent(other.cards.lists));
  expect(await clientFor(FIRST, hash())).toMatchObject({ ok: true, client: { cards: { name: "Turned" } } });
  await clientFor(FIRST, hash());
  lookAgain(FIRST, hash());
  expect(await clientFor(FIRST, hash())).toMatchObject({ ok: true });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("cards that were included need no server", async () => {
  const fetched = answer(500, {});
  expect(await clientFor(FIRST, hash(), other.cards.lists)).toMatchObject({ ok: true });
  expect(fetched).not.toHaveBeenCalled();
});

test("cards with the wrong hash are never accepted, wherever they come from", async () => {
  localStorage.setItem(`harbor:cards:${hash()}`, JSON.stringify(own.cards.lists));
  answer(200, sent(own.cards.lists));
  expect(await clientFor(FIRST, hash(), own.cards.lists)).toEqual({ ok: false, why: "missing" });
  expect(await clientFor(FIRST, hash(), other.cards.lists)).toMatchObject({ ok: true });
});

test("an unreachable server and one without these cards are told apart", async () => {
  answer(404, { ok: false, code: "no-such-cards" });
  expect(await clientFor(FIRST, hash())).toEqual({ ok: false, why: "missing" });
  lookAgain(FIRST, hash());
  answer(503, { ok: false, code: "busy" });
  expect(await clientFor(FIRST, hash())).toEqual({ ok: false, why: "unreachable" });
});

test("earlier rules bring their own cards, without a server", async () => {
  const fetched = answer(500, {});
  const first = own.edition({ rules: "1" });
  if (first === undefined) throw new Error("there is no first edition");
  const { cards } = first.game;
  for (const hash of [undefined, cards]) {
    expect(await clientFor(FIRST, hash, undefined, "1")).toMatchObject({
      ok: true,
      client: { game: { rules: "1", cards } },
    });
  }
  // Their gallery is requested by hash alone.
  expect(await clientFor(FIRST, cards)).toMatchObject({ ok: true, client: { game: { rules: own.game.rules, cards } } });
  const other = own.edition({ rules: "1", cardLists: turned(own).cards.lists });
  expect(await clientFor(FIRST, other?.game.cards, other?.cards.lists, "1")).toMatchObject({
    client: { game: { rules: "1" } },
  });
  expect(fetched).not.toHaveBeenCalled();
});

test("unknown rules are left for the verification to report", async () => {
  expect(await clientFor(FIRST, undefined, undefined, "99")).toEqual({ ok: true, client: own });
});
