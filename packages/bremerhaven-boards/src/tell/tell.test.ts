import { TEXTS } from "@harbor/bremerhaven/texts";
import type { TextTree } from "@harbor/face";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { DE } from "../texts/de.ts";
import { EN } from "../texts/en.ts";
import { FR } from "../texts/fr.ts";
import { tell } from "./tell.ts";

/** Looks a text up as i18next does, as far as the boards use it. */
function speaker(texts: TextTree) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const found = lookUp(texts, key) ?? lookUp(texts, `${key}_other`);
    if (found === undefined) throw new Error(`no text for ${key}`);
    return found.replace(/{{(\w+)}}/g, (_, gap: string) => {
      const value = values[gap];
      if (value === undefined) throw new Error(`nothing for ${gap} in ${key}`);
      return String(value);
    });
  };
}

function lookUp(tree: TextTree, key: string): string | undefined {
  const [first = "", ...rest] = key.split(".");
  const value = tree[first];
  if (typeof value === "string") return rest.length === 0 ? value : undefined;
  return value === undefined ? undefined : lookUp(value, rest.join("."));
}

test.each([
  ["en", EN],
  ["de", DE],
  ["fr", FR],
] as const)("everything that happens in games can be told in %s, with no gap left open", (language, texts) => {
  const told = new Set<string>();
  for (const [mode, seats] of [
    ["long", 4],
    ["short", 2],
    ["solo", 1],
  ] as const) {
    for (const { event } of playGame(mode, seats, `tell ${mode}`).history) {
      const line = tell(event, TEXTS[language], { language, name: (seat) => `Seat ${seat}`, t: speaker(texts) });
      if (line !== undefined) expect(line).not.toMatch(/{{|undefined/);
      told.add(event.type);
    }
  }
  expect(told.size).toBeGreaterThan(25);
});
