import { expect } from "@playwright/test";
import { layoutFaults } from "./layoutFaults.ts";
import { NAMES, NEEDS } from "./layoutNeeds.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { open, settle, show } from "./visit.ts";
import { drawnWindows, LARGE_LETTERS, WINDOWS } from "./windows.ts";

/** LAYOUT_SEED draws other windows; without it they stay the same, so that a change is judged by what it changed. */
const SEED = process.env.LAYOUT_SEED ?? "harbor";
const DRAWN = drawnWindows(SEED, 4);

for (const name of NAMES) {
  test(`all that a decision needs is in sight in every window: ${name}`, async ({ shared: page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`there is no screen ${name}`);
    const opening = await open(page, screen);
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, screen, opening, { theme: "day", language: "en" });
    for (const window of [...WINDOWS, ...DRAWN]) {
      await page.setViewportSize(window);
      await settle(page);
      const faults = await layoutFaults(page, NEEDS, { scrolls: false });
      expect.soft(faults, `${window.width}×${window.height} (LAYOUT_SEED=${SEED})`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const window of LARGE_LETTERS) {
      await page.setViewportSize(window);
      await settle(page);
      const faults = await layoutFaults(page, NEEDS, { scrolls: true });
      expect.soft(faults, `${window.width}×${window.height} with large letters`).toEqual([]);
    }
  });
}
