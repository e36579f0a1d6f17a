import { expect, type Page } from "@playwright/test";
import { GAME } from "./gameFixture.ts";
import { tabTo } from "./keys.ts";
import { test } from "./shared.ts";
import { LANGUAGES, type Language } from "./visit.ts";

const FIRST = "/learn/first-round";
const SPEECH = ".teacher-speech";
const MOST_KEYS = 120;

async function wear(page: Page, language: Language, pace: string): Promise<void> {
  await page.goto("/api/games");
  await page.evaluate(
    (state) => {
      localStorage.clear();
      localStorage.setItem("harbor:settings", JSON.stringify({ state, version: 0 }));
    },
    { language, pace, theme: "day", botPace: "at-once", name: "Ada" },
  );
}

const stepOf = async (page: Page) => (await page.locator(".teacher-step").textContent()) ?? "";
const tabs = (page: Page, selector: string) => tabTo(page, page.locator(selector).first());

/** What has the focus; a place that is not seen, or no place at all, is where a keyboard user would be lost. */
async function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return "lost";
    return activeElement.checkVisibility({ visibilityProperty: true }) ? "kept" : "unseen";
  });
}

for (const language of LANGUAGES) {
  test(`the guided first round is played by keyboard alone, in ${language}`, async ({ shared: page }) => {
    // Once with everything that moves, and otherwise without.
    await wear(page, language, language === "en" ? "fast" : "none");
    await page.setViewportSize(language === "de" ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.goto(FIRST);
    await page.locator(SPEECH).waitFor();
    await page.locator(".board").waitFor();
    const heard = new Set<string>();
    for (let nth = 0; nth < MOST_KEYS && new URL(page.url()).pathname.endsWith("first-round"); nth += 1) {
      await expect.poll(() => focusOf(page), { timeout: 5000 }).toBe("kept");
      const before = await stepOf(page);
      heard.add((await page.locator(`${SPEECH} [role=status]`).textContent()) ?? "");
      // The one task without a mark on what to pick up: a container in store, then the crate aboard.
      const isAlone = (await page.locator(".prompt-body:focus").count()) > 0 && /\b13\b/.test(before);
      if (isAlone) await tabs(page, '[data-place="space:5"] button.good, [data-place^="dock:"] button.good');
      await page.keyboard.press("Enter");
      await page.waitForTimeout(120);
    }
    await expect(page).toHaveURL(/\/learn$/);
    await expect(page.locator(".learn-number[data-done=true]")).toHaveCount(1);
    expect(heard.size).toBeGreaterThan(16);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
}

test("the first lesson of every other game is played by Enter alone, in each language", async ({ shared: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { games }: { games: readonly { readonly id: string }[] } = await (await page.request.get("/api/games")).json();
  let learned = 0;
  for (const { id } of games.filter((one) => one.id !== GAME.id)) {
    for (const language of LANGUAGES) {
      await wear(page, language, "none");
      await page.goto(`/${id}/learn`);
      await page.locator(".learn-next, .lost").first().waitFor();
      if ((await page.locator(".learn-next").count()) === 0) break;
      await page.locator(".learn-next").first().click();
      await page.locator(SPEECH).waitFor();
      for (let nth = 0; nth < MOST_KEYS && !new URL(page.url()).pathname.endsWith("/learn"); nth += 1) {
        await expect.poll(() => focusOf(page), { timeout: 5000 }).toBe("kept");
        await page.keyboard.press("Enter");
        await page.waitForTimeout(120);
      }
      await expect(page).toHaveURL(new RegExp(`/${id}/learn$`));
      await expect(page.locator(".learn-number[data-done=true]")).toHaveCount(1);
      learned += 1;
    }
  }
  expect(learned).toBeGreaterThan(0);
});

test("the second lesson and the other puzzles are done by visible controls alone", async ({ shared: page }) => {
  await wear(page, "en", "none");
  await page.setViewportSize({ width: 1440, height: 900 });
  const speech = page.locator(SPEECH);
  const inPlace = (place: string, control: string) =>
    page.locator(`[data-place="${place}"] ${control}`).first().click();
  const carry = async (from: string, to: string) => {
    await inPlace(from, "button.good");
    await inPlace(to, ".target");
  };

  await page.goto("/learn/bidding");
  await speech.waitFor();
  await page.locator(".board").waitFor();
  for (let nth = 0; nth < MOST_KEYS && new URL(page.url()).pathname.endsWith("bidding"); nth += 1) {
    await expect.poll(() => focusOf(page), { timeout: 5000 }).toBe("kept");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(120);
  }
  await expect(page.locator(".learn-number[data-done=true]")).toHaveCount(1);

  await page.goto("/learn/crate");
  await carry("dock:1", "space:7");
  await carry("space:7", "loading:1");
  await carry("dock:1", "space:7");
  await inPlace("space:7", "button.good");
  await page.locator("[data-do=repack]").click();
  await carry("space:7", "loading:3");
  await carry("space:2", "loading:3");
  await expect(speech).toContainText("Splendid");

  await page.goto("/learn/nothing-lost");
  for (const [maker, space] of [
    [6, 9],
    [12, 10],
  ]) {
    await inPlace(`space:${maker}`, ".space-maker");
    await inPlace(`space:${space}`, ".target");
  }
  await carry("dock:1", "space:3");
  await carry("space:3", "loading:2");
  await carry("dock:1", "space:3");
  await carry("space:5", "loading:2");
  for (let barrel = 0; barrel < 2; barrel += 1) {
    await carry("dock:2", "space:11");
    await carry("space:11", "loading:1");
  }
  await expect(speech).toContainText("Excellent! Produce, then");
});

test("a lesson goes on where it was left, answers kindly, and repeats its last words", async ({ shared: page }) => {
  await wear(page, "en", "none");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FIRST);
  const next = page.locator(".teacher-foot .main");
  const speech = page.locator(SPEECH);
  await next.click();
  await next.click();
  await expect(speech).toContainText("Lay your 5");
  await page.getByRole("button", { name: "Back: hear" }).click();
  await expect(speech).toContainText("Only two things count");
  await page.getByRole("button", { name: "Back to the present step" }).click();
  await expect(speech).toContainText("Lay your 5");
  // By mouse: another card at the right place, then the marked one.
  await page.locator('.hand-card[aria-keyshortcuts="1"]').click();
  await page.locator('.slot[data-slot="ship:2"] .target').click();
  await expect(speech).toContainText("take the marked one");
  await expect(page.locator(".hand-card")).toHaveCount(5);
  await page.locator('.hand-card[aria-keyshortcuts="5"]').click();
  await page.locator('.slot[data-slot="ship:2"] .target').click();
  await expect(page.locator(".teacher-step")).toHaveText("Step 4 of 17");
  // The same in a step of which nothing has been heard again.
  await page.locator('.hand-card[aria-keyshortcuts="1"]').click();
  await page.locator('.slot[data-slot="contract:1"] .target').click();
  await expect(speech).toContainText("take the marked one");
  await page.reload();
  await expect(page.locator(".teacher-step")).toHaveText("Step 4 of 17");
  await expect(page.locator(".hand-card")).toHaveCount(4);
  await page.getByRole("link", { name: "Leave the lesson" }).click();
  await expect(page.locator(".learn-next .learn-go")).toHaveText("Continue");
});

test("a puzzle counts any way to its goal, gives hints, and after the last lesson a game is one click away", async ({
  shared: page,
}) => {
  await wear(page, "en", "none");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.evaluate((id) => {
    const done = ["first-round", "bidding", "crate", "nothing-lost"];
    localStorage.setItem(`harbor:lessons:${id}`, JSON.stringify({ done }));
  }, GAME.id);
  await page.goto("/learn/container");
  const speech = page.locator(SPEECH);
  const carry = async (from: string, to: string) => {
    await page.locator(`[data-place="${from}"] button.good`).first().click();
    await page.locator(`[data-place="${to}"] .target`).click();
  };
  // The first idea, and how to get out of it.
  await carry("space:7", "loading:1");
  await page.locator("[data-do=done]").click();
  await expect(speech).toContainText("Not yet");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(speech).toContainText("makes what is missing");
  await page.locator("[data-do=undo]").click();
  // Another order, and another space, than in the solution we know.
  await page.locator(".space-maker").click();
  await page.locator('[data-place="space:11"] .target').click();
  await carry("space:3", "loading:2");
  await carry("space:7", "loading:2");
  await carry("space:5", "loading:1");
  await carry("space:11", "loading:1");
  await expect(speech).toContainText("Well done");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(".learn-number[data-done=true]")).toHaveCount(5);
  await page.getByRole("button", { name: /Play against/ }).click();
  await expect(page).toHaveURL(/\/bots$/);
  await page.locator(".board").waitFor();
});
