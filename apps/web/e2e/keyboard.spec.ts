import { expect, type Page } from "@playwright/test";
import { DECISIONS } from "./decisions.ts";
import { ACTION_TYPES } from "./gameFixture.ts";
import { SIZES } from "./harness.ts";
import { arrive } from "./people.ts";
import { decision } from "./screens/decisions.ts";
import { test } from "./shared.ts";
import { open, show } from "./visit.ts";

/** The kinds of the person's steps so far, read from the game stored in the browser. */
async function stepsTaken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ["solo", "bots", "hotseat"].flatMap((kind) => {
      const saved = JSON.parse(localStorage.getItem(`harbor:local:${kind}`) ?? '{"moves":[]}');
      return saved.moves.flatMap((move: { seat: number; action: { type: string } }) =>
        move.seat === 0 ? move.action.type : [],
      );
    }),
  );
}

/** A busy machine takes a while to draw a table. */
const PATIENCE_MS = 30_000;

/** A description of what has the focus, or why it is no place to continue from. */
async function focus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "lost";
    if (!element.checkVisibility({ visibilityProperty: true })) return "unseen";
    const place = element.closest(".prompt, .hand, .harbor, .world, .end, dialog[open]");
    return place === null ? `astray on ${element.className}` : "kept";
  });
}

test("a table is filled and its game begun by keyboard, and the focus follows", async ({ browser, baseURL }) => {
  if (baseURL === undefined) throw new Error("there is no server");
  const page = await arrive(browser, baseURL);
  await page.goto("/open");
  await page.getByRole("button", { name: "2", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Open the table" }).press("Enter");
  // Whoever opens a table is seated a moment later; only one seat is free then.
  await expect(page.getByRole("button", { name: "+ Bot" })).toHaveCount(1);
  await page.getByRole("button", { name: "+ Bot" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear the seat" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sit here" })).toBeFocused();
  await page.getByRole("button", { name: "+ Bot" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear the seat" })).toBeFocused();
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await page.locator(".prompt[data-mine=true]").waitFor({ timeout: PATIENCE_MS });
  expect(await focus(page)).toBe("kept");
  await page.context().close();
});

/** What shows a focus ring, which is not for mouse users. */
const ringed = (page: Page) => page.evaluate(() => document.querySelector(":focus-visible")?.className);

test("a focus ring from the keyboard disappears with the mouse, also at the next decision", async ({ page }) => {
  const screen = { ...decision("bidding-last"), moving: true } as const;
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
  await DECISIONS.bid.take(page);
  const goOn = page.locator(".reveal-foot .button.main");
  await goOn.waitFor();
  expect(await ringed(page)).toBe("button main");
  // The log also shows the others' decisions.
  const mine = page.locator(".prompt[data-mine=true]");
  const next = goOn.or(mine).first();
  for (await next.waitFor(); (await mine.count()) === 0; await next.waitFor({ timeout: PATIENCE_MS }))
    await goOn.click({ timeout: 1000 }).catch(() => undefined);
  expect(await focus(page)).toBe("kept");
  expect(await ringed(page)).toBeUndefined();
  await page.keyboard.press("Tab");
  expect(await ringed(page)).toBeDefined();
});

for (const size of [SIZES[0], SIZES[2]]) {
  for (const type of ACTION_TYPES) {
    test(`${type} is decided by keyboard, and the focus stays in the game: ${size.name}`, async ({ shared: page }) => {
      const { at, take } = DECISIONS[type];
      await page.setViewportSize(size);
      const screen = decision(at);
      await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
      const before = await stepsTaken(page);
      await take(page);
      await expect.poll(async () => (await stepsTaken(page))[before.length]).toBe(type);
      // Whatever the others do, it is our turn again sooner or later.
      await page.locator(".prompt[data-mine=true], .end, dialog[open]").first().waitFor();
      await expect.poll(() => focus(page)).toBe("kept");
    });
  }
}
