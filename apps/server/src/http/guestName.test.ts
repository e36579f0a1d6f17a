import { expect, test } from "vitest";
import { guestName } from "./guestName.ts";

test.each<[string | undefined, string]>([
  ["de-DE,de;q=0.9,en;q=0.8", "Matrose 260"],
  ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "Marin 260"],
  ["en-GB,en", "Sailor 260"],
  ["en;q=0.5,fr;q=0.8", "Marin 260"],
  ["nl,de;q=0.9,en;q=0.8", "Matrose 260"],
  ["DE", "Matrose 260"],
  ["de;q=0,fr;q=0.1", "Marin 260"],
  ["ja", "Sailor 260"],
  ["*", "Sailor 260"],
  ["", "Sailor 260"],
  [undefined, "Sailor 260"],
  [";q=,;;,de;q=much", "Sailor 260"],
])("a newcomer whose browser asks for %s is called %s", (languages, name) => {
  expect(guestName(languages, 260)).toBe(name);
});
