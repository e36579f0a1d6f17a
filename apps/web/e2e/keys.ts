import type { Locator, Page } from "@playwright/test";
import type { Hand } from "./play.ts";

const MOST_ROUNDS = 6;

/**
 * Plays by keyboard alone, wherever the focus is: digits for cards and letters for slots, or Tab and Enter for
 * everything.
 */
export function byKeys(page: Page, dice: () => number): Hand {
  return async (control, { kind }) => {
    const shortcut = dice() < 0.5 ? await shortcutOf(control, kind) : undefined;
    if (shortcut !== undefined) {
      await page.keyboard.press(shortcut);
      return true;
    }
    if (!(await tabTo(page, control))) return false;
    await page.keyboard.press("Enter");
    return true;
  };
}

async function shortcutOf(control: Locator, kind: string): Promise<string | undefined> {
  if (kind === "card") return (await control.getAttribute("aria-keyshortcuts")) ?? undefined;
  if (kind !== "slot") return undefined;
  return (await control.locator("xpath=..").locator(".slot-key").textContent())?.toLowerCase();
}

/** Presses Tab, or Shift+Tab if that is shorter, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if ((await control.count()) === 0) return false;
    const way = await control.evaluate(wayTo);
    if (way === 0) return true;
    for (let nth = 0; nth < Math.abs(way); nth += 1) await page.keyboard.press(way > 0 ? "Tab" : "Shift+Tab");
  }
  return false;
}

/** Runs in the page: the number of tab stops from the focus to a control. */
function wayTo(control: Element): number {
  const STOPS = "a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex='-1'])";
  const { activeElement } = document;
  if (activeElement === control) return 0;
  const room = document.querySelector("dialog[open]") ?? document;
  const stops = [...room.querySelectorAll(STOPS)].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const to = stops.indexOf(control);
  const from = activeElement === null ? -1 : stops.indexOf(activeElement);
  if (from !== -1) return to - from;
  const before = stops.filter(
    (stop) =>
      activeElement !== null &&
      activeElement !== document.body &&
      (activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  ).length;
  return to >= before ? to - before + 1 : to - before;
}

/** Records everything that the page's live regions announce. */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest("[aria-live=polite]");
        if (region?.textContent && said.at(-1) !== region.textContent) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => ("said" in window && Array.isArray(window.said) ? window.said.join("\n") : ""));
}

/** Describes the focused control or part of the page, once the page has settled. */
export function focusIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let nth = 0; nth < 60 && document.activeElement === document.body; nth += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return document.activeElement?.tagName ?? "BODY";
  });
}
