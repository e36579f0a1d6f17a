import { expect, type Page, test } from "@playwright/test";
import { ownServer } from "./ownServer.ts";
import { arrive, finishHarbor, sitAtOnce } from "./people.ts";
import { habits, play } from "./play.ts";
import { wear } from "./screens.ts";
import { type Situation, situation } from "./situations.ts";

async function goOnWith(page: Page, name: Situation, pace: string): Promise<void> {
  const { kind, plan, moves } = situation(name);
  const game = { key: `harbor:local:${kind}`, saved: { plan, moves } };
  await wear(page, "day", "en", pace);
  await page.addInitScript(({ key, saved }) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(saved));
  }, game);
  await page.goto(`/${kind}`);
}

/** Opens a game in which everybody waits for the viewer's last card, and picks that card up. */
async function sitDown(page: Page, pace: string): Promise<void> {
  await goOnWith(page, "bidding-turns", pace);
  await page.locator("button.hand-card").first().click();
}

/** Makes the last move of a game. */
async function endGame(page: Page, pace: string): Promise<void> {
  await goOnWith(page, "end-near", pace);
  const skip = page.locator(".reveal-foot .button");
  const done = page.locator("[data-do=done]");
  await expect(skip.or(done).first()).toBeVisible();
  while (await skip.isVisible()) await skip.click();
  await finishHarbor(page);
}

const lastBid = (page: Page) => page.locator(".target[data-barred=false]").last().click();

/** The highlighted slots in order, and everything else that was animated. */
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

test("the reveal plays by itself, slot by slot in order, and then the game continues", async ({ page }) => {
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

test("the reveal can be paused, is skipped by a key, and hands the focus to the decision", async ({ page }) => {
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

test("the end of the game is shown on the boards before the final ranking", async ({ page }) => {
  await endGame(page, "usual");
  await expect(page.locator(".reveal")).toBeVisible();
  await expect(page.locator(".end")).toHaveCount(0);
  const skip = page.locator(".reveal-foot .button.main");
  if ((await skip.textContent()) === "Show all") await skip.click();
  await expect(page.locator(".reveal-outcome").last()).toContainText("The game is over");
  await skip.click();
  await expect(page.locator(".end h1")).toBeFocused();
});

test("a long evening stays long enough to be read, and ends with a sum for each player", async ({ page }) => {
  await goOnWith(page, "settlement", "usual");
  const sums = page.locator(".round-end-sums li");
  await expect(sums.first()).toBeVisible({ timeout: 60_000 });
  const begun = Date.now();
  expect(await sums.allTextContents()).toContainEqual(expect.stringMatching(/^You[−+]/));
  const lines = await page.locator(".reveal-outcome li").count();
  expect(lines).toBeGreaterThan(8);
  await expect(page.locator(".reveal")).toHaveCount(0, { timeout: 60_000 });
  expect(Date.now() - begun).toBeGreaterThan(300 * lines);
});

/** Waits as long as a presentation would take, if there were one. */
async function nothingIsTold(page: Page): Promise<void> {
  await expect(page.locator(".board")).toBeVisible();
  for (let nth = 0; nth < 8; nth += 1) {
    expect(await page.locator(".reveal").count()).toBe(0);
    await page.waitForTimeout(150);
  }
}

test("a player who returns sees the rest of what they left, and nothing that they saw completely", async ({ page }) => {
  await goOnWith(page, "settlement", "slow");
  const beats = async () => Number((await page.locator(".reveal-count").textContent())?.split("/")[1]);
  await expect(page.locator(".reveal-count")).toHaveText(/^2/, { timeout: 60_000 });
  const all = await beats();
  await page.reload();
  await expect(page.locator(".reveal-count")).toBeVisible();
  expect(await beats()).toBe(all - 1);
  const skip = page.locator(".reveal-foot .button.main");
  if ((await skip.textContent()) === "Show all") await skip.click();
  await skip.click();
  await expect(page.locator(".reveal")).toHaveCount(0);
  await page.reload();
  await nothingIsTold(page);
});

test("at a table on the server, too, a reveal is shown only once", async ({ browser }) => {
  const server = await ownServer();
  try {
    const [ada, ben] = [
      await arrive(browser, server.url, { name: "Ada", pace: "fast" }),
      await arrive(browser, server.url, { name: "Ben" }),
    ];
    await sitAtOnce("short", [ada, ben]);
    await Promise.all([ada, ben].map((page, seat) => play(page, habits(seat), { round: 2 })));
    await expect(ada.locator(".board[data-round='2']")).toBeVisible();
    await expect(ada.locator(".reveal")).toHaveCount(0, { timeout: 60_000 });
    await ada.reload();
    await nothingIsTold(ada);
  } finally {
    await server.clear();
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("everything is shown on the same panel, step by step at a button, and nothing moves", async ({ page }) => {
    await sitDown(page, "slow");
    await lastBid(page);
    const count = page.locator(".reveal-count");
    await expect(count).toHaveText(/^1\//);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.waitForTimeout(3000);
    await expect(count).toHaveText(/^1\//);
    const goOn = page.getByRole("button", { name: "Go on" });
    const all = Number((await count.textContent())?.split("/")[1]);
    expect(all).toBeGreaterThan(2);
    for (let beat = 2; beat <= all; beat += 1) {
      await goOn.click();
      await expect(count).toHaveText(`${beat}/${all}`);
      await expect(page.locator(".reveal-row")).toHaveCount(beat);
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await goOn.click();
    await expect(page.locator(".reveal")).toHaveCount(0);
    await expect(page.locator(".prompt-body")).toBeFocused();
  });

  test("all of it can be shown at once", async ({ page }) => {
    await sitDown(page, "usual");
    await lastBid(page);
    const all = Number((await page.locator(".reveal-count").textContent())?.split("/")[1]);
    expect(all).toBeGreaterThan(1);
    const showAll = page.getByRole("button", { name: "Show all" });
    await showAll.click();
    await expect.poll(() => page.locator(".reveal-row").count()).toBeGreaterThanOrEqual(all);
    // The others are thinking meanwhile, and their moves show as they come.
    const goOn = page.getByRole("button", { name: "Go on" });
    await expect(async () => {
      if (await showAll.isVisible()) await showAll.click();
      else if (await goOn.isVisible()) await goOn.click();
      await expect(page.locator(".prompt[data-mine=true]")).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("the end of the game is shown step by step before the final ranking", async ({ page }) => {
    await endGame(page, "usual");
    await expect(page.locator(".reveal")).toBeVisible();
    await page
      .getByRole("button", { name: "Show all" })
      .or(page.getByRole("button", { name: "Go on" }))
      .last()
      .click();
    while (await page.locator(".reveal").isVisible()) await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.locator(".end .beat-list .reveal-row").first()).toBeVisible();
  });
});

test.describe("with motion switched off", () => {
  test("nothing is animated, and the game continues at once", async ({ page }) => {
    await sitDown(page, "none");
    await lastBid(page);
    await expect(page.locator("button.hand-card")).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator(".reveal")).toHaveCount(0);
  });

  test("what has happened stays to be read, and is in nobody's way", async ({ page }) => {
    await sitDown(page, "none");
    await lastBid(page);
    await expect(page.locator(".prompt[data-mine=true]")).toBeVisible();
    await page.getByRole("button", { name: "What happened" }).click();
    expect(await page.locator("dialog .reveal-row").count()).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Bids of the latest round" })).toBeVisible();
  });
});
