import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { ADA, BEN, openTestHost, type TestHost } from "./hostFixture.ts";
import type { LiveTable } from "./liveTable.ts";
import { Past } from "./past.ts";

let house: TestHost;
beforeEach(async () => {
  house = await openTestHost();
});
afterEach(() => house.close());

/** A store that counts what is read of it. */
function counting(store: Store): { readonly store: Store; readonly reads: string[] } {
  const reads: string[] = [];
  const entriesAfter: Store["entriesAfter"] = (table, seq) => {
    reads.push(table);
    return store.entriesAfter(table, seq);
  };
  return { store: { ...store, entriesAfter }, reads };
}

const startMany = (count: number): Promise<LiveTable[]> =>
  Promise.all(Array.from({ length: count }, () => house.start([ADA, BEN])));

test("however many ask for the past of a table at once, it is made once", async () => {
  const [table] = await startMany(1);
  if (table === undefined) throw new Error("no table");
  const { store, reads } = counting(house.store);
  const past = new Past(store);
  expect(past.costOf(table)).toBe(table.seq);
  const told = await Promise.all(Array.from({ length: 500 }, () => past.factsOf(table)));
  expect(reads).toEqual([table.id]);
  expect(new Set(told.map((facts) => facts?.length))).toEqual(new Set([table.state.happened]));
  expect(past.costOf(table)).toBe(0);
  await past.factsOf(table);
  expect(reads).toHaveLength(1);
});

test("whoever asks for the past of one table too many is told so, and those before them are answered", async () => {
  const tables = await startMany(80);
  const past = new Past(house.store);
  const told = await Promise.all(tables.map((table) => past.factsOf(table)));
  const answered = told.filter((facts) => facts !== undefined);
  expect(answered.length).toBeGreaterThanOrEqual(60);
  expect(answered.length).toBeLessThan(tables.length);
  // What is at hand is told however many wait.
  const waiting = tables.map((table) => past.factsOf(table));
  const [kept] = tables.filter((table) => past.costOf(table) === 0);
  if (kept === undefined) throw new Error("nothing is kept");
  expect((await past.factsOf(kept))?.length).toBe(kept.state.happened);
  await Promise.all(waiting);
});
