import { expect, type Page, test } from "@playwright/test";
import { wear } from "./screens.ts";
import { type Situation, situation } from "./situations.ts";

async function goOnWith(page: Page, name: Situation, pace: string): Promise<void> {
  const { kind, plan, moves } = situation(name);
  const game = { key: `harbor:local:${kind}`, saved: { plan, moves } };
  await wear(page, "day", "en", pace);
  await page.addInitScript(({ key, saved }) => localStorage.setItem(key, JSON.stringify(saved)), game);
  await page.goto(`/${kind}`);
}

/** Sits down where everybody waits for one's own last card. */
async function sitDown(page: Page, pace: string): Promise<void> {
  await goOnWith(page, "bidding-turns", pace);
  await page.locator("button.hand-card").first().click();
}

/** Does the last thing there is to do in a game. */
async function endGame(page: Page, pace: string): Promise<void> {
  await goOnWith(page, "end-near", pace);
  const skip = page.locator(".reveal-foot .button");
  const done = page.locator(".prompt-foot .button.main");
  await expect(skip.or(done).first()).toBeVisible();
  while (await skip.isVisible()) await skip.click();
  await done.click();
}

const lastBid = (page: Page) => page.locator(".target[data-barred=false]").last().click();

/** Every slot under the light, in the order in which they came, and everything that was animated besides place. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = [];
    const animated = new Set<string>();
    Object.assign(window, { told, animated });
    const look = () => {
      const slot = document.querySelector("[data-told=true][data-slot]")?.getAttribute("data-slot");
      if (slot && told.at(-1) !== slot) told.push(slot);
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || "animationName" in animation || "transitionProperty" in animation)
          continue;
        for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) animated.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const seenBy = (page: Page, what: "told" | "animated"): Promise<readonly string[]> =>
  page.evaluate((name) => [...((window as unknown as Record<string, Iterable<string>>)[name] ?? [])], what);

const ORDER = ["parking", "building", "permit", "influence", "prices", "ladder", "ship:", "contract:"];

test("the reveal is told by itself, slot after slot in their order, and then the game goes on", async ({ page }) => {
  await sitDown(page, "fast");
  await watch(page);
  await lastBid(page);
  await expect(page.locator(".reveal")).toBeVisible();
  await expect(page.locator(".reveal")).toHaveCount(0, { timeout: 60_000 });
  const told = await seenBy(page, "told");
  expect(told.length).toBeGreaterThan(1);
  const places = told.map((slot) => ORDER.findIndex((name) => slot.startsWith(name)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const cheap = ["offset", "easing", "composite", "computedOffset", "transform", "opacity"];
  expect((await seenBy(page, "animated")).filter((name) => !cheap.includes(name))).toEqual([]);
  expect(await seenBy(page, "animated")).toContain("transform");
  await expect(page.locator(".prompt")).toBeVisible();
});

test("it waits when it is paused, shows all at a key, and gives the focus to the decision", async ({ page }) => {
  await sitDown(page, "usual");
  await lastBid(page);
  const rows = page.locator(".reveal-row");
  await expect(rows).toHaveCount(1);
  await page.locator(".reveal-pause").click();
  const paused = await rows.count();
  await page.waitForTimeout(3000);
  await expect(rows).toHaveCount(paused);
  await page.keyboard.press("Escape");
  await expect(page.locator(".reveal-pause")).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(paused);
  await expect(page.locator(".reveal-foot .button")).toBeFocused();
  await page.locator(".reveal-foot .button").click();
  await expect(page.locator(".reveal")).toHaveCount(0);
  await expect(page.locator(".prompt-body")).toBeFocused();
});

test("what ends the game is told on the boards before the end is summed up", async ({ page }) => {
  await endGame(page, "usual");
  await expect(page.locator(".reveal")).toBeVisible();
  await expect(page.locator(".end")).toHaveCount(0);
  const skip = page.locator(".reveal-foot .button.main");
  if ((await skip.textContent()) === "Show all") await skip.click();
  await expect(page.locator(".reveal-outcome").last()).toContainText("The game is over");
  await skip.click();
  await expect(page.locator(".end h1")).toBeFocused();
});

test.describe("where stillness is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated, and the game goes on at once", async ({ page }) => {
    await sitDown(page, "slow");
    await lastBid(page);
    await expect(page.locator("button.hand-card")).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator(".reveal")).toHaveCount(0);
  });

  test("what has happened waits to be read, in nobody's way", async ({ page }) => {
    await sitDown(page, "usual");
    await lastBid(page);
    await expect(page.locator(".prompt[data-mine=true]")).toBeVisible();
    await page.getByRole("button", { name: "What has happened" }).click();
    expect(await page.locator("dialog .reveal-row").count()).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Bids of the latest round" })).toBeVisible();
  });

  test("the end comes at once, and tells how the last round ended", async ({ page }) => {
    await endGame(page, "usual");
    await expect(page.locator(".end .beat-list .reveal-row").first()).toBeVisible();
    await expect(page.locator(".reveal")).toHaveCount(0);
  });
});
