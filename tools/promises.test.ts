import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./checkout.ts";
import { rulesIn } from "./rules.ts";

const PROMISES = rulesIn(readFileSync(join(ROOT, "docs/promises.md"), "utf8"));
const NAMED = /["`]([A-Z]{3}-\d+) /g;

/** The ids at the beginning of the server's test names. */
const proved = new Set(
  ["src", "test"].flatMap((part) => {
    const folder = join(ROOT, "apps/server", part);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(NAMED)].flatMap(([, id]) => id ?? []));
  }),
);

test("every promise of the server has a unique id and a test", () => {
  expect(PROMISES.length).toBeGreaterThan(20);
  expect(new Set(PROMISES).size).toBe(PROMISES.length);
  expect(PROMISES.filter((id) => !proved.has(id))).toEqual([]);
});

test("no test names a promise that does not exist", () => {
  const ofGames = /^(?:SHW|HBR|AUC|BID|AUT)-/;
  expect([...proved].filter((id) => !PROMISES.includes(id) && !ofGames.test(id))).toEqual([]);
});
