import { createServer } from "node:http";
import { freePort } from "@harbor/cli/freePort";
import { expect, type Page, test } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";
import { ownServer } from "./ownServer.ts";
import { arrive, isOnTurn, layCard, sitDown } from "./people.ts";

// A Chromium without windows cannot notify.
test.use({ launchOptions: CHROMIUM });

/** A browser's keys, from RFC 8291. What is encrypted with them is read in the server's tests. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A push service: notes what it is sent. */
async function openPushService() {
  const encodings: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    encodings.push(request.headers["content-encoding"]);
    request.resume().on("end", () => response.writeHead(201).end());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { encodings, endpoint: `http://127.0.0.1:${port}/push/abc`, close: () => server.close() };
}

/** What a push service gives the browser; there is none in a test. */
async function subscribeTo(page: Page, endpoint: string): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(
    ({ endpoint, keys }) => {
      PushManager.prototype.subscribe = async () =>
        Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => ({ endpoint, keys }) });
    },
    { endpoint, keys: KEYS },
  );
}

test("a player who asked for it at the table is called after closing the tab", async ({ browser }) => {
  const service = await openPushService();
  const server = await ownServer({ PUSH_ANYWHERE: "1", CALL_AFTER_MS: "300" });
  const ada = await arrive(browser, server.url, { name: "Ada" }, { serviceWorkers: "allow" });
  const ben = await arrive(browser, server.url, { name: "Ben" }, { serviceWorkers: "allow" });
  for (const page of [ada, ben]) await subscribeTo(page, service.endpoint);
  await sitDown("Long game", [ada, ben]);
  await ada.locator(".board[data-step=bidding]").waitFor();
  const [first, second] = (await isOnTurn(ada)) ? [ada, ben] : [ben, ada];
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await first.locator(".table-button").click();
  await first.getByLabel("Call me when no tab is open").check();
  await first.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await layCard(first, "parking");
  await expect(first.locator(".bid")).toHaveCount(1);
  await first.close();
  await layCard(second, "permit");
  await expect.poll(() => service.encodings, { timeout: 20_000 }).toEqual(["aes128gcm"]);
  for (const page of [first, second]) await page.context().close();
  service.close();
  await server.clear();
});
