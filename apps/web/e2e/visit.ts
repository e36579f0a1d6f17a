import type { Page } from "@playwright/test";
import { everybodyLeaves } from "./crew.ts";
import { GAME } from "./gameFixture.ts";
import type { Opening, SavedGame, Screen } from "./screens/screen.ts";

export const THEMES = ["day", "night"] as const;
export const LANGUAGES = ["en", "de", "fr"] as const;
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

export type Wear = {
  readonly theme: Theme;
  readonly language: Language;
  /** The reveal is read aloud. */
  readonly speech?: true;
};

/** An address on the server without content or scripts, where a page's storage can be filled. */
export const QUIET = "/api/games";

/** Prepares what the screen needs, apart from its theme, language and size. */
export async function open(page: Page, screen: Screen): Promise<Opening> {
  everybodyLeaves();
  await page.unrouteAll();
  await page.context().clearCookies();
  await page.goto(QUIET);
  return screen.open(page);
}

/** Games of the first game of the house are kept as they were when there was only one. */
function keyOf({ kind, plan }: SavedGame): string {
  return plan.game === GAME.id ? `harbor:local:${kind}` : `harbor:local:${plan.game}:${kind}`;
}

/** Shows a screen as a new visitor sees it. */
export async function show(page: Page, screen: Screen, { path, saved, stored }: Opening, wear: Wear): Promise<void> {
  if (new URL(page.url()).pathname !== QUIET) await page.goto(QUIET);
  const kept = {
    "harbor:settings": {
      state: {
        ...wear,
        pace: screen.moving === true ? "slow" : "none",
        botPace: "at-once",
        name: "Ada",
      },
      version: 0,
    },
    ...(saved && { [keyOf(saved)]: { plan: saved.plan, moves: saved.moves } }),
    ...stored,
  };
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(path);
  await screen.show?.(page);
  await page.locator(screen.ready).first().waitFor();
  await settle(page);
}

/** Switches the screen to another language, as if it was changed in another tab. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "harbor:settings";
    const { state, version } = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ state: { ...state, language: wanted }, version }));
    // Browsers notify all tabs except the one that wrote.
    dispatchEvent(new StorageEvent("storage", { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  await settle(page);
}

/** Waits for fonts and for motion to end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The end of one motion may start another.
    for (let nth = 0; nth < 5; nth += 1) {
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (moving.length === 0) break;
      for (const animation of moving) animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
