import type { Page } from "@playwright/test";
import { DAILY } from "./screens/daily.ts";
import { DECISIONS } from "./screens/decisions.ts";
import { DIALOGS } from "./screens/dialogs.ts";
import { FINDING } from "./screens/finding.ts";
import { LESSONS } from "./screens/lessons.ts";
import { LIVE } from "./screens/live.ts";
import { OTHERS } from "./screens/other.ts";
import { PAGES } from "./screens/pages.ts";
import type { Screen } from "./screens/screen.ts";
import type { Language, Theme } from "./visit.ts";

export { LANGUAGES, THEMES } from "./visit.ts";

/** All screens. */
export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...DAILY,
  ...DECISIONS,
  ...DIALOGS,
  ...LESSONS,
  ...LIVE,
  ...FINDING,
  ...OTHERS,
];

export async function wear(page: Page, theme: Theme, language: Language, pace = "none"): Promise<void> {
  await page.addInitScript((state) => localStorage.setItem("harbor:settings", JSON.stringify({ state, version: 0 })), {
    theme,
    language,
    pace,
    botPace: "at-once",
    name: "",
  });
}
