import { meuterer as OTHER } from "@harbor/meuterer";
import type { Page } from "@playwright/test";

/** A second game of the house, with secrets and turns of another kind: the only file among these tests that names it. */
export { OTHER };

export const OTHER_BOARD = ".meu-board";
export const OTHER_RESULTS = ".meu-result";
const PATIENCE_MS = 60_000;

type Choice = { readonly css: string; readonly nth: number };

/**
 * Plays by the visible controls until the game ends or a round begins. The dice choose among the answers; `curtain` is called
 * whenever the screen is handed over.
 */
export async function playOther(
  page: Page,
  dice: () => number,
  { round = Number.POSITIVE_INFINITY, curtain }: { readonly round?: number; curtain?(): Promise<void> } = {},
): Promise<void> {
  let before: string | undefined;
  for (;;) {
    const found = await page.waitForFunction(
      lookFor,
      { before, round, die: dice() },
      { timeout: PATIENCE_MS, polling: 20 },
    );
    const looked = await found.jsonValue();
    if (looked === false) continue;
    const { sign, choice } = looked;
    if (choice === undefined) return;
    if (choice.css.startsWith(".curtain")) await curtain?.();
    await page.locator(choice.css).nth(choice.nth).click();
    before = sign;
  }
}

type Looked = { readonly before: string | undefined; readonly round: number; readonly die: number };

/** Runs in the page: a control to use, or none at the goal; false while there is nothing to do. */
function lookFor({ before, round, die }: Looked): false | { readonly sign: string; readonly choice?: Choice } {
  const board = document.querySelector<HTMLElement>(".meu-board");
  const pressed = document.querySelectorAll(".meu-desk [aria-pressed=true]").length;
  const sign = JSON.stringify([
    board?.dataset.told,
    board?.dataset.playing,
    document.querySelector(".meu-stage")?.textContent,
    document.querySelector(".curtain-card")?.textContent,
    pressed,
  ]);
  if (sign === before) return false;
  if (document.querySelector(".meu-result") !== null) return { sign };
  const usable = (css: string): Choice[] =>
    [...document.querySelectorAll(css)].flatMap((element, nth) =>
      element.checkVisibility({ visibilityProperty: true }) ? [{ css, nth }] : [],
    );
  const answer = ".meu-desk[data-pending=true] .meu-choice";
  const open = ":not([aria-disabled=true], [aria-pressed=true])";
  for (const css of [".curtain-card .button", "[data-do=go-on]"]) {
    const [choice] = usable(css);
    if (choice !== undefined) return { sign, choice };
  }
  if (board !== null && Number(board.dataset.round) >= round) return { sign };
  // Only answers: the desk also has the button that asks a bot for advice.
  for (const css of [`${answer}.main${open}`, `${answer}${open}`]) {
    const all = usable(css);
    const choice = all[Math.floor(die * all.length)];
    if (choice !== undefined) return { sign, choice };
  }
  return false;
}
