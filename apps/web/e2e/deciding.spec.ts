import { expect, type Page } from "@playwright/test";
import { arrive, harborOn, sitAtOnce } from "./people.ts";
import { open as openAt } from "./screens/decisions.ts";
import { test } from "./shared.ts";
import type { Situation } from "./situations.ts";
import { open, show } from "./visit.ts";

/** A game in the browser, just before this decision. */
async function decide(page: Page, name: Situation): Promise<void> {
  const screen = { name, ready: ".prompt[data-mine=true]", open: () => openAt(name) };
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const roundOf = (page: Page) => page.locator(".board").getAttribute("data-round");

test("TWN-2c the only building in the yard can be put down, and a wall then takes a bollard", async ({
  shared: page,
}) => {
  await decide(page, "permit-choice");
  const building = page.locator(".yard-card");
  await expect(building).toHaveAttribute("aria-pressed", "true");
  await building.click();
  await expect(building).toHaveAttribute("aria-pressed", "false");
  // It stays down, whatever else happens.
  await page.keyboard.press("Escape");
  await expect(building).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".harbor-wall .target[data-barred=false]").first()).toBeVisible();
});

test("TWN-2c even with the building in hand, a wall takes a bollard and shows its price", async ({ shared: page }) => {
  await decide(page, "permit-choice");
  await expect(page.locator(".yard-card")).toHaveAttribute("aria-pressed", "true");
  const wall = page.locator(".harbor-wall .target[data-barred=false]").first();
  await expect(wall).toHaveAccessibleName(/wall \d \(\d+ coins?: \d+ for the permit, \d+ for the bollard\)/);
  const walls = page.locator(".wall-bollards");
  const before = await walls.evaluateAll((lists) => lists.map((list) => list.getAttribute("aria-label")).join());
  await wall.click();
  await expect
    .poll(() => walls.evaluateAll((lists) => lists.map((list) => list.getAttribute("aria-label")).join()))
    .not.toBe(before);
});

test("HBR-7 what is still possible is named before a player is done, who can come back until the evening", async ({
  shared: page,
}) => {
  await decide(page, "unfinished");
  const [round, before] = [await roundOf(page), await harborOn(page)];
  await button(page, "Done").click();
  await expect(page.locator(".left-undone li").first()).toContainText(/^Not produced yet: .+/);
  await expect(page.locator(".left-undone li").last()).toContainText(/could still take: .*\d/);
  await button(page, "Back").click();
  await button(page, "Done").click();
  await button(page, "Done anyway").click();
  await expect(page.getByRole("heading", { name: "Your harbor is done" })).toBeVisible();
  await button(page, "Back to the harbor").click();
  expect(await harborOn(page)).toBe(before);
  await button(page, "Done").click();
  await button(page, "Done anyway").click();
  await page.keyboard.press("Escape");
  await button(page, "Done").click();
  await button(page, "Done anyway").click();
  // It disappears by itself.
  await expect.poll(() => roundOf(page)).not.toBe(round);
});

test("HBR-7 with nothing left to do, one click begins the evening without a question", async ({ shared: page }) => {
  await decide(page, "finished");
  const round = await roundOf(page);
  await button(page, "Done").click();
  await button(page, "Go on now").click();
  await expect.poll(() => roundOf(page)).not.toBe(round);
});

test("HBR-7 a player who leaves the page in that moment is done, once", async ({ shared: page }) => {
  await decide(page, "finished");
  const round = await roundOf(page);
  await button(page, "Done").click();
  await button(page, "Go on now").waitFor();
  await page.reload();
  await page.locator(".prompt[data-mine=true]").waitFor();
  expect(Number(await roundOf(page))).toBe(Number(round) + 1);
});

test("HBR-7 on one screen everybody can come back before it is handed on", async ({ shared: page }) => {
  await decide(page, "harbor-shared");
  await button(page, "Done").click();
  const anyway = button(page, "Done anyway");
  if (await anyway.isVisible()) await anyway.click();
  await button(page, "Back to the harbor").click();
  await expect(page.locator(".curtain-card")).toHaveCount(0);
  await button(page, "Done").click();
  if (await anyway.isVisible()) await anyway.click();
  await button(page, "Go on now").click();
  // The harbor phase has no secrets, so the screen passes on without a curtain.
  await expect(page.locator(".curtain-card")).toHaveCount(0);
  await expect(page.getByText(/ is next$/)).toBeVisible();
});

