import { expect, test } from "@playwright/test";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, sitAtOnce } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer({ ABSENT_AFTER_MS: "1600" });
});
test.afterEach(() => server.clear());

// A player alone with the absent one waits five times as long: eight seconds.
test("a vote for the autopilot is offered once it can take over; until then, the time is shown", async ({
  browser,
}) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  await sitAtOnce("short", [ada, ben]);
  await ben.context().close();
  const call = ada.locator(".call", { hasText: "Ben is away" });
  await expect(call).toContainText(/The autopilot can take over in 0:0\d/);
  await expect(ada.getByRole("button", { name: "Let the autopilot play" })).toHaveCount(0);
  await call.getByRole("button", { name: "Let the autopilot play" }).click({ timeout: 20_000 });
  await expect(call).toHaveCount(0);
  await expect(ada.locator(".call[data-bad=true]")).toHaveCount(0);
  await ada.getByRole("tab", { name: "People" }).click();
  await expect(ada.locator(".side .crew-line", { hasText: "Ben" })).toContainText("the autopilot plays");
  await ada.context().close();
});
