import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, LOOKS, type Look, paletteOf, readColor } from "../sight/index.ts";

const SHEETS = ["theme.css", "contrast.css"].map((file) => readFileSync(new URL(file, import.meta.url), "utf8"));

const GROUNDS = ["--ui-back", "--ui-paper", "--ui-raised"] as const;
const INKS = ["--ui-ink", "--ui-soft", "--ui-strong", "--ui-accent", "--ui-good", "--ui-bad"] as const;

/** Texts and what they are written on. */
const TEXTS = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ["--ui-on-strong", "--ui-strong"],
  ["--ui-on-accent", "--ui-accent"],
  ["--ui-on-glow", "--ui-glow"],
] as const;

/** Borders, marks and rings that mean something, and what they lie on. */
const SIGNS = ["--ui-ink", "--ui-strong", "--ui-accent", "--ui-good", "--ui-bad", "--ui-focus"] as const;
const SIGNS_IN_HIGH = [...SIGNS, "--ui-line", "--ui-glow"] as const;

describe.each(LOOKS)("$theme, contrast $contrast", (look) => {
  const isHigh = look.contrast === "high";

  test("texts can be read", () => {
    expect(below(look, TEXTS, isHigh ? 7 : 4.5)).toEqual([]);
  });

  test("borders and signs can be seen", () => {
    const pairs = (isHigh ? SIGNS_IN_HIGH : SIGNS).flatMap((sign) => GROUNDS.map((ground) => [sign, ground] as const));
    expect(below(look, pairs, 3)).toEqual([]);
  });
});

function below(look: Look, pairs: readonly (readonly [string, string])[], least: number): readonly string[] {
  const palette = paletteOf(look, ...SHEETS);
  return pairs.flatMap(([upper, lower]) => {
    const ratio = contrast(readColor(palette(upper)), readColor(palette(lower)));
    return ratio < least ? [`${upper} on ${lower}: ${ratio.toFixed(2)}`] : [];
  });
}
