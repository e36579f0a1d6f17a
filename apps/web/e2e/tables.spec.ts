import { type Browser, expect, type Page, test } from "@playwright/test";
import { playStep } from "./harness.ts";
import { wear } from "./screens.ts";

/** Somebody in a browser of their own. */
async function arrive(browser: Browser, baseURL: string | undefined, path = "/"): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await wear(page, "day", "en");
  await page.goto(path);
  return page;
}

/** Ada opens a short game for two, and Ben joins by the link. */
async function meet(browser: Browser, baseURL: string | undefined): Promise<{ ada: Page; ben: Page; path: string }> {
  const ada = await arrive(browser, baseURL, "/open");
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Short game" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);
  const path = new URL(ada.url()).pathname;
  const ben = await arrive(browser, baseURL, path);
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await ben.getByLabel("Your name").fill("Ben");
  await expect(ada.locator(".people").getByText("Ben")).toBeVisible();
  return { ada, ben, path };
}

async function start(...[ada, ben]: readonly [Page, Page]): Promise<void> {
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, ben]) await page.locator(".board").waitFor();
}

const say = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test("the host changes the table's settings for all to see; closing it sends everybody home", async ({
  browser,
  baseURL,
}) => {
  const { ada, ben } = await meet(browser, baseURL);
  await expect(ben.locator(".chips")).toContainText("No time limit");
  await expect(ben.getByRole("button", { name: "Change the table" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Change the table" }).click();
  await ada.getByRole("button", { name: "Long game" }).click();
  await ada.getByRole("button", { name: "3", exact: true }).click();
  await ada.getByRole("button", { name: "1 minute" }).click();
  await ada.getByLabel("Allow spectators").uncheck();
  await ada.getByRole("button", { name: "Apply" }).click();
  for (const page of [ada, ben]) {
    await expect(page.locator(".chip")).toHaveText([
      "Long game",
      "3 seats",
      "1 minute per decision",
      "By link only",
      "No spectators",
    ]);
    await expect(page.locator(".person")).toHaveCount(3);
  }
  await expect(ben.getByText("1 seat still needs a player or a bot.")).toBeVisible();
  await ada.getByRole("button", { name: "Close the table" }).click();
  await ada.getByRole("button", { name: "Close the table" }).click();
  for (const page of [ada, ben])
    await expect(page.getByRole("heading", { name: "This table was closed" })).toBeVisible();
});

test("spectators are named, and a game is closed once both players agree", async ({ browser, baseURL }) => {
  const { ada, ben, path } = await meet(browser, baseURL);
  await start(ada, ben);
  const carl = await arrive(browser, baseURL, path);
  await carl.locator(".board").waitFor();
  await ben.getByRole("tab", { name: "People" }).click();
  await expect(ben.getByText("1 person is watching.")).toBeVisible();
  await expect(ben.locator(".side .crew-line", { hasText: /^Sailor \d+/ })).toBeVisible();
  await ada.getByRole("button", { name: /^Table / }).click();
  await ada.getByRole("button", { name: "Close the table" }).click();
  await ada.getByRole("button", { name: "Close the table" }).click();
  await expect(ada.getByText("Not yet agreed: Ben.").first()).toBeVisible();
  const call = ben.locator(".call", { hasText: "Asked to close the table without a result: Ada." });
  await call.getByRole("button", { name: "Close the table" }).click();
  await call.getByRole("button", { name: "Keep playing" }).click();
  await call.getByRole("button", { name: "Close the table" }).click();
  await call.getByRole("button", { name: "Close the table" }).click();
  for (const page of [ada, ben, carl])
    await expect(page.getByRole("heading", { name: "This game was given up" })).toBeVisible();
});

test("an absent player is replaced by the autopilot by vote, returns, is told, and plays on", async ({
  browser,
  baseURL,
}) => {
  const { ada, ben, path } = await meet(browser, baseURL);
  await start(ada, ben);
  await ada.getByRole("tab", { name: "People" }).click();
  const line = ada.locator(".side .crew-line", { hasText: "Ben" });
  await expect(line).toContainText(/here|is deciding/);
  await ben.goto("/");
  await expect(line).toContainText("not connected");
  await expect(async () => {
    // A vote that was counted late has taken the button away by now.
    const vote = line.getByRole("button", { name: "Let the autopilot play" });
    if (await vote.isVisible()) await vote.click({ timeout: 1000 });
    await expect(line).toContainText("the autopilot plays", { timeout: 1000 });
  }).toPass();
  await ben.goto(path);
  await expect(ben.getByText("The autopilot played for you while you were away.")).toBeVisible();
  await expect(line).toContainText(/here|is deciding/);
});

test("the host mutes and unmutes somebody; new messages are marked", async ({ browser, baseURL }) => {
  const { ada, ben } = await meet(browser, baseURL);
  await start(ada, ben);
  await ben.getByRole("tab", { name: "Chat" }).click();
  await say(ben, "Ahoy!");
  await expect(ada.getByRole("tab", { name: /Chat.*1 new message/ })).toBeVisible();
  await ada.getByRole("tab", { name: /Chat/ }).click();
  await expect(ada.locator(".chat-line")).toContainText("Ahoy!");
  await expect(ada.getByRole("tab", { name: "Chat", exact: true })).toBeVisible();
  await ada.getByRole("button", { name: "Options for Ben" }).first().click();
  await ada.getByRole("button", { name: "Mute Ben" }).click();
  await expect(ben.getByText("The host has muted you.")).toBeVisible();
  await expect(ben.getByRole("textbox", { name: "Write a message" })).toBeDisabled();
  await ada.getByRole("button", { name: "Options for Ben" }).first().click();
  await ada.getByRole("button", { name: "Unmute Ben" }).click();
  await say(ben, "Thank you.");
  await expect(ada.locator(".chat-line").last()).toContainText("Thank you.");
});

test("another device takes over the seats by a private link and knows the whole history", async ({
  browser,
  baseURL,
}) => {
  const { ada, ben, path } = await meet(browser, baseURL);
  await start(ada, ben);
  for (let nth = 0; nth < 6; nth += 1) for (const page of [ada, ben]) await playStep(page).catch(() => "wait");
  await ada.getByRole("button", { name: /^Table / }).click();
  await ada.getByRole("button", { name: "Continue on another device" }).click();
  await expect(ada.getByRole("img", { name: "Continue on another device" })).toBeVisible();
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ada.getByRole("button", { name: "Copy the link" }).last().click();
  const address = await ada.evaluate(() => navigator.clipboard.readText());
  const phone = await arrive(browser, baseURL, new URL(address).pathname + new URL(address).hash);
  await phone.getByRole("button", { name: "Play as Ada" }).click();
  await phone.getByRole("link", { name: /Ada/ }).click();
  await phone.waitForURL(`**${path}`);
  await ada.keyboard.press("Escape");
  const told = await ada.locator(".log-line").allTextContents();
  expect(told.length).toBeGreaterThan(3);
  await expect(phone.locator(".log-line")).toHaveText(told);
  await phone.goto(new URL(address).pathname + new URL(address).hash);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("visitors of private and unknown tables are told why they see nothing", async ({ browser, baseURL }) => {
  const { ada, ben, path } = await meet(browser, baseURL);
  const carl = await arrive(browser, baseURL, path);
  await expect(carl.getByText("All seats are taken. You may watch.")).toBeVisible();
  await ada.getByRole("button", { name: "Change the table" }).click();
  await ada.getByLabel("Allow spectators").uncheck();
  await ada.getByRole("button", { name: "Apply" }).click();
  await expect(carl.getByText("nobody may watch once the game begins")).toBeVisible();
  await start(ada, ben);
  await expect(carl.getByRole("heading", { name: "A private table" })).toBeVisible();
  await carl.goto("/t/ZZZZZZ");
  await expect(carl.getByRole("heading", { name: "No such table" })).toBeVisible();
});
