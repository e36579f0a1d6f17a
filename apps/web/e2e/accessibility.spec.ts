import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { SIZES } from "./harness.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { open, settle, show, THEMES } from "./visit.ts";

const [DESKTOP, TABLET, PHONE] = SIZES;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** By night the desktop stands for all sizes, as it shows the most at once; EVERY_LOOK=1 takes none on trust. */
const EVERY_LOOK = process.env.EVERY_LOOK === "1";

for (const screen of SCREENS) {
  test(`axe finds nothing: ${screen.name}`, async ({ shared: page }) => {
    const opening = await open(page, screen);
    await page.setViewportSize(PHONE);
    await show(page, screen, opening, { theme: "day", language: "en" });
    for (const size of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      for (const theme of size === DESKTOP || EVERY_LOOK ? THEMES : ["day"]) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted;
        }, theme);
        await settle(page);
        const axe = new AxeBuilder({ page }).setLegacyMode();
        // By night there is nothing but other colours.
        const { violations } = await (theme === "day" ? axe.withTags(TAGS) : axe.withRules("color-contrast")).analyze();
        const found = violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
        expect.soft(found, `${size.name} by ${theme}`).toEqual([]);
      }
    }
  });
}
