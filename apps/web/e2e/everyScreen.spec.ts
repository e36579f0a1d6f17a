import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./faults.ts";
import { SIZES } from "./harness.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { isBid, NAMES, needsOf } from "./layoutNeeds.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { LANGUAGES, open, settle, show, speak, THEMES } from "./visit.ts";
import { drawnWindows, LARGE_LETTERS, LOW_WINDOWS, WINDOWS } from "./windows.ts";

/** By night the desktop stands for all sizes, as it shows the most at once; EVERY_LOOK=1 takes none on trust. */
const EVERY_LOOK = process.env.EVERY_LOOK === "1";

/** LAYOUT_SEED draws other windows; without it they stay the same, so that a change is judged by what it changed. */
const SEED = process.env.LAYOUT_SEED ?? "harbor";
const DRAWN = drawnWindows(SEED, 4);

const [DESKTOP, , PHONE] = SIZES;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What has to be clicked on the way to a screen is clicked on a phone, where there is least room for it. */
const FROM_THE_PHONE = [PHONE, ...SIZES.filter((size) => size !== PHONE).toReversed()];

// A screen is opened once for all that is looked at: opening it takes longer than looking.
for (const screen of SCREENS) {
  test(`every screen, in every language and window: ${screen.name}`, async ({ shared: page }) => {
    const opening = await open(page, screen);
    await page.setViewportSize(PHONE);
    await show(page, screen, opening, { theme: "day", language: "en" });
    for (const language of LANGUAGES) {
      if (language !== "en") await speak(page, language);
      for (const size of FROM_THE_PHONE) {
        await page.setViewportSize(size);
        await settle(page);
        const faults = await faultsOf(page, { fingers: size === PHONE });
        expect.soft(faults, `cut off, covered or too small: ${size.name} in ${language}`).toEqual([]);
        if (language === "en" && size.name !== "small") await hearsAxe(page, size);
      }
      if (language === "en" && NAMES.includes(screen.name)) await holdsTheDecision(page, screen.name);
      if (language === "de") await readsLargeLetters(page, screen.name);
    }
  });
}

async function hearsAxe(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  for (const theme of size === DESKTOP || EVERY_LOOK ? THEMES : (["day"] as const)) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await settle(page);
    // Only what is wrong is told, and no style sheet is fetched again: no rule among these asks for it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
    // By night there is nothing but other colours.
    const { violations } = await (theme === "day" ? axe.withTags(TAGS) : axe.withRules("color-contrast")).analyze();
    const found = violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
    expect.soft(found, `axe: ${size.name} by ${theme}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "day";
  });
  await settle(page);
}

async function holdsTheDecision(page: Page, name: string): Promise<void> {
  for (const window of [...WINDOWS, ...(isBid(name) ? LOW_WINDOWS : []), ...DRAWN]) {
    await page.setViewportSize(window);
    await settle(page);
    const faults = await layoutFaults(page, needsOf(name, window), { scrolls: false });
    const where = `${window.width}×${window.height} (LAYOUT_SEED=${SEED})`;
    expect.soft(faults, `what the decision needs: ${where}`).toEqual([]);
  }
}

/** In German, whose words are the longest. */
async function readsLargeLetters(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const window of LARGE_LETTERS) {
    await page.setViewportSize(window);
    await settle(page);
    const where = `${window.width}×${window.height} with large letters`;
    expect.soft(await faultsOf(page, { fingers: false }), `cut off or covered: ${where}`).toEqual([]);
    if (!NAMES.includes(name)) continue;
    const faults = await layoutFaults(page, needsOf(name, window), { scrolls: true });
    expect.soft(faults, `what the decision needs: ${where}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
}
