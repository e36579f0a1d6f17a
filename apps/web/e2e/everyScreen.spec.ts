import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./faults.ts";
import { SIZES } from "./harness.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { isBid, isTaught, NAMES, needsOf } from "./layoutNeeds.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { LANGUAGES, open, settle, show, speak, THEMES } from "./visit.ts";
import { drawnWindows, LARGE_LETTERS, LOW_WINDOWS, WINDOWS } from "./windows.ts";

/** At night only the desktop is checked, since it shows the most at once; EVERY_LOOK=1 checks every size. */
const EVERY_LOOK = process.env.EVERY_LOOK === "1";

/** LAYOUT_SEED draws other windows. The default is fixed, so that only a change can cause a failure. */
const SEED = process.env.LAYOUT_SEED ?? "harbor";
const DRAWN = drawnWindows(SEED, 4);

const [DESKTOP, , PHONE] = SIZES;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The screens that have between them nearly everything there is to read. */
const IN_HIGH_CONTRAST: ReadonlySet<string> = new Set([
  ...["home", "settings", "open", "rules", "analysis", "lobby-host", "table-chat", "table-queue", "replay"],
  ...["bidding-held", "prices-picked", "harbor-preview", "reveal", "planner", "trial", "end-four", "card-contract"],
]);

/** Screens are opened on a phone, which has the least room for the clicks on the way. */
const FROM_THE_PHONE = [PHONE, ...SIZES.filter((size) => size !== PHONE).toReversed()];

// Each screen is opened once for all checks: opening takes longer than checking.
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
      if (language === "en" && IN_HIGH_CONTRAST.has(screen.name)) await hearsAxeInHighContrast(page);
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
    // Report violations only, and do not fetch style sheets again: none of these rules needs it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
    // Night changes nothing but the colours.
    const { violations } = await (theme === "day" ? axe.withTags(TAGS) : axe.withRules("color-contrast")).analyze();
    const found = violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
    expect.soft(found, `axe: ${size.name} by ${theme}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "day";
  });
  await settle(page);
}

/** In high contrast, texts need 7:1. */
async function hearsAxeInHighContrast(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  for (const theme of THEMES) {
    await page.evaluate(
      (wanted) => Object.assign(document.documentElement.dataset, { theme: wanted, contrast: "high" }),
      theme,
    );
    await settle(page);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
    const { violations } = await axe.withRules("color-contrast-enhanced").analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target} ${any[0]?.message}`));
    expect.soft(found, `axe: high contrast by ${theme}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "day";
    delete document.documentElement.dataset.contrast;
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

/** In German, which has the longest words. */
async function readsLargeLetters(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const window of LARGE_LETTERS) {
    await page.setViewportSize(window);
    await settle(page);
    const where = `${window.width}×${window.height} with large letters`;
    expect.soft(await faultsOf(page, { fingers: false }), `cut off or covered: ${where}`).toEqual([]);
    // A teacher scrolls to what the step is about; the rest of the decision may have to be scrolled to.
    if (!NAMES.includes(name) || isTaught(name)) continue;
    const faults = await layoutFaults(page, needsOf(name, window), { scrolls: true });
    expect.soft(faults, `what the decision needs: ${where}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
}
