import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const example = new URL("./example.ts", import.meta.url);

const planner = new URL("./plannerExample.ts", import.meta.url);

test("the README's examples are those that are type-checked and run here", () => {
  const shown = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  expect(shown).toEqual([example, planner].map((file) => readFileSync(file, "utf8")));
});

test("the README's example lets a bot decide", () => {
  expect(execFileSync(process.execPath, [example.pathname], { encoding: "utf8" })).toContain("type: 'found'");
});

test("the README's example of the planner computes an offer, the evenings ahead and a trial", () => {
  const said = execFileSync(process.execPath, [planner.pathname], { encoding: "utf8" });
  expect(said).toMatch(/kind: 'contract'[\s\S]*round: 1[\s\S]*tonight: \{ money: \d+/);
});
