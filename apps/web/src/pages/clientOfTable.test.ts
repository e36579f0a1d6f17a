// @vitest-environment happy-dom
import type { TableCard } from "@harbor/protocol";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { FIRST } from "../house.ts";
import { startTexts } from "../i18n.ts";
import { clientOfTable } from "./clientOfTable.ts";

beforeAll(() => startTexts("en"));
afterEach(() => void vi.unstubAllGlobals());

function answer(status: number, body: object) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
}

const card = (game: string): TableCard => ({
  code: "ABC234",
  status: "open",
  settings: { game, options: {}, isPublic: true, spectators: true },
  seats: [],
  changedAt: 0,
});

test("a table uses its own game's client", async () => {
  answer(200, card(FIRST.id));
  expect(await clientOfTable("ABC234")).toMatchObject({ ok: true, game: FIRST, client: { game: { id: FIRST.id } } });
});

test("a table of an unknown game and an unknown table are told apart", async () => {
  answer(200, card("unheard-of"));
  expect(await clientOfTable("ABC234")).toEqual({ ok: false, why: "game" });
  answer(404, { ok: false, code: "no-such-table" });
  expect(await clientOfTable("ABC234")).toEqual({ ok: false, why: "table" });
  answer(503, { ok: false, code: "busy" });
  expect(await clientOfTable("ABC234")).toEqual({ ok: false, why: "server" });
});
