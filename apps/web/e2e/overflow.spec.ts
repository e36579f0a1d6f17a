import { expect, test } from "@playwright/test";
import { SIZES } from "./harness.ts";
import { LANGUAGES, nearScreens, SCREENS, wear } from "./screens.ts";

/** Texts that are cut off on purpose, with the whole of it in a title or beside it. */
const MAY_BE_CUT = ".unseen, .log-list *, .mini *, .reveal-list *, .rule-table *";

for (const size of SIZES) {
  for (const language of LANGUAGES) {
    test(`no screen scrolls sideways or loses a control: ${size.name} in ${language}`, async ({ page }) => {
      await page.setViewportSize(size);
      await wear(page, "day", language);
      for (const screen of language === "en" ? SCREENS : nearScreens()) {
        await page.goto(screen.path);
        await page.evaluate(() => sessionStorage.clear());
        await screen.reach(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${screen.name} is wider than the page`).toBeLessThanOrEqual(0);
        const lost = await page.evaluate((exempt) => {
          const open = document.querySelector("dialog[open]");
          const controls = [...(open ?? document).querySelectorAll("button, a, input")];
          return controls
            .filter((control) => {
              const { left, right, width } = control.getBoundingClientRect();
              if (width === 0 || control.matches(exempt) || control.closest(".rules-nav, .end-table-box")) return false;
              return left < -1 || right > innerWidth + 1;
            })
            .map((control) => control.className || control.textContent);
        }, MAY_BE_CUT);
        expect.soft(lost, `${screen.name} has controls beside the page`).toEqual([]);
        await page.evaluate(() => localStorage.removeItem("harbor:local:solo"));
        await page.evaluate(() => localStorage.removeItem("harbor:local:hotseat"));
      }
    });
  }
}
