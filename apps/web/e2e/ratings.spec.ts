import { type Browser, expect, type Page, test } from "@playwright/test";
import { wear } from "./screens.ts";

async function arrive(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await wear(page, "day", "en");
  await page.goto(path);
  return page;
}

test("two people agree to a rated game, see each other's ratings, and find their own in the settings", async ({
  browser,
  baseURL,
}) => {
  const ada = await arrive(browser, baseURL, "/open");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);
  const ben = await arrive(browser, baseURL, new URL(ada.url()).pathname);
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await ben.getByLabel("Rate this game").click();
  await expect(ada.getByText(/^Not yet agreed:/)).toBeVisible();
  await expect(ada.getByText("1,500 ± 350")).toBeHidden();
  await ada.getByLabel("Rate this game").click();
  for (const page of [ada, ben]) await expect(page.getByText("this game will be rated")).toBeVisible();
  for (const page of [ada, ben]) await expect(page.getByText("1,500 ± 350")).toHaveCount(2);
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ben.locator(".board").waitFor();
  await ben.getByRole("button", { name: /^Table / }).click();
  await expect(ben.locator(".chip", { hasText: "Rated" })).toBeVisible();
  await expect(ben.locator(".crew").getByText("1,500 ± 350")).toHaveCount(2);
  await ada.goto("/");
  await ada.getByRole("button", { name: "Settings" }).click();
  await expect(ada.getByText("1,500 ± 350, after 0 games")).toBeVisible();
});
