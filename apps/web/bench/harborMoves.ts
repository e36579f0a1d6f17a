import type { Browser, Locator, Page } from "@playwright/test";
import { newPage, settings } from "./browser.ts";
import type { LiveTable } from "./liveTable.ts";
import { type Spread, spreadOf } from "./spread.ts";
import { type Input, traceInputs } from "./trace.ts";

/** The time from the gesture that puts a good down to the frame that shows it, in milliseconds. */
export type HarborMoves = { readonly taps: Gestures; readonly drags: Gestures };

export type Gestures = {
  /** The page's own work: script, style, layout, paint. Below 16, it can be in the next frame of a 60 Hz screen. */
  readonly work: Spread;
  /** The CPU time within that, which depends less on the machine's other load. */
  readonly processor: Spread;
  /** Until the page handed the frame over, including the wait for the next screen refresh. */
  readonly drawn: Spread;
  /** Until the frame was on the screen. */
  readonly presented: Spread;
  /** Goods that were missing from the first frame after the gesture. */
  readonly late: number;
};

/** The harbor is reset after this many moves, about as many as a person makes in one turn. */
const MOVES_A_TURN = 8;

declare global {
  interface Window {
    harborMoves?: { readonly gesture: number; readonly moved: number }[];
  }
}

export async function measureHarborMoves(
  browser: Browser,
  url: string,
  { path, cookie }: LiveTable,
  moves: { readonly taps: number; readonly drags: number },
): Promise<HarborMoves> {
  const page = await newPage(browser, { url, cookie, remembered: settings("usual") });
  await page.goto(path);
  await page.locator(".space button.good").first().waitFor();
  // The first move of each kind includes compilation.
  await makeMoves(page, 2, tap);
  await makeMoves(page, 2, drag);
  const taps = await watchMoves(browser, page, moves.taps, "click", tap);
  const drags = await watchMoves(browser, page, moves.drags, "mouseup", drag);
  await page.context().close();
  return { taps, drags };
}

async function watchMoves(
  browser: Browser,
  page: Page,
  count: number,
  gesture: "click" | "mouseup",
  move: (page: Page, good: Locator, target: Locator) => Promise<void>,
): Promise<Gestures> {
  let seen: readonly { readonly gesture: number; readonly moved: number }[] = [];
  const inputs = await traceInputs(browser, page, async () => {
    seen = await makeMoves(page, count, move);
  });
  const found: { readonly input: Input; readonly moved: number }[] = [];
  for (const { gesture: at, moved } of seen) {
    const input = inputs.get(gesture)?.find((one) => Math.abs(one.at - at) < 0.5);
    if (input === undefined) throw new Error("a gesture is missing in the browser's trace");
    found.push({ input, moved });
  }
  return {
    work: spreadOf(found.map(({ input }) => input.work)),
    processor: spreadOf(found.map(({ input }) => input.processor)),
    drawn: spreadOf(found.map(({ input }) => input.committed - input.at)),
    presented: spreadOf(found.map(({ input }) => input.presented - input.at)),
    late: found.filter(({ input, moved }) => moved > input.committed).length,
  };
}

/** Moves goods between fields and records when each was put down and when it appeared. */
async function makeMoves(
  page: Page,
  count: number,
  move: (page: Page, good: Locator, target: Locator) => Promise<void>,
) {
  const seen: { gesture: number; moved: number }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    if (nth > 0 && nth % MOVES_A_TURN === 0) await startOver(page);
    const good = page.locator(".space button.good").first();
    await good.click();
    const free = page.locator('.target[data-spot^="space:"][data-barred="false"]');
    const target = free.nth(nth % (await free.count()));
    const watched = await target.locator("..").elementHandle();
    await page.evaluate((space) => {
      const before = space?.querySelectorAll(".good").length ?? 0;
      let gesture = 0;
      const note = ({ timeStamp }: globalThis.Event) => {
        gesture = timeStamp;
      };
      for (const kind of ["click", "mouseup"]) addEventListener(kind, note, { capture: true });
      new MutationObserver((_, observer) => {
        if ((space?.querySelectorAll(".good").length ?? 0) <= before) return;
        observer.disconnect();
        for (const kind of ["click", "mouseup"]) removeEventListener(kind, note, { capture: true });
        window.harborMoves = [...(window.harborMoves ?? []), { gesture, moved: performance.now() }];
      }).observe(document.body, { subtree: true, childList: true });
    }, watched);
    await move(page, good, target);
    await page.waitForFunction((made) => (window.harborMoves?.length ?? 0) > made, 0);
    const [last] = await page.evaluate(() => window.harborMoves?.splice(0) ?? []);
    if (last !== undefined) seen.push(last);
    // Keep the server's answer from coinciding with the next gesture.
    await page.waitForTimeout(ANSWERED);
  }
  await startOver(page);
  return seen;
}

const ANSWERED = 250;
const FINGER_RESTS = 60;
const HAND_MOVES = 30;

/** The good is already picked up. A finger rests before it is lifted, and the press is handled by then. */
async function tap(page: Page, _good: Locator, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(FINGER_RESTS);
  await page.mouse.up();
}

async function drag(page: Page, good: Locator, target: Locator): Promise<void> {
  const there = await middleOf(target);
  await good.click();
  const from = await middleOf(good);
  await page.mouse.down();
  for (const way of [0.2, 0.6, 1]) {
    await page.mouse.move(from.x + (there.x - from.x) * way, from.y + (there.y - from.y) * way);
    await page.waitForTimeout(HAND_MOVES);
  }
  await page.mouse.up();
}

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("the place is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes back all steps of the turn. */
async function startOver(page: Page): Promise<void> {
  const [undo, all] = [page.locator("[data-do=undo]"), page.locator("[data-do=start-over]")];
  while (await undo.isEnabled()) {
    await ((await all.isEnabled()) ? all : undo).click();
    await page.waitForTimeout(ANSWERED);
  }
}
