import { type MailInbox, openMailInbox, type ReceivedMail } from "@harbor/cli/mailInbox";
import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, isOnTurn, layCard, sitDown } from "./people.ts";

test.describe.configure({ timeout: 90_000 });

const ADDRESS = "ada@example.org";
const SENDER = "harbor@example.org";
/** The server looks for calls about every second. */
const SEVERAL_LOOKS_MS = 3500;
const ARRIVES = { timeout: 20_000 };

let inbox: MailInbox;
let server: OwnServer;

test.beforeAll(async () => {
  inbox = await openMailInbox();
  server = await ownServer((url) => ({
    SMTP_URL: inbox.url,
    MAIL_FROM: SENDER,
    MAIL_AFTER_MS: "300",
    PUBLIC_URL: url,
  }));
});
test.afterAll(async () => {
  await server.clear();
  inbox.close();
});

function linkIn(mail: ReceivedMail | undefined, path: RegExp): string {
  const link = new RegExp(`${server.url}${path.source}`).exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`the mail does not lead to ${path}: ${mail?.text}`);
  return link;
}

/** What is read where a mail is shown as plain text. */
function plainText(mail: ReceivedMail | undefined): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail?.text ?? "")?.[1];
  if (part === undefined) throw new Error(`the mail has no plain text: ${mail?.text}`);
  return part.replaceAll("\r\n", "\n").trim();
}

async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  return page.getByRole("dialog").getByRole("region", { name: "Mail" });
}

const closeDialog = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();

/** Gives an address in the settings, and confirms it by the link that comes. */
async function giveAddress(page: Page): Promise<void> {
  await page.goto("/");
  const settings = await openSettings(page);
  await settings.getByLabel("Your mail address").fill(ADDRESS);
  await settings.getByRole("button", { name: "Send me a link" }).click();
  await expect(settings.getByRole("status")).toContainText("A mail with a link is on its way");
  await expect.poll(() => inbox.mails.length, ARRIVES).toBe(1);
  await page.goto(linkIn(inbox.mails[0], /\/mail\/\w+\/confirm\/\w+/));
  await page.getByRole("button", { name: "Yes, confirm this address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "To the harbor games" }).click();
  await expect((await openSettings(page)).getByRole("status")).toContainText("Confirmed.");
  await closeDialog(page);
}

test("MAI-1 MAI-2 a player is called by one mail after closing the tab, and by none once the address is forgotten", async ({
  browser,
}) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  await giveAddress(ada);
  const code = await sitDown("Long game", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  await ada.locator(".table-button").click();
  await ada.getByLabel("Mail me when no tab is open").check();
  await closeDialog(ada);
  if (!(await isOnTurn(ada))) await layCard(ben, "permit");
  await expect.poll(() => isOnTurn(ada)).toBe(true);
  const laid = await ada.locator(".bid").count();
  await layCard(ada, "parking");
  await expect(ada.locator(".bid[data-sending=false]")).toHaveCount(laid + 1);
  await ada.close();
  await expect.poll(() => isOnTurn(ben)).toBe(true);
  await layCard(ben, "prices");

  await expect.poll(() => inbox.mails.length, ARRIVES).toBe(2);
  await ben.waitForTimeout(SEVERAL_LOOKS_MS);
  expect(inbox.mails.map(({ to }) => to)).toEqual([[ADDRESS], [ADDRESS]]);
  const call = inbox.mails[1];
  const stop = linkIn(call, /\/mail\/\w+\/stop\/\w+/);
  // Nothing else is in it: neither cards nor bids, nor a link to play as Ada.
  expect(plainText(call)).toBe(
    [
      `It is your turn at table ${code}.`,
      `Go to the table: ${server.url}/t/${code}`,
      "You get this mail because you asked for it.",
      `No more mail: ${stop}`,
    ].join("\n\n"),
  );

  const back = await ada.context().newPage();
  await back.goto(linkIn(call, /\/t\/\w+/));
  await expect.poll(() => isOnTurn(back)).toBe(true);
  const settings = await openSettings(back);
  await expect(settings).toContainText(ADDRESS);
  await settings.getByRole("button", { name: "Forget this address" }).click();
  await expect(settings.getByLabel("Your mail address")).toHaveValue("");
  await closeDialog(back);
  await layCard(back, "building");
  await expect(back.locator(".bid[data-sending=false]")).toHaveCount(laid + 3);
  await back.close();
  await expect.poll(() => isOnTurn(ben)).toBe(true);
  await layCard(ben, "influence");
  await expect(ben.locator(".bid[data-sending=false]")).toHaveCount(laid + 4);
  await ben.waitForTimeout(SEVERAL_LOOKS_MS);
  expect(inbox.mails).toHaveLength(2);
  await ben.context().close();
  await ada.context().close();
});
