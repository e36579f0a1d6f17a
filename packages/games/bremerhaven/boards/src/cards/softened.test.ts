import { LANGUAGES, TEXTS } from "@harbor/bremerhaven/texts";
import { expect, test } from "vitest";
import { PARTINGS } from "./partings.ts";
import { softened } from "./softened.ts";

const shown = (name: string) => softened(name).replaceAll("\u00ad", "-");

test.each([
  ["Chamber of Commerce", "Cham-ber of Com-merce"],
  ["Maritime Museum", "Mari-time Museum"],
  ["Containerwerk", "Con-tai-ner-werk"],
  ["Warehouse", "Ware-house"],
  ["Bank", "Bank"],
  ["Lighthouse", "Light-house"],
  ["Der Spielzeugladen", "Der Spiel-zeug-laden"],
  ["Die Hafenkneipe", "Die Hafen-kneipe"],
  ["Das Postamt", "Das Post-amt"],
  ["Die Glashütte", "Die Glas-hütte"],
  ["L’ENTREPÔT", "L’ENTRE-PÔT"],
  // Words that no card of ours has.
  ["Schleppkahn", "Schlepp-kahn"],
  ["Schneckenpost", "Schne-cken-post"],
])("%s may be parted as %s", (name, parted) => {
  expect(shown(name)).toBe(parted);
});

test.each(LANGUAGES)("the long words of our cards and steps are parted by hand: %s", (language) => {
  const { names, steps } = TEXTS[language];
  const all = [names.ships, names.contracts, names.buildings, steps].flatMap((one) => Object.values(one));
  const long = all.flatMap((name) => name.match(/\p{L}{7,}/gu) ?? []);
  expect(long.filter((word) => !PARTINGS.has(word.toLowerCase()))).toEqual([]);
});

test("a softened name reads as it did", () => {
  expect(softened("Schifffahrtsmuseum").replaceAll("\u00ad", "")).toBe("Schifffahrtsmuseum");
});
