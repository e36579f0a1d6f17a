import { expect, type Page, test } from "@playwright/test";
import { hire, shareReplay } from "./crew.ts";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, sitAtOnce } from "./people.ts";
import { playOut } from "./prepared.ts";
import { openEnd } from "./recordings.ts";
import { situation } from "./situations.ts";

test.describe.configure({ timeout: 120_000 });

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.clear());

test.describe("before the start", () => {
  test("the host unseats a guest, bars them from all seats, removes them, and lets them back in", async ({
    browser,
  }) => {
    const ada = await arrive(browser, server.url, { name: "Ada" });
    const ben = await arrive(browser, server.url, { name: "Ben" });
    await ada.goto("/open");
    await ada.getByRole("button", { name: "Open the table" }).click();
    await ada.waitForURL(/\/t\//);
    await ben.goto(ada.url());
    const sit = async () => {
      await ben.getByRole("button", { name: "Sit here" }).first().click();
      await expect(ada.locator(".person", { hasText: "Ben" })).toHaveCount(1);
    };
    const options = () => ada.getByRole("button", { name: "Options for Ben" }).first().click();
    await sit();
    await expect(ben.getByRole("button", { name: "Options for Ada" })).toBeVisible();

    await options();
    await ada.getByRole("button", { name: "Remove from the seat" }).click();
    await expect(ben.getByText("The host has removed you from your seat. You may sit down again.")).toBeVisible();
    await sit();
    await expect(ben.getByText("The host has removed you from your seat.")).toHaveCount(0);

    await options();
    await ada.getByRole("button", { name: "Allow watching only" }).click();
    await expect(ben.getByText("The host lets you watch here but not play.")).toBeVisible();
    await expect(ben.getByRole("button", { name: "Sit here" })).toHaveCount(0);
    await expect(ada.locator(".crew-line", { hasText: "may only watch" })).toContainText("Ben");

    await options();
    await ada.getByRole("button", { name: "Remove from the table" }).click();
    await expect(ben.getByRole("heading", { name: "Not at this table" })).toBeVisible();
    await ben.reload();
    await expect(ben.getByRole("heading", { name: "Not at this table" })).toBeVisible();
    await expect(ada.locator(".crew-line", { hasText: "may not come in" })).toContainText("Ben");

    await options();
    await ada.getByRole("button", { name: "Let back in" }).click();
    await expect(ada.locator(".crew-line", { hasText: "may not come in" })).toHaveCount(0);
    await ben.getByRole("button", { name: "Try again" }).click();
    await sit();
    // Guests can do none of this.
    await ben.getByRole("button", { name: "Options for Ada" }).click();
    await expect(ben.getByRole("button", { name: "Report" })).toBeVisible();
    for (const name of ["Mute Ada", "Remove from the seat", "Allow watching only", "Remove from the table"])
      await expect(ben.getByRole("button", { name })).toHaveCount(0);
  });
});

test("the result ranks a player who resigned behind all others, and says so", async ({ browser }) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const prepared = situation("end-two");
  const winner = playOut(prepared).match.scores[0]?.seat ?? 0;
  const told = { names: ["Ada", "Ben"], resigned: [winner] };
  await ada.goto(`/replay/${await shareReplay(server.url, await hire(server.url, "Dora"), prepared, told)}`);
  await ada.locator(".board").waitFor();
  await openEnd(ada);
  const rows = ada.getByRole("table", { name: "Final reckoning" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.last().locator("th")).toHaveText(`${told.names[winner]} (resigned)`);
  await expect(rows.first()).not.toContainText("resigned");
  await expect(ada.locator(".end h1")).toContainText(`${told.names[1 - winner]} wins`);
});

async function writes(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

test("the host slows and closes the chat; everybody is told, and sees when they may write again", async ({
  browser,
}) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  await sitAtOnce("short", [ada, ben]);
  for (const page of [ada, ben]) await page.getByRole("tab", { name: "Chat" }).click();
  await expect(ben.getByLabel("Who may write?")).toHaveCount(0);
  await ada.getByLabel("Who may write?").selectOption("Everybody, once every 10 seconds");
  await expect(ben.getByText("Slow chat: one message every 10 seconds.")).toBeVisible();
  await writes(ben, "Ahoy!");
  await expect(ben.getByText(/You can write again in 0:\d\d\./)).toBeVisible();
  await ben.getByRole("textbox", { name: "Write a message" }).fill("And again.");
  await expect(ben.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  // It opens by itself at that time.
  await ben.getByRole("button", { name: "Send", exact: true }).click({ timeout: 20_000 });
  await expect(ada.locator(".chat-line").last()).toContainText("And again.");
  await ada.getByLabel("Who may write?").selectOption("Nobody");
  await expect(ben.getByText("The host has closed the chat.")).toBeVisible();
  await expect(ben.getByRole("textbox", { name: "Write a message" })).toBeDisabled();
  await ada.getByLabel("Who may write?").selectOption("Everybody");
  await writes(ben, "Free again.");
  await expect(ada.locator(".chat-line").last()).toContainText("Free again.");
});

test("a message is reported by keyboard alone, with a reason and a comment", async ({ browser }) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  await sitAtOnce("short", [ada, ben]);
  for (const page of [ada, ben]) await page.getByRole("tab", { name: "Chat" }).click();
  await writes(ada, "You bilge rat!");
  await ben
    .locator(".chat-line", { hasText: "bilge rat" })
    .getByRole("button", { name: "Options for Ada" })
    .press("Enter");
  const dialog = ben.getByRole("dialog", { name: "Ada" });
  await expect(dialog.locator("blockquote")).toHaveText("You bilge rat!");
  await dialog.getByRole("button", { name: "Report" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Send the report" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Insults" }).press("Space");
  await dialog.getByLabel("In your own words (optional)").fill("All evening.");
  await dialog.getByRole("button", { name: "Send the report" }).press("Enter");
  await expect(dialog.getByText("Thank you. Your report has been sent.")).toBeVisible();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain("harbor_reports_total 1");
  await ben.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(ada.getByText("All evening.")).toHaveCount(0);
});

test("resigning needs a confirmation, hands the seat to the autopilot and lets one watch; the last player closes the table", async ({
  browser,
}) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  await sitAtOnce("short", [ada, ben]);
  await ben.getByRole("button", { name: /^Table / }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  const sure = ben.getByRole("dialog", { name: "Resign for good?" });
  await sure.getByRole("button", { name: "Keep playing" }).click();
  await expect(sure).toHaveCount(0);
  await ben.getByRole("button", { name: "Resign" }).click();
  await sure.getByRole("button", { name: "Resign for good" }).click();
  await expect(ben.getByText("You have resigned.")).toBeVisible();
  await expect(ada.getByText("Ben has resigned. The autopilot plays that seat to the end.")).toBeVisible();
  await ben.keyboard.press("Escape");
  await expect(ben.locator(".prompt[data-mine=true], .hand")).toHaveCount(0);
  await ben.reload();
  await ben.locator(".board").waitFor();
  await expect(ben.locator(".prompt[data-mine=true], .hand")).toHaveCount(0);
  await ada.getByRole("tab", { name: "People" }).click();
  await expect(ada.locator(".side .crew-line", { hasText: "Ben" }).first()).toContainText(
    "has resigned; the autopilot plays",
  );
  // Nobody is left to play on, so the table can be closed instead of resigning.
  await ada.getByRole("button", { name: /^Table / }).click();
  await expect(ada.getByRole("button", { name: "Resign" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Close the table" }).click();
  await ada.getByRole("button", { name: "Close the table" }).click();
  for (const page of [ada, ben])
    await expect(page.getByRole("heading", { name: "This game was given up" })).toBeVisible();
});
