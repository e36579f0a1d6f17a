import { expect, type Page, test } from "@playwright/test";
import { playStep } from "./harness.ts";
import { sitWithBots, wear } from "./screens.ts";

const MOST_STEPS = 3000;
const MOMENT = 15;

/** At a table with others what was there a moment ago may be gone when it is clicked; then it is looked at anew. */
async function tryStep(page: Page): Promise<string | undefined> {
  return playStep(page).catch(() => "wait");
}

async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  for (let nth = 0; nth < MOST_STEPS; nth += 1) {
    let over = 0;
    for (const page of pages) if ((await tryStep(page)) === undefined) over += 1;
    if (over === pages.length) return;
    await pages[0]?.waitForTimeout(MOMENT);
  }
  throw new Error("the game did not come to an end");
}

const scoresOn = (page: Page): Promise<string[]> => page.locator(".end-total").allTextContents();

test("a whole solo game from the first page, by the visible controls", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/");
  await page.getByRole("link", { name: /Play solo now/ }).click();
  await page.locator(".board").waitFor();
  await playToTheEnd(page);
  expect(await scoresOn(page)).toHaveLength(1);
});

test("a whole short game around one screen, with a curtain before each hand-over", async ({ page }) => {
  await wear(page, "day", "de");
  await page.goto("/hotseat");
  await page.locator(".panel .button.main").click();
  await playToTheEnd(page);
  expect(await scoresOn(page)).toHaveLength(2);
});

test("a whole long game against three bots", async ({ page }) => {
  await wear(page, "night", "fr");
  await page.goto("/hotseat");
  await sitWithBots(page);
  await playToTheEnd(page);
  expect(await scoresOn(page)).toHaveLength(4);
});

test("a reload in the middle of a local game loses nothing", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/solo");
  await page.locator(".board").waitFor();
  for (let nth = 0; nth < 20; nth += 1) await playStep(page);
  const before = await page.locator(".log-line").allTextContents();
  await page.reload();
  await expect(page.locator(".log-line")).toHaveText(before);
});

test("two at a table on the server play a whole game; one reloads in the middle", async ({ browser, baseURL }) => {
  const pages: Page[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    page.setDefaultTimeout(2500);
    await wear(page, "day", "en");
    pages.push(page);
  }
  const [ada, ben] = pages;
  if (ada === undefined || ben === undefined) throw new Error("two are needed");
  await ada.goto("/open");
  await ada.getByRole("button", { name: "Short game" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);
  await ben.goto(ada.url());
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ada.locator(".board").waitFor();
  for (let nth = 0; nth < 30; nth += 1) for (const page of pages) await tryStep(page);
  await ada.reload();
  await ada.locator(".board").waitFor();
  await playToTheEnd(ada, ben);
  expect(await scoresOn(ada)).toEqual(await scoresOn(ben));
});

test("a whole solo game by the keyboard alone", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/solo");
  await page.locator(".board").waitFor();
  for (let nth = 0; nth < MOST_STEPS; nth += 1) {
    if ((await page.locator(".end").count()) > 0) break;
    await keyStep(page, nth);
    await page.waitForTimeout(MOMENT);
  }
  expect(await scoresOn(page)).toHaveLength(1);
});

/** Cards by their figures and slots by their letters; all else by focus and Enter. */
async function keyStep(page: Page, nth: number): Promise<void> {
  const dialog = page.locator("dialog[open] .button.main");
  if ((await dialog.count()) > 0) return dialog.press("Enter");
  const step = await page.locator(".board").getAttribute("data-step");
  if (step === "bidding") {
    const card = await page.locator("button.hand-card").last().getAttribute("aria-keyshortcuts");
    await page.keyboard.press(card ?? "1");
    await page.keyboard.press("abcdefghkl"[nth % 10] ?? "a");
    return;
  }
  const target = page.locator(".target[data-barred=false]");
  if (step !== "harbor" && (await target.count()) > 0) return target.first().press("Enter");
  const main = page.locator(".prompt-foot .button.main");
  return (await main.count()) > 0 ? main.press("Enter") : page.locator(".prompt-foot .button").first().press("Enter");
}