test("HBR-6 at a table the last player has a moment in which the others can come back", async ({
  browser,
  baseURL,
}) => {
  const pages = await Promise.all(["Ada", "Ben"].map((name) => arrive(browser, baseURL ?? "", { name })));
  const [ada, ben] = pages;
  if (ada === undefined || ben === undefined) throw new Error("two are needed");
  await sitAtOnce("short", pages, "harbor");
  const round = await roundOf(ada);
  const finish = async (page: Page) => {
    await button(page, "Done").click();
    const anyway = button(page, "Done anyway");
    if (await anyway.isVisible()) await anyway.click();
  };
  await finish(ada);
  await button(ada, "Back to the harbor").click();
  await expect(button(ada, "Done")).toBeVisible();
  await finish(ada);
  await expect(button(ada, "Back to the harbor")).toBeVisible();
  await finish(ben);
  await button(ben, "Back to the harbor").click();
  expect(await roundOf(ben)).toBe(round);
  await finish(ben);
  await button(ben, "Go on now").click();
  for (const page of pages) await expect.poll(() => roundOf(page)).not.toBe(round);
  for (const page of pages) await page.context().close();
});

test("TWN-4 three taps put the prices in order, and their effect is shown before they are set", async ({
  shared: page,
}) => {
  await decide(page, "prices");
  const set = button(page, "Set these prices");
  await expect(set).toBeDisabled();
  const goods = page.locator(".ranking-good");
  const nameOf = async (nth: number) => ((await goods.nth(nth).getAttribute("aria-label")) ?? "").split(",")[0];
  const wanted = await Promise.all([3, 2, 1, 0].map(nameOf));
  for (const nth of [3, 2, 1]) await goods.nth(nth).click();
  await expect(page.locator("button.ranking-place")).toHaveCount(4);
  const [first, second, third, fourth] = wanted;
  const said = `New prices: ${first} 4, ${second} 3, ${third} 2, ${fourth} 1.`;
  await expect(page.getByRole("status").filter({ hasText: "New prices" })).toContainText(said);
  // Taking one back opens its place again.
  await page.locator("button.ranking-place").nth(1).click();
  await expect(set).toBeDisabled();
  await goods.nth(1).click();
  await expect(set).toBeEnabled();
  await set.click();
  await expect(page.locator(".notice .price-face li").first()).toContainText("4");
  await expect(page.locator(".notice .price-face li").first().getByRole("img")).toHaveAccessibleName(first ?? "");
});

/** The goods on the price card, dearest first. */
async function goodsByPrice(page: Page): Promise<readonly string[]> {
  const faces = page.locator(".notice .price-face li").getByRole("img");
  const names = await faces.evaluateAll((icons) => icons.map((icon) => icon.getAttribute("aria-label") ?? ""));
  expect(names.filter((name) => name !== "")).toHaveLength(4);
  return names;
}

test("TWN-4 unchanged prices cannot be set, and the reason is shown", async ({ shared: page }) => {
  await decide(page, "prices");
  const present = await goodsByPrice(page);
  for (const good of present.slice(0, 3)) await page.getByRole("button", { name: `${good}, now` }).click();
  await expect(button(page, "Set these prices")).toBeDisabled();
  await expect(page.locator(".prompt [role=status]").filter({ hasText: /already/ })).toBeVisible();
});

test("TWN-4 a player who may change two prices swaps two goods", async ({ shared: page }) => {
  await decide(page, "prices-exchange");
  const [one, two, three, four] = await goodsByPrice(page);
  await page.locator("button.ranking-place").nth(0).click();
  await page.locator("button.ranking-place").nth(3).click();
  await button(page, "Set these prices").click();
  await expect.poll(() => goodsByPrice(page)).toEqual([four, two, three, one]);
});

test("SEA-2 a bid on a ship that would sail on needs a second tap, but only the first time", async ({
  shared: page,
}) => {
  await decide(page, "bid-in-vain");
  const ship = page.locator(".slot:has(.slot-concern)[data-slot^=ship]").first();
  const laid = ship.locator(".bid-own");
  const before = await laid.count();
  await page.locator("button.hand-card").first().click();
  await ship.locator(".target").click();
  await expect(page.locator(".concern-text")).toContainText(/dock/);
  await expect(laid).toHaveCount(before);
  await ship.locator(".target").click();
  await expect(laid).toHaveCount(before + 1);
  await page.locator(".prompt[data-mine=true]").waitFor();
  await page.locator("button.hand-card").first().click();
  await ship.locator(".target").click();
  await expect(laid).toHaveCount(before + 2);
});
