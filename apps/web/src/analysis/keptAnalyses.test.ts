// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { foundAt } from "../../test/analysisFixture.ts";
import { storeAnalysis, storedAnalysis } from "./keptAnalyses.ts";

const store = localStorage;
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("findings are stored, and the data to continue from only until they are complete", () => {
  storeAnalysis("half", foundAt(0.5));
  storeAnalysis("done", foundAt(1));
  expect(storedAnalysis("half")).toMatchObject(foundAt(0.5));
  expect(storedAnalysis("done")?.report).toEqual(foundAt(1).report);
  expect(storedAnalysis("done")?.ledger).toBeUndefined();
  expect(storedAnalysis("none")).toBeUndefined();
});

test("the oldest analyses make room, and a continued one keeps its place", () => {
  for (let nth = 0; nth < 12; nth += 1) storeAnalysis(`game ${nth}`, foundAt(0.1));
  storeAnalysis("game 11", foundAt(0.7));
  const kept = Array.from({ length: 12 }, (_, nth) => storedAnalysis(`game ${nth}`)?.report.progress);
  expect(kept).toEqual([...new Array(4).fill(undefined), ...new Array(7).fill(0.1), 0.7]);
});

test("a full storage holds fewer, and corrupt data counts as none", () => {
  storeAnalysis("old", foundAt(0.1));
  const room = localStorage.getItem("harbor:analyses")?.length ?? 0;
  const { setItem } = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.getItem(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error("full");
      setItem.call(store, key, text);
    },
  });
  storeAnalysis("new", foundAt(0.2));
  vi.unstubAllGlobals();
  expect(storedAnalysis("new")?.report.progress).toBe(0.2);
  expect(storedAnalysis("old")).toBeUndefined();
  for (const spoilt of ["{", "7", '[{"id":"new"}]', '[{"id":"new","form":0,"seconds":1,"report":{"standings":[]}}]']) {
    localStorage.setItem("harbor:analyses", spoilt);
    expect(storedAnalysis("new")).toBeUndefined();
  }
});
