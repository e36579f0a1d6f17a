import { type Browser, expect, type Page, test } from "@playwright/test";
import { HOME } from "./gameFixture.ts";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { wear } from "./screens.ts";

/** Somebody in a browser of their own, on the first page. */
async function arrive(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await wear(page, "day", "en");
  await page.request.post("/api/me", { data: { name } });
  await page.goto(HOME);
  return page;
}

// Strangers of one test would meet those of another, and sit down at the open tables of any test on the same server.
test.describe.configure({ mode: "serial" });

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer({ TABLES_PER_PERSON: "0", TABLES_PER_HOUR: "0" });
});
test.afterAll(() => server.clear());

const NEXT = /Play with the next one who comes/;

test("somebody waits, is seen without a reload, is joined with one click, and is told; then others may watch", async ({
  browser,
}) => {
  const [ben, ada] = [await arrive(browser, "Ben"), await arrive(browser, "Ada Finder")];
  await ada.getByRole("button", { name: NEXT }).click();
  await expect(ada.getByRole("heading", { name: "Waiting for somebody to play with" })).toBeVisible();
  await expect(ada.getByText("You have just sat down.")).toBeVisible();
  const code = new URL(ada.url()).pathname.slice(3);
  await expect(ada.getByRole("link", { name: /Play solo meanwhile/ })).toHaveAttribute("target", "_blank");
  const name = await ada.locator(".person input").inputValue();
  expect(name).not.toBe("Ben");

  const join = ben.locator(".table-card", { hasText: code }).getByRole("button", { name: /^Join/ });
  await join.click();
  await ben.waitForURL(`**/t/${code}`);
  await expect(ada).toHaveTitle(/has come/);
  await expect(ada.getByRole("heading", { name: "Waiting for somebody to play with" })).toHaveCount(0);

  const carl = await arrive(browser, "Carl");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ada.locator(".board").waitFor();
  await carl
    .locator(".table-card", { hasText: code })
    .getByRole("link", { name: /^Watch/ })
    .click();
  await carl.locator(".board").waitFor();
});

test("two people who ask at the same moment sit at one table; whoever stops waiting leaves none behind", async ({
  browser,
}) => {
  const people = await Promise.all(["Dora", "Emil"].map((name) => arrive(browser, name)));
  await Promise.all(people.map((page) => page.getByRole("button", { name: NEXT }).click()));
  for (const page of people) await page.waitForURL(/\/t\//);
  const [one, other] = people.map((page) => page.url());
  expect(one).toBe(other);

  const fritz = await arrive(browser, "Fritz");
  await fritz.getByRole("button", { name: NEXT }).click();
  await fritz.getByRole("button", { name: "Stop waiting" }).click();
  await expect(fritz.getByRole("button", { name: NEXT })).toBeVisible();
  await expect(fritz.getByRole("heading", { name: "My games" })).toHaveCount(0);
});
