import { expect, type Page, test } from "@playwright/test";
import { dragByMouse } from "./drag.ts";
import { arrive, drawAlike, harborOn, isOnTurn, layCard, sitDown } from "./people.ts";
import { habits, play } from "./play.ts";
import { wear } from "./screens.ts";
import { situation } from "./situations.ts";
import { settle } from "./visit.ts";

test.describe.configure({ timeout: 180_000 });

test("cards that are lined up go down one by one on their owner's turn, and one that is taken out does not", async ({
  browser,
  baseURL,
}) => {
  const pages = await Promise.all(["Ada", "Ben"].map((name) => arrive(browser, baseURL ?? "", { name })));
  const [ada, ben] = pages;
  if (ada === undefined || ben === undefined) throw new Error("two are needed");
  await sitDown("Short game", pages);
  await Promise.all(pages.map((page, seat) => play(page, habits(seat, { queues: false }), { step: "bidding" })));
  const [first, second] = (await isOnTurn(ada)) ? [ada, ben] : [ben, ada];
  for (const [nth, slot] of ["permit", "influence", "prices"].entries()) {
    await layCard(second, slot);
    await expect(second.locator(".queue li")).toHaveCount(nth + 1);
  }
  await expect(second.locator("button.hand-card")).toHaveCount(2);
  await expect(first.locator(".queue, .bid")).toHaveCount(0);
  await second.getByRole("button", { name: "Remove from the queue" }).nth(1).click();
  await expect(second.locator(".queue li")).toHaveCount(2);

  await layCard(first, "building");
  await expect(second.locator(".queue li")).toHaveCount(1);
  await expect(second.locator("[data-slot=permit] .bid-own")).toHaveCount(1);
  await layCard(first, "building");
  await expect(second.locator(".queue li")).toHaveCount(0);
  await expect(second.locator("[data-slot=prices] .bid-own")).toHaveCount(1);
  await expect(second.locator("[data-slot=influence] .bid")).toHaveCount(0);
  await expect(second.locator(".hand-card")).toHaveCount(3);
  for (const page of pages) await expect(page.locator(".bid")).toHaveCount(4);
  for (const page of pages) await page.context().close();
});

/** A game whose first harbor phase has much to load, and a ship whose cargo a lorry waits for. */
async function workInTheHarbor(page: Page, luck = 7): Promise<string> {
  await wear(page, "day", "en");
  await drawAlike(page, luck);
  await page.goto("/solo");
  await play(page, habits(luck), { step: "harbor" });
  return harborOn(page);
}

test("what fits is shown with what it brings before it is loaded, and taken back at once or step by step", async ({
  page,
}) => {
  // There several gestures make up the load.
  const before = await workInTheHarbor(page, 3);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const isWorkedIn = (harbor: string) => expect.poll(() => harborOn(page)).toBe(harbor);
  await press("Best loading");
  await expect(page.locator(".harbor[data-preview=true]")).toBeVisible();
  await expect(page.locator(".load-gains")).toContainText(/Tonight.*\d+ coins?|Once all is due.*\d+ coins?/);
  const loaded = await harborOn(page);
  expect(loaded).not.toBe(before);
  await press("Cancel");
  await isWorkedIn(before);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await press("Best loading");
  await press("Apply");
  await isWorkedIn(loaded);
  await press("Undo the loading");
  await isWorkedIn(before);
  await press("Best loading");
  await press("Apply");
  await isWorkedIn(loaded);
  await press("Undo one step");
  await expect.poll(() => harborOn(page)).not.toBe(loaded);
  expect(await harborOn(page)).not.toBe(before);
  await press("Start over");
  await isWorkedIn(before);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Start over" })).toBeDisabled();
});

test("what the rules refuse is told in words, with the paragraph it comes from", async ({ page }) => {
  const before = await workInTheHarbor(page);
  await page.locator(".space button.good").first().click();
  // Dim for the eye and disabled for the ear, but there to be asked.
  await page.locator(".target[data-spot^=dock]").first().click({ force: true });
  await expect(page.locator(".why-text")).toContainText("ship");
  expect(await harborOn(page)).toBe(before);
  await page.locator(".why-rule").click();
  await expect(page.locator("dialog[open] [data-target=true]")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.locator(".space .target[data-barred=false]").first().click();
  await expect.poll(() => harborOn(page)).not.toBe(before);
  await expect(page.locator(".why-text")).toHaveCount(0);
});

test("after a reload undo takes back no more than one gesture", async ({ page }) => {
  await workInTheHarbor(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Best loading");
  await press("Apply");
  await expect(page.getByRole("button", { name: "Undo the loading" })).toBeVisible();
  await page.reload();
  await page.locator(".prompt[data-mine=true]").waitFor();
  await expect(page.getByRole("button", { name: "Undo the loading" })).toHaveCount(0);
  await press("Undo");
  const undone = () =>
    page.evaluate(() => {
      const { moves } = JSON.parse(localStorage.getItem("harbor:local:solo") ?? "");
      return moves.filter((move: { action: { type: string } }) => move.action.type === "undo").length;
    });
  await expect.poll(undone).toBeGreaterThan(0);
  expect(await undone()).toBeLessThanOrEqual(2);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("a good is dragged from its ship straight to the lorry that waits for it, and comes back at once", async ({
  page,
}) => {
  const before = await workInTheHarbor(page);
  const good = page.locator(".dock-cargo button.good").first();
  await good.click();
  const lorry = page.locator(".loading").filter({ has: page.locator(".target[data-barred=false]") });
  const waits = await lorry.first().evaluate((place) => [...document.querySelectorAll(".loading")].indexOf(place));
  await page.keyboard.press("Escape");
  await dragByMouse(page, good, page.locator(".loading").nth(waits));
  await expect(page.getByRole("button", { name: "Start over" })).toBeEnabled();
  // The click that ends a drag is swallowed, and for a moment any other; no hand is as quick as a test.
  await page.waitForTimeout(150);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  expect(await harborOn(page)).toBe(before);
});

test("a drag is announced in the language of the table, by the names of cards and places", async ({ page }) => {
  const { kind, plan, moves } = situation("solo-bidding");
  await page.setViewportSize({ width: 1440, height: 900 });
  await wear(page, "day", "de");
  await page.addInitScript(
    (saved) => localStorage.setItem("harbor:local:solo", saved),
    JSON.stringify({ plan, moves }),
  );
  await page.goto(`/${kind}`);
  const card = page.locator("button.hand-card").first();
  await expect(card).toBeVisible();
  await settle(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[id^=DndLiveRegion]");
    if (region === null) throw new Error("nothing is announced");
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const name = (await card.getAttribute("aria-label")) ?? "";
  await dragByMouse(page, card, page.locator("[data-slot='ship:1']"));
  const ship = await page.locator("[data-slot='ship:1'] .plate-name").textContent();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard))
    .toContain(`Abgelegt: ${name}, ${ship} (Schiff 1).`);
  const heard = await page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
  expect(heard).toContain(`Du hältst: ${name}.`);
  expect(heard.join(" ")).not.toMatch(/[Dd]raggable|dropped|card:|slot:/);
  await expect(page.locator(`#${await card.getAttribute("aria-describedby")}`)).toContainText("Eingabe");
});
