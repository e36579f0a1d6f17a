import { expect, type Page, test } from "@playwright/test";
import { dragByMouse } from "./drag.ts";
import { arrive, drawAlike, harborOn, isOnTurn, layCard, sitAtOnce } from "./people.ts";
import { habits, play } from "./play.ts";
import { wear } from "./screens.ts";
import { situation } from "./situations.ts";
import { settle } from "./visit.ts";

test.describe.configure({ timeout: 180_000 });

test("queued cards are played one by one on their owner's turns, except a removed one", async ({
  browser,
  baseURL,
}) => {
  const pages = await Promise.all(["Ada", "Ben"].map((name) => arrive(browser, baseURL ?? "", { name })));
  const [ada, ben] = pages;
  if (ada === undefined || ben === undefined) throw new Error("two are needed");
  await sitAtOnce("short", pages, "bidding");
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

/** A game whose first harbor phase has much to load, and a ship whose cargo a lorry needs. */
async function workInTheHarbor(page: Page, luck = 7): Promise<string> {
  await wear(page, "day", "en");
  await drawAlike(page, luck);
  await page.goto("/solo");
  await play(page, habits(luck), { step: "harbor" });
  return harborOn(page);
}

test("a load is shown with its income before it is loaded, and is undone at once or step by step", async ({ page }) => {
  // There the load takes several gestures.
  const before = await workInTheHarbor(page, 3);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const isWorkedIn = (harbor: string) => expect.poll(() => harborOn(page)).toBe(harbor);
  await press("Best loading");
  await expect(page.locator(".harbor[data-preview=true]")).toBeVisible();
  await expect(page.locator(".load-gains")).toContainText(/This round.*\d+ coins?|Once all is due.*\d+ coins?/);
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

test("a refusal is explained in words, with its rule", async ({ page }) => {
  const before = await workInTheHarbor(page);
  await page.locator(".space button.good").first().click();
  // It looks dim and is announced as disabled, but it can still be asked why: by the ship, since its cargo is picked up.
  await page
    .locator(".target[data-spot^=dock]")
    .first()
    .click({ force: true, position: { x: 12, y: 12 } });
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

test("a good is dragged from its ship straight to a lorry, and comes back with one undo", async ({ page }) => {
  const before = await workInTheHarbor(page);
  const good = page.locator(".dock-cargo button.good").first();
  await good.click();
  const lorry = page.locator(".loading").filter({ has: page.locator(".target[data-barred=false]") });
  const waits = await lorry.first().evaluate((place) => [...document.querySelectorAll(".loading")].indexOf(place));
  await page.keyboard.press("Escape");
  await dragByMouse(page, good, page.locator(".loading").nth(waits));
  await expect(page.getByRole("button", { name: "Start over" })).toBeEnabled();
  // After a drag, clicks are ignored for a moment. People are never that quick, but a test is.
  await page.waitForTimeout(150);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  expect(await harborOn(page)).toBe(before);
});

test("a drag is announced in the chosen language, with the names of cards and places", async ({ page }) => {
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
