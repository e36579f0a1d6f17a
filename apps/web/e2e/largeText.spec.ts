import { expect } from "@playwright/test";
import { faultsOf } from "./faults.ts";
import { SIZES } from "./harness.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { open, settle, show } from "./visit.ts";

const [DESKTOP, TABLET, PHONE] = SIZES;

for (const screen of SCREENS) {
  test(`with letters twice as large nothing is lost: ${screen.name}`, async ({ shared: page }) => {
    const opening = await open(page, screen);
    await page.setViewportSize(PHONE);
    await show(page, screen, opening, { theme: "day", language: "de" });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const size of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await settle(page);
      expect.soft(await faultsOf(page, { fingers: false }), size.name).toEqual([]);
    }
  });
}
