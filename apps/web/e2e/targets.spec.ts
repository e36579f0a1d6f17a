import { expect } from "@playwright/test";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { EXCEPTIONS, smallTargets } from "./targets.ts";
import { open, settle, show } from "./visit.ts";

for (const [nth, { css, least, screen: name, window, large }] of EXCEPTIONS.entries()) {
  test(`the list of small targets only shrinks: ${css}`, async ({ shared: page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`no such screen: ${name}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, screen, await open(page, screen), { theme: "day", language: "de" });
    if (large) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const [width, height] = window;
    await page.setViewportSize({ width, height });
    await settle(page);
    const found = (await smallTargets(page)).filter(({ matches }) => matches.includes(nth));
    const smallest = [Math.min(...found.map((one) => one.width)), Math.min(...found.map((one) => one.height))];
    // Larger by more than a pixel: the list has to say so. All as large as a fingertip: it does not belong there.
    for (const [side, length] of smallest.entries()) {
      expect(length, `${css} has grown`).toBeLessThanOrEqual((least[side] ?? 0) + 1);
      expect(length, `${css} has shrunk`).toBeGreaterThanOrEqual((least[side] ?? 0) - 1);
    }
  });
}
