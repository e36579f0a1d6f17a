// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { foundAt } from "../../test/analysisFixture.ts";
import { keepAnalysis, keptAnalysis } from "./keptAnalyses.ts";

const store = localStorage;
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what was found is there again, and what to go on from only while it is not finished", () => {
  keepAnalysis("half", foundAt(0.5));
  keepAnalysis("done", foundAt(1));
  expect(keptAnalysis("half")).toMatchObject(foundAt(0.5));
  expect(keptAnalysis("done")?.report).toEqual(foundAt(1).report);
  expect(keptAnalysis("done")?.ledger).toBeUndefined();
  expect(keptAnalysis("none")).toBeUndefined();
});

test("the oldest make room, and one that goes on takes its own place", () => {
  for (let nth = 0; nth < 12; nth += 1) keepAnalysis(`game ${nth}`, foundAt(0.1));
  keepAnalysis("game 11", foundAt(0.7));
  const kept = Array.from({ length: 12 }, (_, nth) => keptAnalysis(`game ${nth}`)?.report.progress);
  expect(kept).toEqual([...new Array(4).fill(undefined), ...new Array(7).fill(0.1), 0.7]);
});

test("a full store keeps fewer, and a spoilt one nothing", () => {
  keepAnalysis("old", foundAt(0.1));
  const room = localStorage.getItem("harbor:analyses")?.length ?? 0;
  const { setItem } = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.getItem(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error("full");
      setItem.call(store, key, text);
    },
  });
  keepAnalysis("new", foundAt(0.2));
  vi.unstubAllGlobals();
  expect(keptAnalysis("new")?.report.progress).toBe(0.2);
  expect(keptAnalysis("old")).toBeUndefined();
  for (const spoilt of ["{", "7", '[{"id":"new"}]', '[{"id":"new","form":0,"seconds":1,"report":{"standings":[]}}]']) {
    localStorage.setItem("harbor:analyses", spoilt);
    expect(keptAnalysis("new")).toBeUndefined();
  }
});
