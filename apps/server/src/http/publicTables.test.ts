import { tableListSchema } from "@harbor/protocol";
import { expect, test } from "vitest";
import type { ListedTable } from "../store/store.ts";
import { waitingFor } from "../tables/nextTable.ts";
import { LIST_LASTS_MS, PublicTables } from "./publicTables.ts";

const MINUTE = 60_000;
const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: true, spectators: true };

function table(id: string, since: number, more: Partial<ListedTable> = {}): ListedTable {
  const card = {
    settings,
    seats: [{ kind: "person", name: "Ada", since }, { kind: "empty" }],
    sitters: ["ada", ""],
  };
  const base = { code: `${id}AAAAA`, isPublic: true, isClocked: false, people: ["ada"], changedAt: since };
  return { id, status: "open", card, ...base, ...more };
}

function opened(tables: readonly ListedTable[], present: readonly string[] = []) {
  const clock = { at: 10 * MINUTE };
  const asked: number[] = [];
  const plan = {
    store: {
      async publicTables(limit: number) {
        asked.push(limit);
        return tables;
      },
    },
    presence: { isPresent: (id: string) => present.includes(id) },
    now: () => clock.at,
  };
  return { list: new PublicTables(plan), clock, asked };
}

async function rowsOf(list: PublicTables) {
  return tableListSchema.parse(JSON.parse((await list.list()).text)).tables;
}

test("BND-1 however many ask for the list of public tables, the store is read once a second", async () => {
  const { list, clock, asked } = opened([table("a", 0)]);
  const texts = await Promise.all(Array.from({ length: 500 }, () => list.list()));
  expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
  await list.list();
  expect(asked).toEqual([100]);
  clock.at += LIST_LASTS_MS;
  await list.list();
  expect(asked).toHaveLength(2);
  clock.at -= 5 * MINUTE;
  await list.list();
  expect(asked).toHaveLength(3);
});

test("FND-2 who left is told apart from who is there, and from who is on the way", async () => {
  const { list } = opened([table("a", 0), table("b", 0), table("c", 10 * MINUTE - 1)], ["b"]);
  const here = (await rowsOf(list)).map(({ seats }) => seats[0]?.here);
  expect(here).toEqual([false, true, true]);
});

test("a table in play tells neither, and one from before this was noted tells nothing", async () => {
  const card = { settings, seats: [{ kind: "person", name: "Ada" }, { kind: "empty" }] };
  const { list } = opened([table("a", 0, { status: "playing", card }), table("b", 0, { card })], ["a", "b"]);
  expect((await rowsOf(list)).map(({ seats }) => seats[0])).toEqual([
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Ada" },
  ]);
});

test("FND-2 nobody is sent to a table that its people have left", async () => {
  const { list } = opened([table("a", 0), table("b", 5 * MINUTE), table("c", MINUTE)], ["b", "c"]);
  const candidates = (await list.read()).map((one) => ({
    code: one.code,
    face: one.face,
    isHere: (seat: number) => list.isHere(one, one.face.sitters?.[seat] ?? "", one.face.seats[seat]?.since),
  }));
  expect(waitingFor(settings, candidates, "ben").map(({ code }) => code)).toEqual(["cAAAAA", "bAAAAA"]);
  expect(waitingFor(settings, candidates, "ada")).toEqual([]);
});

test("a list of a hundred tables is made in a few milliseconds", async () => {
  const { list, clock } = opened(Array.from({ length: 100 }, (_, nth) => table(`t${nth}`, nth)));
  const times: number[] = [];
  for (let nth = 0; nth < 20; nth += 1) {
    clock.at += LIST_LASTS_MS;
    const began = performance.now();
    await list.list();
    times.push(performance.now() - began);
  }
  // Far above what it takes, so that only a change of kind fails on a busy machine.
  expect(Math.min(...times)).toBeLessThan(20);
});
