import { readFileSync } from "node:fs";
import { GOODS } from "@harbor/bremerhaven";
import { GoodIcon, PLAYER_SIGNS, playerColors } from "@harbor/bremerhaven-pictures/pieces";
import { contrast, difference, LOOKS, labOf, paletteOf, readColor, SIGHTS, seenBy } from "@harbor/ui/sight";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const SHEETS = ["palette.css", "contrast.css"].map((file) => read(`../../../pictures/src/${file}`));

/** Plain at a glance (CIEDE2000). Whoever sees only greys gets a smaller difference, and the sign beside it. */
const PLAIN = 10;
const PLAIN_IN_GREY = 7;

const SETS: Readonly<Record<string, readonly string[]>> = {
  players: playerColors.map(({ color }) => color.slice("var(".length, -1)),
  goods: GOODS.map((good) => `--good-${good}`),
};

const pairsOf = <Item,>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, nth) => items.slice(nth + 1).map((other) => [one, other] as const));

describe.each(Object.entries(SETS))("%s", (_, names) => {
  test.each(LOOKS.flatMap((look) => SIGHTS.map((sight) => ({ ...look, sight }))))(
    "their colours can be told apart: $theme, contrast $contrast, $sight",
    ({ sight, ...look }) => {
      const palette = paletteOf(look, ...SHEETS);
      const seen = (name: string) => labOf(seenBy(sight, readColor(palette(name))));
      const least = sight === "achromatopsia" ? PLAIN_IN_GREY : PLAIN;
      const alike = pairsOf(names).flatMap(([one, other]) => {
        const apart = difference(seen(one), seen(other));
        return apart < least ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
      });
      expect(alike).toEqual([]);
    },
  );
});

test("every player has a sign and every good a shape of its own, whatever the colours", () => {
  expect(new Set(PLAYER_SIGNS).size).toBe(PLAYER_SIGNS.length);
  const shapes = GOODS.map((good) => shapeOf(renderToStaticMarkup(<GoodIcon good={good} />)));
  expect(shapes.filter((shape) => shape === "")).toEqual([]);
  expect(new Set(shapes).size).toBe(GOODS.length);
});

/** The outline of the first and largest part of a picture. */
function shapeOf(markup: string): string {
  return / d="([^"]*)"/.exec(markup)?.[1] ?? "";
}

/** What is written on pieces, and pieces on the grounds they lie on. */
const WRITTEN = [
  ...[0, 1, 2, 3].map((seat) => [`--player-${seat}-text`, `--player-${seat}`] as const),
  ["--ink", "--coin"],
  ["--news-ink", "--newsprint"],
] as const;
const GROUNDS = ["--quay", "--quay-space", "--quay-road", "--sea", "--sand"] as const;

test.each(LOOKS)("what is written on pieces can be read: $theme, contrast $contrast", (look) => {
  const palette = paletteOf(look, ...SHEETS);
  const least = look.contrast === "high" ? 7 : 4.4;
  expect(WRITTEN.flatMap(([text, ground]) => tooWeak(palette, text, ground, least))).toEqual([]);
});

test.each(LOOKS.filter(({ contrast }) => contrast === "high"))("goods stand out from the boards: $theme", (look) => {
  const palette = paletteOf(look, ...SHEETS);
  // A good is drawn in its own colour and in that of its lines; one of them is plain on every ground.
  const weak = GOODS.flatMap((good) =>
    GROUNDS.flatMap((ground) => {
      const lines = [`--good-${good}`, look.theme === "day" ? "--good-line" : "--good-light"];
      const found = lines.map((line) => tooWeak(palette, line, ground, 3));
      return found.some((faults) => faults.length === 0) ? [] : found.flat();
    }),
  );
  expect(weak).toEqual([]);
});

function tooWeak(palette: (name: string) => string, upper: string, lower: string, least: number): readonly string[] {
  const ratio = contrast(readColor(palette(upper)), readColor(palette(lower)));
  return ratio < least ? [`${upper} on ${lower}: ${ratio.toFixed(2)}`] : [];
}
