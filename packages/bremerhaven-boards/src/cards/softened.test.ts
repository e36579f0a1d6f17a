import { expect, test } from "vitest";
import { softened } from "./softened.ts";

const shown = (name: string) => softened(name).replaceAll("\u00ad", "-");

test.each([
  ["Chamber of Commerce", "Cham-ber of Com-merce"],
  ["Maritime Museum", "Mari-time Museum"],
  ["Containerwerk", "Con-tai-ner-werk"],
  ["Warehouse", "Ware-house"],
  ["Bank", "Bank"],
  ["Lighthouse", "Light-house"],
])("%s may be parted as %s", (name, parted) => {
  expect(shown(name)).toBe(parted);
});

test("a softened name reads as it did", () => {
  expect(softened("Schifffahrtsmuseum").replaceAll("\u00ad", "")).toBe("Schifffahrtsmuseum");
});
