import { expect, test } from "@playwright/test";
import { beginTable, hire } from "./crew.ts";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive } from "./people.ts";
import { playOnAt } from "./skip.ts";

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.clear());

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const LATE = 7;

test("who watches players that move faster than a page can render sees where they have come, without an error", async ({
  browser,
}) => {
  const crew = await Promise.all(NAMES.map((name) => hire(server.url, name)));
  const code = await beginTable(server.url, crew, "short");
  const watcher = await arrive(browser, server.url, { name: "Eve" });
  await watcher.goto(`/t/${code}`);
  await watcher.locator(".board").waitFor();
  await playOnAt(code, crew, ({ round }) => round >= LATE);
  for (const one of crew) one.leave();
  // An error in the page fails the test by itself (`arrive`).
  await expect(watcher.getByText(`Round ${LATE}`).first()).toBeVisible();
});
