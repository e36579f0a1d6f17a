import { expect, type Page, test } from "@playwright/test";
import { HOME } from "./gameFixture.ts";
import { wear } from "./screens.ts";

const SENTENCES = {
  en: ["This could not be loaded", "Reload the page"],
  de: ["Das ließ sich nicht laden", "Seite neu laden"],
  fr: ["Le chargement a échoué", "Recharger la page"],
} as const;

/** A chunk of the client that the server no longer has. */
async function remove(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404, body: "{}" }));
}

/** Pretends that the server has a newer build. */
async function rebuild(page: Page): Promise<void> {
  await page.route("**/", async (route) => {
    if (route.request().resourceType() === "document") return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<meta name="build" content=")[^"]+/, "$1newer");
    return route.fulfill({ response: answer, body });
  });
}

function visitsOf(page: Page): () => number {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

const rules = (page: Page) => page.locator(".home a[href$='/rules']");

test("a tab from an older build reloads once, and finds the missing chunk", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto(HOME);
  await remove(page, "RulesPage");
  await rebuild(page);
  const visits = visitsOf(page);
  page.on("request", (request) => request.isNavigationRequest() && void page.unrouteAll());
  await rules(page).click();
  await expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();
  expect(visits()).toBe(1);
});

for (const language of ["en", "de", "fr"] as const) {
  test(`a chunk that stays missing is reported in a sentence, after a single reload: ${language}`, async ({ page }) => {
    await wear(page, "day", language);
    await page.goto(HOME);
    await remove(page, "RulesPage");
    await rebuild(page);
    const visits = visitsOf(page);
    const [title, reload] = SENTENCES[language];
    await rules(page).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(visits()).toBe(1);
    await page.unrouteAll();
    await page.getByRole("button", { name: reload }).click();
    await expect(page.locator(".rules-contents")).toBeVisible();
  });
}

test("a page does not reload if that would not help, and the way back is open", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto(HOME);
  await remove(page, "RulesPage");
  const visits = visitsOf(page);
  await rules(page).click();
  await expect(page.getByRole("heading", { name: "This could not be loaded" })).toBeVisible();
  expect(visits()).toBe(0);
  await page.goBack();
  await expect(rules(page)).toBeVisible();
});

test("a page whose texts are missing says so", async ({ page }) => {
  await wear(page, "day", "de");
  await remove(page, "de");
  await page.goto(HOME);
  await expect(page.getByRole("heading", { name: "Das ließ sich nicht laden" })).toBeVisible();
});

test("a game continues without a chunk that only the rule book needs", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/solo");
  await page.locator(".board").waitFor();
  await remove(page, "RULES");
  await rebuild(page);
  const visits = visitsOf(page);
  await page.locator(".prompt-help").first().click();
  await expect(page.getByRole("dialog").getByText(/This could not be loaded/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".prompt[data-mine=true]")).toBeVisible();
  expect(visits()).toBe(0);
});
