import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { SIZES } from "./harness.ts";
import { nearScreens, SCREENS, THEMES, wear } from "./screens.ts";

for (const theme of THEMES) {
  for (const size of SIZES.slice(0, 3)) {
    test(`axe finds nothing: ${size.name} by ${theme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await wear(page, theme, "en");
      for (const screen of size.name === "desktop" ? SCREENS : nearScreens()) {
        await page.goto(screen.path);
        await screen.reach(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${screen.name}: ${id} ${nodes.length} × ${nodes[0]?.target}`);
        expect.soft(found).toEqual([]);
        await page.evaluate(() => localStorage.removeItem("harbor:local:solo"));
        await page.evaluate(() => localStorage.removeItem("harbor:local:hotseat"));
      }
    });
  }
}
