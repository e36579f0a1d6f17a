import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { arrive, isOnTurn, layCard, sitAtOnce } from "./people.ts";

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

/** Whose turn it is to bid, and who is waiting. */
async function turns(): Promise<readonly [Page, Page]> {
  return (await isOnTurn(ada)) ? [ada, ben] : [ben, ada];
}

/** Counts matches in every frame; returns the lowest count at the end. */
async function fewest(page: Page, css: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((selector) => {
    const seen = { least: document.querySelectorAll(selector).length };
    const look = () => {
      seen.least = Math.min(seen.least, document.querySelectorAll(selector).length);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, css);
  return () => count.evaluate(({ least }) => least);
}

test("a card queued offline stays in the queue, marked as being sent, until it has arrived", async () => {
  await sitAtOnce("long", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  const [, waits] = await turns();
  await waits.context().setOffline(true);
  await isLost(waits);
  await layCard(waits, "permit");
  await expect(waits.locator(".queue[data-sending=true] li")).toHaveCount(1);
  const least = await fewest(waits, ".queue li");
  await expect(waits.locator(".hand-card")).toHaveCount(4);
  await waits.context().setOffline(false);
  await isBack(waits);
  await expect(waits.locator(".queue[data-sending=false] li")).toHaveCount(1, RECONNECTS);
  expect(await least()).toBe(1);
  await waits.getByRole("button", { name: "Remove from the queue" }).click();
  await expect(waits.locator(".queue")).toHaveCount(0);
  await expect(waits.locator(".hand-card")).toHaveCount(5);
});

test("a card laid before the loss is noticed stays in place until the connection is back", async () => {
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
  await sitAtOnce("long", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  const [player] = await turns();
  for (const line of lines) deaf.add(line);
  await layCard(player, "permit");
  await expect(player.locator(".bid[data-sending=true]")).toHaveCount(1);
  await expect(player.locator(".prompt")).toContainText("Being sent");
  const least = await fewest(player, ".bid");
  for (const line of [...lines]) await line.close({ code: 4000 });
  await isBack(player);
  await expect(player.locator(".bid[data-sending=false]")).toHaveCount(1, RECONNECTS);
  expect(await least()).toBe(1);
  await expect(player.locator(".hand-card")).toHaveCount(4);
});

test("the last card of a round stays in place, too, though its outcome is unknown", async () => {
  await sitAtOnce("long", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  for (let laid = 0; laid < 9; laid += 1) {
    const [player, other] = await turns();
    await layCard(player, "parking");
    for (const page of [player, other]) await expect(page.locator(".bid")).toHaveCount(laid + 1);
  }
  const [last, other] = await turns();
  await last.context().setOffline(true);
  await isLost(last);
  await layCard(last, "ladder");
  await expect(last.locator("[data-slot=ladder] .bid[data-sending=true]")).toHaveCount(1);
  await expect(last.locator(".hand-card")).toHaveCount(0);
  await expect(last.locator(".prompt")).toContainText("Being sent");
  await expect(other.locator(".bid")).toHaveCount(9);
  await last.context().setOffline(false);
  await isBack(last);
  await expect(other.locator(".board:not([data-step=bidding]), .board[data-revealing=true]")).toBeVisible(RECONNECTS);
});

test("a player who has queued their last card sees whom the table waits for", async () => {
  await sitAtOnce("long", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  const [player, waits] = await turns();
  for (let laid = 0; laid < 5; laid += 1) await layCard(waits, "permit");
  await expect(waits.locator(".queue li")).toHaveCount(5);
  await expect(waits.locator(".waiting-list li")).toHaveText([player === ada ? /^Ada/ : /^Ben/]);
  const ready = waits.locator(".hand-empty");
  await expect(ready).toContainText("Your last 5 cards are ready");
  await expect(ready).toBeInViewport({ ratio: 1 });
});

test("a stock of goods stored offline is still there after reconnecting", async () => {
  await sitAtOnce("short", [ada, ben]);
  await ben.context().setOffline(true);
  await isLost(ben);
  await ben.locator(".target[data-barred=false]").last().click();
  await expect(ben.locator(".prompt")).toContainText("Being sent");
  await expect(ben.locator(".prompt")).toContainText("Store a good: 1 of 3");
  const least = await fewest(ben, ".space[data-built=true]");
  await ben.context().setOffline(false);
  await isBack(ben);
  await expect(ben.locator(".prompt")).not.toContainText("Being sent", RECONNECTS);
  expect(await least()).toBe(1);
});
