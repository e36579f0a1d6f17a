import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./checkout.ts";
import { proofsOf, rulesIn } from "./rules.ts";

test("ids and sub-ids are read from the rule book where they are defined", () => {
  const ids = rulesIn(readFileSync(join(ROOT, "packages/games/bremerhaven/rules/RULES.md"), "utf8"));
  expect(ids.length).toBe(new Set(ids).size);
  expect(ids).toEqual(expect.arrayContaining(["SET-1", "TWN-2f", "TWN-4a", "HBR-4a", "END-3a", "SHW-4"]));
  expect(rulesIn("- **ABC-1** a rule\n- as **ABC-2** says\n- **ABC-2a** another")).toEqual(["ABC-1", "ABC-2a"]);
});

test("only tests that ran and passed prove a rule: the one at the beginning of their name", () => {
  const proofs = proofsOf([
    { title: "ABC-1 is so", file: "", status: "passed" },
    { title: "ABC-1 is not otherwise", file: "", status: "passed" },
    { title: "ABC-2 fails", file: "", status: "failed" },
    { title: "ABC-3 is skipped", file: "", status: "skipped" },
    { title: "as ABC-4 says", file: "", status: "passed" },
    { title: "ABC-10 differs from ABC-5", file: "", status: "passed" },
  ]);
  expect([...proofs]).toEqual([
    ["ABC-1", ["ABC-1 is so", "ABC-1 is not otherwise"]],
    ["ABC-10", ["ABC-10 differs from ABC-5"]],
  ]);
});
