import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const example = new URL("./example.ts", import.meta.url);

test("the README's example is the one that is type-checked and run here", () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(README) ?? [];
  expect(shown).toBe(readFileSync(example, "utf8"));
});

test("the README's example lets a bot decide", () => {
  expect(execFileSync(process.execPath, [example.pathname], { encoding: "utf8" })).toContain("type: 'found'");
});
