import { expect, type Page } from "@playwright/test";
import { axeFaults, WCAG } from "./axe.ts";
import { findTexts, paleTexts } from "./contrast.ts";
import { faultsOf } from "./faults.ts";
import { SIZES } from "./harness.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { isBid, isTaught, NAMES, needsOf } from "./layoutNeeds.ts";
import { SCREENS } from "./screens.ts";
import { test } from "./shared.ts";
import { tooSmall } from "./targets.ts";
import { whileTouchable } from "./touchable.ts";
import { LANGUAGES, type Language, open, settle, show, speak, THEMES, type Theme } from "./visit.ts";
import { DECISIVE, drawnWindows, LARGE_LETTERS, LOW_WINDOWS, WINDOWS, type Window } from "./windows.ts";

/** Also the looks that others stand for; see below. */
const EVERY_LOOK = process.env.EVERY_LOOK === "1";

/** LAYOUT_SEED draws other windows. The default is fixed, so that only a change can cause a failure. */
const SEED = process.env.LAYOUT_SEED ?? "harbor";
const DRAWN = drawnWindows(SEED, 4);

const [DESKTOP, TABLET, PHONE, SMALL] = SIZES;

/**
 * axe checks a desktop and a phone, which show everything there is, and so do we the colors of all texts: a tablet
 * arranges the same parts, and what depends on their place and size is measured everywhere.
 */
const HEARD: ReadonlySet<unknown> = new Set(EVERY_LOOK ? [DESKTOP, TABLET, PHONE] : [DESKTOP, PHONE]);

/**
 * German, with the longest words, is measured at all sizes. English is measured where axe reads it; French where there is
 * the least room: what fits there fits in more.
 */
const MEASURED: Readonly<Record<Language, ReadonlySet<unknown>>> = {
  en: EVERY_LOOK ? new Set(SIZES) : new Set([DESKTOP, PHONE]),
  de: new Set(SIZES),
  fr: EVERY_LOOK ? new Set(SIZES) : new Set([SMALL]),
};

/**
 * What takes axe most of its time is measured by ourselves: it asks for targets of 24 pixels, our fingertip is larger
 * (`tooSmall`); and it looks for what lies behind each text again for each theme (`paleTexts`).
 */
const BY_OURSELVES = { enabled: EVERY_LOOK };

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
      for (const size of fromHere(
        page,
        FROM_THE_PHONE.filter((one) => MEASURED[language].has(one)),
      )) {
        await resize(page, size);
        const faults = await faultsOf(page, { fingers: size === PHONE });
        expect.soft(faults, `cut off, covered or too small: ${size.name} in ${language}`).toEqual([]);
        if (language === "de" && size !== SMALL)
          expect.soft(await tooSmall(page), `smaller than a fingertip: ${size.name}`).toEqual([]);
        if (language === "en" && HEARD.has(size)) {
          await hearsAxe(page, size);
          await readsEverything(page, size);
        }
      }
      if (language === "en" && NAMES.includes(screen.name)) await holdsTheDecision(page, screen.name);
      if (language === "de") await readsLargeLetters(page, screen.name);
    }
  });
}

async function hearsAxe(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  const rules = { "target-size": BY_OURSELVES, "color-contrast": BY_OURSELVES };
  const found = await axeFaults(page, { runOnly: [...WCAG, "best-practice"], rules });
  expect.soft(found, `axe: ${size.name}`).toEqual([]);
}

/** In all colors there are; in high contrast, texts need 7:1. */
async function readsEverything(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  const texts = await findTexts(page);
  for (const contrast of ["normal", "high"] as const) {
    for (const theme of THEMES) {
      await dress(page, theme, contrast);
      const where = `${size.name} by ${theme} in ${contrast} contrast`;
      expect.soft(await paleTexts(texts, contrast), `too pale: ${where}`).toEqual([]);
      if (!EVERY_LOOK) continue;
      const runOnly = contrast === "normal" ? ["color-contrast"] : ["color-contrast-enhanced"];
      expect.soft(await axeFaults(page, { runOnly }), `axe: ${where}`).toEqual([]);
    }
  }
  await texts.dispose();
  await dress(page, "day", "normal");
}

/** To settle takes time, also if nothing has changed. */
async function dress(page: Page, theme: Theme, contrast: "normal" | "high"): Promise<void> {
  const isNew = await page.evaluate(
    ([wanted, strong]) => {
      const { dataset } = document.documentElement;
      if (dataset.theme === wanted && dataset.contrast === strong) return false;
      dataset.theme = wanted;
      if (strong === undefined) delete dataset.contrast;
      else dataset.contrast = strong;
      return true;
    },
    [theme, contrast === "high" ? contrast : undefined] as const,
  );
  if (isNew) await settle(page);
}

/** The window that the page has now comes first, since each change lays out the whole page. */
function fromHere<Some extends Window>(page: Page, windows: readonly Some[]): readonly Some[] {
  const now = page.viewportSize();
  const isHere = (one: Window) => one.width === now?.width && one.height === now.height;
  return [...windows.filter(isHere), ...windows.filter((one) => !isHere(one))];
}

async function resize(page: Page, window: Window): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === window.width && now.height === window.height) return;
  await page.setViewportSize(window);
  await settle(page);
}

/**
 * Screens share these windows: each is tried with every third screen, so that neighbours among the windows and among the
 * screens stand for each other.
 */
function shareOf(windows: readonly Window[], place: number): readonly Window[] {
  return EVERY_LOOK ? windows : windows.filter((_, nth) => nth % 3 === place % 3);
}

/** The most different windows belong to every screen with a decision. */
function windowsFor(name: string): readonly Window[] {
  const place = NAMES.indexOf(name);
  const shared = [...WINDOWS.filter((one) => !DECISIVE.includes(one)), ...DRAWN];
  return [...DECISIVE, ...(isBid(name) ? LOW_WINDOWS : []), ...shareOf(shared, place)];
}

async function holdsTheDecision(page: Page, name: string): Promise<void> {
  await whileTouchable(page, async () => {
    for (const window of fromHere(page, windowsFor(name))) {
      await resize(page, window);
      const faults = await layoutFaults(page, needsOf(name), { scrolls: false });
      const where = `${window.width}×${window.height} (LAYOUT_SEED=${SEED})`;
      expect.soft(faults, `what the decision needs: ${where}`).toEqual([]);
      expect.soft(await tooSmall(page), `smaller than a fingertip: ${where}`).toEqual([]);
    }
  });
}

/** In German, which has the longest words. */
async function readsLargeLetters(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await settle(page);
  const place = SCREENS.findIndex((one) => one.name === name);
  for (const window of fromHere(page, shareOf(LARGE_LETTERS, place))) {
    await resize(page, window);
    const where = `${window.width}×${window.height} with large letters`;
    expect.soft(await faultsOf(page, { fingers: false }), `cut off or covered: ${where}`).toEqual([]);
    expect.soft(await tooSmall(page), `smaller than a fingertip: ${where}`).toEqual([]);
    // A teacher scrolls to what the step is about; the rest of the decision may have to be scrolled to.
    if (!NAMES.includes(name) || isTaught(name)) continue;
    await whileTouchable(page, async () => {
      const faults = await layoutFaults(page, needsOf(name), { scrolls: true });
      expect.soft(faults, `what the decision needs: ${where}`).toEqual([]);
    });
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
}
