import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { arrive, isOnTurn, layCard, sitAtOnce, sitDown } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

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

test("a page plays on when the server sends unknown fields", async () => {
  for (const page of [ada, ben]) {
    await page.routeWebSocket(/socket\.io/, (line) => {
      line.connectToServer().onMessage((message) => {
        const more = String(message)
          .replaceAll('"sameSeed":', '"novelty":{"count":1},"sameSeed":')
          .replaceAll('"isHost":', '"isNovel":true,"isHost":')
          .replace('"patch":{', '"patch":{"novelty":{"count":[0,2]},');
        line.send(more);
      });
    });
  }
  await sitDown("Long game", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  for (let laid = 0; laid < 4; laid += 1) {
    const player = (await isOnTurn(ada)) ? ada : ben;
    await layCard(player, "parking");
    for (const page of [ada, ben]) await expect(page.locator(".bid")).toHaveCount(laid + 1);
  }
});

test("an outdated page says so, keeps unsent actions, and reloads when that disturbs nobody", async () => {
  const lines: WebSocketRoute[] = [];
  let isOld = false;
  for (const page of [ada, ben]) {
    await page.routeWebSocket(/socket\.io/, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) =>
        server.send(isOld ? String(message).replace('{"protocol":1}', '{"protocol":0}') : message),
      );
      lines.push(line);
    });
  }
  await sitAtOnce("long", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  const waits = (await isOnTurn(ada)) ? ben : ada;
  isOld = true;
  for (const line of lines) await line.close({ code: 4000 });
  await expect(waits.locator(".call", { hasText: "The site has been updated." })).toBeVisible();
  await layCard(waits, "permit");
  await expect(waits.locator(".queue[data-sending=true] li")).toHaveCount(1);

  await waits.route("**/", async (route) => {
    if (route.request().resourceType() === "document") return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<meta name="build" content=")[^"]+/, "$1newer");
    return route.fulfill({ response: answer, body });
  });
  const reloaded = waits.waitForEvent("framenavigated");
  waits.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await waits.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await reloaded;
  await expect(waits.locator(".link-sign")).toHaveAttribute("data-link", "online", { timeout: 30_000 });
  await expect(waits.locator(".queue[data-sending=false] li")).toHaveCount(1);
});
