import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { arrive, finishHarbor, harborOn, isOnTurn, layCard, resume, resumeLink, sitAtOnce } from "./people.ts";

test.describe.configure({ timeout: 180_000 });

const RECONNECTS = { timeout: 30_000 };
let ada: Page;
let ben: Page;

test.beforeEach(async ({ browser, baseURL }) => {
  if (baseURL === undefined) throw new Error("there is no server");
  ada = await arrive(browser, baseURL, { name: "Ada" });
  ben = await arrive(browser, baseURL, { name: "Ben" });
});
test.afterEach(async () => {
  for (const page of [ada, ben]) await page.context().close();
});

const isLost = (page: Page) => expect(page.locator(".link-sign")).toHaveAttribute("data-link", "lost");
const isBack = (page: Page) => expect(page.locator(".link-sign")).toHaveAttribute("data-link", "online", RECONNECTS);

test("offline moves show at once and count once after reconnecting", async () => {
  await sitAtOnce("short", [ada, ben], "harbor");
  const before = await harborOn(ben);
  await ben.context().setOffline(true);
  await isLost(ben);
  await ben.locator(".space button.good").first().click();
  await ben.locator(".space .target[data-barred=false]").first().click();
  await expect.poll(() => harborOn(ben)).not.toBe(before);
  const moved = await harborOn(ben);
  await finishHarbor(ada);
  await expect(ada.locator(".waiting-list")).toBeVisible();
  await ben.context().setOffline(false);
  await isBack(ben);
  await expect.poll(() => harborOn(ben)).toBe(moved);
  await expect(ben.getByRole("button", { name: "Start over" })).toBeDisabled();
  await ben.reload();
  await ben.locator(".board").waitFor();
  expect(await harborOn(ben)).toBe(moved);
  await ben.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => harborOn(ben)).toBe(before);
  await finishHarbor(ben);
  for (const page of [ada, ben]) await expect(page.locator(".board[data-round='2']")).toBeVisible();
});

test("a step whose answer was lost is sent again and counts once", async () => {
  const lines: WebSocketRoute[] = [];
  const deaf = new Set<WebSocketRoute>();
  for (const page of [ada, ben]) {
    await page.routeWebSocket(/socket\.io/, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        if (!deaf.has(line)) line.send(message);
      });
      lines.push(line);
    });
  }
  await sitAtOnce("short", [ada, ben], "bidding");
  const [player, other] = (await isOnTurn(ada)) ? [ada, ben] : [ben, ada];
  const before = lines.length;
  for (const line of lines) deaf.add(line);
  await layCard(player, "permit");
  // The player's own card shows at once, though nobody else has heard of it.
  await expect(player.locator(".bid")).toHaveCount(1);
  await expect(other.locator(".bid")).toHaveCount(0);
  for (const line of lines.slice(0, before)) await line.close({ code: 4000 });
  for (const page of [player, other]) {
    await expect(page.locator(".bid")).toHaveCount(1, RECONNECTS);
    await isBack(page);
  }
  expect(lines.length).toBeGreaterThanOrEqual(before + 2);
  await expect(player.locator(".hand-card")).toHaveCount(4);
  await layCard(other, "permit");
  await expect(player.locator(".bid")).toHaveCount(2);
  await expect(player.locator(".call[data-bad=true]")).toHaveCount(0);
});

test("after a missed patch the whole table is fetched again", async () => {
  let missed = 0;
  let looks = 0;
  await ben.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (message.includes('"watch"')) looks += 1;
      server.send(message);
    });
    server.onMessage((message) => {
      if (missed === 0 && message.includes('"building-built"')) missed += 1;
      else line.send(message);
    });
  });
  await sitAtOnce("short", [ada, ben]);
  const looksBefore = looks;
  for (let step = 0; step < 4; step += 1) {
    const told = (await ada.locator(".board").getAttribute("data-told")) ?? "";
    await ada.locator(".target[data-barred=false]").last().click();
    await expect(ada.locator(".board")).not.toHaveAttribute("data-told", told);
  }
  await expect(ada.locator(".waiting-list")).toBeVisible();
  expect(missed).toBe(1);
  await expect(ben.locator(".mini-space svg")).toHaveCount(4);
  expect(looks).toBe(looksBefore + 1);
});

test("an offline action that is no longer possible is reported", async ({ browser, baseURL }) => {
  const code = await sitAtOnce("short", [ada, ben], "bidding");
  if (await isOnTurn(ada)) await layCard(ada, "ladder");
  await expect.poll(() => isOnTurn(ben)).toBe(true);
  const before = await ben.locator(".bid").count();
  const phone = await arrive(browser, baseURL ?? "");
  await resume(phone, await resumeLink(ben), code);
  await phone.context().setOffline(true);
  await isLost(phone);
  await layCard(phone, "permit");
  await layCard(ben, "influence");
  await expect(ada.locator(".bid")).toHaveCount(before + 1);
  await phone.context().setOffline(false);
  await isBack(phone);
  await expect(phone.locator(".call[data-bad=true]")).toContainText("turn");
  await expect(phone.locator(".bid")).toHaveCount(before + 1);
  await phone.locator(".call[data-bad=true]").getByRole("button", { name: "Dismiss" }).click();
  await expect(phone.locator(".call[data-bad=true]")).toHaveCount(0);
  await phone.context().close();
});
