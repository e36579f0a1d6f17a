import { expect, test } from "vitest";
import { contrast, difference, labOf, paletteOf, type Rgb, readColor, SIGHTS, seenBy } from "./index.ts";

const RED = readColor("#c00000");
const GREEN = readColor("#3f7f00");
const apart = (one: Rgb, other: Rgb) => difference(labOf(one), labOf(other));

test.each([
  ["#fff", [255, 255, 255]],
  ["#13253a", [19, 37, 58]],
  ["#00000080", [127, 127, 127]],
])("reads %s", (hex, color) => {
  expect(readColor(hex).map(Math.floor)).toEqual(color);
});

test("what is no colour is refused", () => {
  expect(() => readColor("red")).toThrow("not a colour: red");
  expect(() => readColor("#12")).toThrow();
});

test("contrast is measured as WCAG does", () => {
  expect(contrast(readColor("#000"), readColor("#fff"))).toBeCloseTo(21);
  expect(contrast(readColor("#777"), readColor("#fff"))).toBeCloseTo(4.48, 2);
});

// From the test data of Sharma, Wu and Dalal (2005).
test.each<[Rgb, Rgb, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])("CIEDE2000 of %j and %j is %d", (one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 4);
  expect(difference(other, one)).toBeCloseTo(expected, 4);
});

test.each(SIGHTS)("greys look the same in %s", (sight) => {
  for (const grey of ["#000", "#555", "#aaa", "#fff"]) {
    expect(apart(seenBy(sight, readColor(grey)), readColor(grey))).toBeLessThan(0.5);
  }
});

test("red and green of one lightness differ for most people, and hardly for people without red or green cones", () => {
  expect(apart(RED, GREEN)).toBeGreaterThan(50);
  for (const sight of ["protanopia", "deuteranopia"] as const) {
    expect(apart(seenBy(sight, RED), seenBy(sight, GREEN))).toBeLessThan(apart(RED, GREEN) / 3);
  }
  expect(apart(seenBy("tritanopia", RED), seenBy("tritanopia", GREEN))).toBeGreaterThan(40);
});

test("without cones only lightness is left", () => {
  const [red, green, blue] = seenBy("achromatopsia", RED);
  expect(new Set([red, green, blue].map(Math.round)).size).toBe(1);
});

test("a palette has the values of its look, and none from media queries", () => {
  const css = `:root, :root[data-theme="day"] { --a: #111; --b: #222; } :root[data-theme="night"] { --a: #333; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --a: #444; --b: #555; } }
    :root[data-contrast="high"] { --a: #000; } :root[data-contrast="high"][data-theme="night"] { --a: #fff; } .x { --b: 0; }`;
  const values = (theme: "day" | "night", high: "usual" | "high") => {
    const palette = paletteOf({ theme, contrast: high }, css);
    return [palette("--a"), palette("--b")];
  };
  expect(values("day", "usual")).toEqual(["#111", "#222"]);
  expect(values("night", "usual")).toEqual(["#333", "#222"]);
  expect(values("day", "high")).toEqual(["#000", "#222"]);
  expect(values("night", "high")).toEqual(["#fff", "#222"]);
  expect(() => paletteOf({ theme: "day", contrast: "usual" }, css)("--c")).toThrow("--c");
});
