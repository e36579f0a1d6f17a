import type { Page } from "@playwright/test";
import { keepAnalysed } from "../analysisFixture.ts";
import { OTHER, OTHER_BOARD, OTHER_RECORDED, prepareOther } from "../otherFixture.ts";
import { recorded } from "../recordings.ts";
import type { Screen } from "./screen.ts";

const LEARN = `/${OTHER.id}/learn`;

/** A lesson at one of its steps, as a learner gets there who lets the teacher do everything and watches what comes. */
function lessonAt(name: string, lesson: string, step: number): Screen {
  return {
    name,
    ready: ".teacher",
    open: () => ({ path: `${LEARN}/${lesson}` }),
    async show(page) {
      await page.locator(OTHER_BOARD).waitFor();
      for (let nth = 1; nth < step; nth += 1) {
        await page.locator(".teacher-foot button").last().click();
        await comeTo(page, nth + 1);
      }
    },
  };
}

/** Scenes are played between some steps; each waits for its button. */
async function comeTo(page: Page, step: number): Promise<void> {
  const there = page.locator(".teacher-step", { hasText: new RegExp(`\\b${step}\\b`) });
  const goOn = page.locator("[data-do=go-on]");
  for (;;) {
    await there.or(goOn).first().waitFor();
    if (await there.isVisible()) return;
    await goOn.first().click();
  }
}

/** Its lessons: their list, the guided round in the lading, in the mutiny and at its end, when to stop, and a puzzle. */
const OTHER_LESSONS: readonly Screen[] = [
  { name: "other-learn", ready: ".learn-next", open: () => ({ path: LEARN }) },
  lessonAt("other-lesson-lay", "first-round", 4),
  lessonAt("other-lesson-sabers", "first-round", 10),
  lessonAt("other-lesson-end", "first-round", 16),
  lessonAt("other-lesson-stow", "stopping", 12),
  {
    name: "other-lesson-hint",
    ready: ".teacher",
    open: () => ({ path: `${LEARN}/sale` }),
    async show(page) {
      await page.locator(OTHER_BOARD).waitFor();
      await page.locator(".teacher-foot button").last().click();
    },
  },
];

/** The table of the second game at each kind of its decisions, at the end, what decided it, and its lessons. */
export const OTHERS: readonly Screen[] = [
  ...["offer", "lading", "roles", "mutiny", "selling", "refill", "ending"].map(
    (step): Screen => ({
      name: `other-${step}`,
      ready: step === "ending" ? ".meu-result" : ".meu-desk[data-pending=true]",
      open: () => ({ path: `/${OTHER.id}/hotseat`, saved: prepareOther(step) }),
    }),
  ),
  {
    name: "other-analysis",
    ready: ".chance-table tbody tr",
    open: () => ({ path: "/replay" }),
    async show(page) {
      await keepAnalysed(page, "kept-b", recorded(OTHER_RECORDED));
      await page.goto("/replay/kept-b#analysis");
      await page.locator(".chance-figures summary").click();
    },
  },
  ...OTHER_LESSONS,
];
