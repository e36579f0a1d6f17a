import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { protocolFiles } from "../schemas/contents.ts";
import { withNumbers } from "../schemas/page.ts";
import { FOLDER, PAGE } from "../schemas/places.ts";

const STALE = "docs/protocol is not what the code says: run npm run -s schemas";

test("the committed schemas match the code", async () => {
  const made = await protocolFiles();
  const kept = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  expect(kept.map((name) => name.replaceAll("\\", "/")).sort(), STALE).toEqual([...made.keys()].sort());
  for (const [name, text] of made)
    expect(readFileSync(new URL(name, FOLDER), "utf8") === text, `${name}: ${STALE}`).toBe(true);
});

test("the numbers in docs/protocol.md match the code", () => {
  const page = readFileSync(PAGE, "utf8");
  expect(withNumbers(page) === page, STALE).toBe(true);
  expect(page).toContain("| messages of one person, from all their devices | 20 a second, 60 at once |");
});

test("a page without a place for the numbers is refused", () => {
  expect(() => withNumbers("# The protocol")).toThrow("no place for the rates");
});
