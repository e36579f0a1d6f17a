import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, sitAtOnce } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

const ADMIN = join(import.meta.dirname, "../../server/src/operator/admin.ts");

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.clear());

function order(...args: string[]): unknown {
  return JSON.parse(
    execFileSync(process.execPath, [ADMIN, "--data", server.folder, "--json", ...args], { encoding: "utf8" }),
  );
}

test("a banned player is told at once, and plays on when the ban is lifted", async ({ browser }) => {
  const ada = await arrive(browser, server.url, { name: "Ada" });
  const ben = await arrive(browser, server.url, { name: "Ben" });
  const code = await sitAtOnce("short", [ada, ben]);
  const who = JSON.stringify(order("who", code));
  const [, person = ""] = /"person":"([0-9a-f]{24})","name":"Ben"/.exec(who) ?? [];
  order("ban", person);
  await expect(ben.getByRole("heading", { name: "You are banned" })).toBeVisible();
  await ada.getByRole("tab", { name: "People" }).click();
  await expect(ada.locator(".side .crew-line", { hasText: "Ben" })).toContainText("the autopilot plays");
  // Other pages are closed to them, too.
  await ben.goto("/open");
  await ben.getByRole("button", { name: "Open the table" }).click();
  await expect(ben.getByText("You are banned from this server.")).toBeVisible();
  await ben.goto(`/t/${code}`);
  await expect(ben.getByRole("heading", { name: "You are banned" })).toBeVisible();
  order("unban", person);
  await ben.getByRole("button", { name: "Try again" }).click();
  await ben.locator(".board").waitFor();
  await expect(ada.locator(".side .crew-line", { hasText: "Ben" })).not.toContainText("the autopilot plays");
});
