import { expect, test } from "vitest";
import type { Contrast, Theme } from "./settingsStore.ts";
import { lookFor, type SystemLook } from "./useTheme.ts";

const PLAIN: SystemLook = { isDark: false, wantsContrast: false, isForced: false };
const DARK: SystemLook = { ...PLAIN, isDark: true };

test.each<[string, Theme, Contrast, SystemLook, string | undefined, string | undefined]>([
  ["left to the system, the style sheets choose", "auto", "auto", DARK, undefined, undefined],
  ["a theme that was chosen", "night", "auto", PLAIN, "night", undefined],
  ["the system asks for contrast", "auto", "auto", { ...PLAIN, wantsContrast: true }, "day", "high"],
  ["the system asks for contrast and is dark", "auto", "auto", { ...DARK, wantsContrast: true }, "night", "high"],
  ["the chosen theme counts for high contrast", "day", "high", DARK, "day", "high"],
  ["normal contrast was chosen", "auto", "usual", { ...DARK, wantsContrast: true }, undefined, undefined],
  ["the system's own colors", "day", "auto", { ...DARK, isForced: true }, "night", "high"],
  ["the system's own colors without more contrast", "day", "usual", { ...DARK, isForced: true }, undefined, undefined],
])("%s", (_, theme, contrast, system, shown, high) => {
  expect(lookFor(theme, contrast, system)).toEqual({ theme: shown, contrast: high });
});
