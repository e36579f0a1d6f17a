import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./checkout.ts";
import { durationsIn, readReport, slowest } from "./results.ts";

test("the time of a file of browser tests is that of all its tests, at every depth", () => {
  const spec = (...durations: readonly number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const games = { file: "games.spec.ts", specs: [spec(500)], suites: [{ specs: [spec(1000, 250)], suites: [] }] };
  const undo = { file: "undo.spec.ts", specs: [spec(2000)] };
  expect(slowest(durationsIn({ suites: [games, undo] }), 1)).toEqual([
    { file: "apps/web/e2e/undo.spec.ts", seconds: 2 },
  ]);
  expect(durationsIn({ suites: [games] })).toEqual([{ file: "apps/web/e2e/games.spec.ts", seconds: 1.75 }]);
  expect(durationsIn(undefined)).toEqual([]);
});

test("a file that could not be loaded is broken, and its time counts", () => {
  const name = join(ROOT, "tools/none.test.ts");
  const broken = { name, status: "failed", assertionResults: [], startTime: 1000, endTime: 3500 };
  expect(readReport({ testResults: [broken] })).toEqual({
    tests: [],
    brokenFiles: [name],
    durations: [{ file: "tools/none.test.ts", seconds: 2.5 }],
  });
});
