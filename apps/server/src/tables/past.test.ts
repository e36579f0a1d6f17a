import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { Past } from "./past.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, openTestRooms, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeEach(async () => {
  fixture = await openTestRooms();
});
afterEach(() => fixture.close());

/** A store that counts reads. */
function counting(store: Store): { readonly store: Store; readonly reads: string[] } {
  const reads: string[] = [];
  const entriesAfter: Store["entriesAfter"] = (table, seq) => {
    reads.push(table);
    return store.entriesAfter(table, seq);
  };
  return { store: { ...store, entriesAfter }, reads };
}

const startMany = (count: number): Promise<Room[]> =>
  Promise.all(Array.from({ length: count }, () => fixture.start([ADA, BEN])));

test("however many ask for a table's history at once, it is built once", async () => {
  const [table] = await startMany(1);
  if (table === undefined) throw new Error("no table");
  const { store, reads } = counting(fixture.store);
  const past = new Past(store);
  expect(past.costOf(table)).toBe(table.seq);
  const told = await Promise.all(Array.from({ length: 500 }, () => past.factsOf(table)));
  expect(reads).toEqual([table.id]);
  expect(new Set(told.map((facts) => facts?.length))).toEqual(new Set([table.state.happened]));
  expect(past.costOf(table)).toBe(0);
  await past.factsOf(table);
  expect(reads).toHaveLength(1);
});

test("a request beyond the limit of pending histories is refused, and earlier ones are answered", async () => {
  const tables = await startMany(80);
  const past = new Past(fixture.store);
  const told = await Promise.all(tables.map((table) => past.factsOf(table)));
  const answered = told.filter((facts) => facts !== undefined);
  expect(answered.length).toBeGreaterThanOrEqual(60);
  expect(answered.length).toBeLessThan(tables.length);
  // A cached history is available however many wait.
  const waiting = tables.map((table) => past.factsOf(table));
  const [kept] = tables.filter((table) => past.costOf(table) === 0);
  if (kept === undefined) throw new Error("nothing is kept");
  expect((await past.factsOf(kept))?.length).toBe(kept.state.happened);
  await Promise.all(waiting);
});
