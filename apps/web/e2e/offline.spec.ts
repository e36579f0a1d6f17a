import { expect, type Page, test } from "@playwright/test";
import { HOME } from "./gameFixture.ts";
import { OTHER, playOther } from "./otherFixture.ts";
import { diceOf, habits, play } from "./play.ts";
import { keep, recorded } from "./recordings.ts";
import { type Releases, serveReleases } from "./releases.ts";
import { wear } from "./screens.ts";

test.use({ serviceWorkers: "allow" });

/** Visits the home page once, until the worker has stored what it needs. */
async function visit(page: Page, url = HOME): Promise<void> {
  await wear(page, "day", "en");
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

const home = (page: Page) => page.getByRole("link", { name: "Home page" }).first();

test("after one visit, games in this browser, recordings and rules need no network", async ({ page, context }) => {
  await visit(page);
  await keep(page, "kept-a", recorded("short-2-random"));
  await context.setOffline(true);
  await page.goto(HOME);
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();

  await page.getByRole("link", { name: /Play solo now/ }).click();
  await play(page, habits(1), { step: "bidding" });
  await page.reload();
  await page.locator(".board[data-step=bidding]").waitFor();
  await home(page).click();

  await page.getByRole("link", { name: /Play against bots/ }).click();
  await play(page, habits(2), { step: "bidding" });
  await home(page).click();

  await page.getByRole("link", { name: /Share one screen/ }).click();
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".curtain, .board").first().waitFor();

  await page.goto(HOME);
  await page.getByRole("link", { name: /All recordings/ }).click();
  await page.getByRole("link", { name: "Watch" }).click();
  await page.getByRole("button", { name: "Next step" }).click();
  await page.goto(HOME);
  await page.getByRole("link", { name: /Rules and cards/ }).click();
  await page.getByRole("searchbox").fill("solo");
  await expect(page.getByText(/places found/)).toBeVisible();

  // The other game, which nobody has looked at so far.
  await page.goto(`/${OTHER.id}`);
  await page.getByRole("link", { name: /Play against bots/ }).click();
  await playOther(page, diceOf(3), { round: 2 });
  await page.goto(`/${OTHER.id}/rules`);
  await page.getByRole("searchbox").fill("mutiny");
  await expect(page.getByText(/places found/)).toBeVisible();

  await page.goto("/t/ABCDEF");
  await expect(page.locator(".notice-card")).toBeVisible();
  await context.setOffline(false);
  await page.goto(HOME);
  await expect(page.getByRole("heading", { name: "Public tables" })).toBeVisible();
});

test.describe("an update", () => {
  let releases: Releases;
  test.beforeEach(async () => {
    releases = await serveReleases();
  });
  test.afterEach(() => releases.close());

  test("is offered while a game runs, which keeps its own files until it is accepted", async ({ page }) => {
    await visit(page, releases.url + HOME);
    await page.getByRole("link", { name: /Play solo now/ }).click();
    await play(page, habits(1), { step: "bidding" });
    let visits = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });

    releases.release("RulesPage");
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()));
    const offer = page.locator(".call", { hasText: "A new version is ready" });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    const bids = await page.locator(".bid").count();
    await offer.getByRole("button", { name: "Dismiss" }).click();
    await home(page).click();
    // The new build does not have this file any more.
    await page.getByRole("link", { name: /Rules and cards/ }).click();
    await expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();
    expect(visits).toBe(0);
    await page.goto(`${releases.url}/solo`);
    await page.locator(".board[data-step=bidding]").waitFor();
    await expect(page.locator(".bid")).toHaveCount(bids);
    await expect(page.locator("meta[name=build]")).toHaveAttribute("content", "release2");
    await page.reload();
    // Nobody has the old build open any more.
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["harbor-files-release2"]);
  });

  test("is taken by the button", async ({ page }) => {
    await visit(page, releases.url + HOME);
    await page.getByRole("link", { name: /Play solo now/ }).click();
    await page.locator(".board").waitFor();
    releases.release("nothing");
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("meta[name=build]")).toHaveAttribute("content", "release2");
    await page.locator(".board").waitFor();
    await expect(page.getByText("A new version is ready")).toHaveCount(0);
  });
});
