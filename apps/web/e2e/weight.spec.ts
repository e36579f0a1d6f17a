import { expect, test } from "@playwright/test";
import { FIRST_LOAD, TABLE_APART } from "../bench/goals.ts";
import { scriptBeyond, weigh } from "../bench/weight.ts";

test("the home page loads little script, and none for a table", async ({ browser, baseURL }) => {
  const url = baseURL ?? "";
  const home = await weigh(browser, url, { page: "home", path: "/", ready: ".games-doors" });
  const table = await weigh(browser, url, { page: "table", path: "/solo", ready: ".board" });
  expect(home.script).toBeLessThan(FIRST_LOAD);
  expect(scriptBeyond(table, home)).toBeGreaterThan(TABLE_APART);
});

test("files are served compressed and cached for good", async ({ request, page }) => {
  await page.goto("/");
  const script = await page.locator("script[src*='/assets/first']").getAttribute("src");
  for (const [encoding, header] of [
    ["br", "gzip, deflate, br"],
    ["gzip", "gzip"],
  ] as const) {
    const response = await request.get(script ?? "", { headers: { "accept-encoding": header } });
    expect(response.headers()).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  }
  const home = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(home.headers()).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
});
