import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { beginTable, ownerOf } from "./crew.ts";
import { playOnAt } from "./skip.ts";

export type Wearing = {
  readonly language?: "en" | "de" | "fr";
  readonly pace?: "none" | "fast";
  readonly name?: string;
};

/** Somebody with a browser of their own. Errors inside the page fail the test. */
export async function arrive(
  browser: Browser,
  baseURL: string,
  wearing: Wearing = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 760 }, ...options });
  const page = await context.newPage();
  arrived.set(page, { base: baseURL, name: wearing.name ?? "" });
  page.on("pageerror", (error) => {
    throw error;
  });
  const state = {
    language: "en",
    theme: "day",
    pace: "none",
    botPace: "at-once",
    name: "",
    ...wearing,
  };
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem("harbor:settings") === null) localStorage.setItem("harbor:settings", settings);
    },
    JSON.stringify({ state, version: 0 }),
  );
  return page;
}

/** The address and the name with which somebody came. */
const arrived = new WeakMap<Page, { readonly base: string; readonly name: string }>();

/**
 * Everybody sits at a table where the game has begun (and has come to this step), without clicks: for tests of what
 * comes later.
 */
export async function sitAtOnce(mode: "long" | "short", pages: readonly Page[], at?: string): Promise<string> {
  const people = pages.map((page) => ({ page, ...(arrived.get(page) ?? { base: "", name: "" }) }));
  const crew = await Promise.all(people.map(({ page, base, name }) => ownerOf(page, base, name)));
  const code = await beginTable(people[0]?.base ?? "", crew, mode);
  if (at !== undefined) await playOnAt(code, crew, ({ step }) => step === at);
  for (const page of pages) await page.goto(`/t/${code}`);
  for (const page of pages) await page.locator(".board").waitFor();
  for (const one of crew) one.leave();
  return code;
}

/** The first opens a table, the others join by its link, and the game begins; all of it by the visible controls. */
export async function sitDown(
  mode: string,
  pages: readonly Page[],
  guests: readonly Page[] = [],
  { path = "/open", board = ".board", rated = false } = {},
): Promise<string> {
  const [host, ...others] = pages;
  if (host === undefined) throw new Error("somebody has to open the table");
  await host.goto(path);
  // The length of the game stands beside its name.
  await host.getByRole("button", { name: new RegExp(`^${mode}`) }).click();
  await host.getByRole("button", { name: String(pages.length), exact: true }).click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\//);
  await expect(host.locator(".person").first()).toContainText("you");
  for (const page of others) {
    await page.goto(host.url());
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await expect(page.locator(".person").filter({ hasText: "you" })).toHaveCount(1);
  }
  for (const guest of guests) {
    await guest.goto(host.url());
    await guest.locator(".person").first().waitFor();
  }
  if (rated) {
    for (const page of pages) await page.getByLabel("Rate this game").click();
    await expect(host.getByText("this game will be rated")).toBeVisible();
  }
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [...pages, ...guests]) await page.locator(board).waitFor();
  return host.url().slice(-6);
}

/** Makes random drawing in a page repeatable, however much was drawn before. */
export async function drawAlike(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    const fill = (bytes: Uint8Array) => {
      let state = start;
      for (let nth = 0; nth < bytes.length; nth += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[nth] = state >>> 24;
      }
    };
    crypto.getRandomValues = (array) => {
      if (array !== null && ArrayBuffer.isView(array))
        fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
      return array;
    };
  }, seed);
}

/** Makes a private link in the settings at the table, as somebody does who wants to switch to a phone. */
export async function resumeLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Continue on another device" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  return link;
}

/** Follows such a link and goes to the table from the home page. */
export async function resume(page: Page, link: string, code: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: /^Play as / }).click();
  await page.getByRole("link", { name: new RegExp(code) }).click();
  await page.locator(".board .prompt").waitFor();
}

/** Whether a card is played at once if it is laid now. */
export async function isOnTurn(page: Page): Promise<boolean> {
  const [mine, queueing] = [page.locator(".prompt[data-mine=true]"), page.locator(".prompt-note")];
  return (await mine.count()) > 0 && (await queueing.count()) === 0;
}

export async function layCard(page: Page, slot: string, nth = 0): Promise<void> {
  await page.locator("button.hand-card").nth(nth).click();
  await page.locator(`.target[data-spot="slot:${slot}"]`).click();
}

/** Ends the harbor phase, whatever is left to do, without waiting for the moment to pass. */
export async function finishHarbor(page: Page): Promise<void> {
  await page.locator("[data-do=done]").click();
  for (const next of ["anyway", "go-on"]) {
    const button = page.locator(`[data-do=${next}]`);
    if (await button.isVisible()) await button.click();
  }
}

/** The amounts of goods in the player's own harbor: on the spaces with their buildings, and on the ships. */
export function harborOn(page: Page): Promise<string> {
  return page.locator(".quay .harbor-place").evaluateAll((places) =>
    places
      .map((place) => {
        const goods = [...place.querySelectorAll(".good")].length;
        return `${goods} ${place.querySelector(".space-name")?.textContent ?? ""}`;
      })
      .join(", "),
  );
}
