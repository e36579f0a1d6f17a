import { LANGUAGES, TEXTS } from "@harbor/bremerhaven/texts";
import { expect, test } from "vitest";
import { hyphenate } from "./hyphenate.ts";
import { HYPHENATIONS } from "./hyphenations.ts";

const shown = (name: string) => hyphenate(name).replaceAll("\u00ad", "-");

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
  // Words on no card of ours.
  ["Schleppkahn", "Schlepp-kahn"],
  ["Schneckenpost", "Schne-cken-post"],
])("%s is hyphenated as %s", (name, expected) => {
  expect(shown(name)).toBe(expected);
});

test.each(LANGUAGES)("the long words of our cards and steps are in the dictionary: %s", (language) => {
  const { names, steps } = TEXTS[language];
  const all = [names.ships, names.contracts, names.buildings, steps].flatMap((one) => Object.values(one));
  const long = all.flatMap((name) => name.match(/\p{L}{7,}/gu) ?? []);
  expect(long.filter((word) => !HYPHENATIONS.has(word.toLowerCase()))).toEqual([]);
});

test("soft hyphens leave the letters unchanged", () => {
  expect(hyphenate("Schifffahrtsmuseum").replaceAll("\u00ad", "")).toBe("Schifffahrtsmuseum");
});
