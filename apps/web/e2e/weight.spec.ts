import { GAMES } from "@harbor/cli/games";
import { expect, test } from "@playwright/test";
import { FIRST_LOAD, LIVE_LOAD, TABLE_APART } from "../bench/goals.ts";
import { seatPlayers } from "../bench/liveTable.ts";
import { recordGame } from "../bench/recordings.ts";
import { scriptBeyond, weigh } from "../bench/weight.ts";

test("the home page loads little script, and none for a table", async ({ browser, baseURL }) => {
  const url = baseURL ?? "";
  const home = await weigh(browser, url, { page: "home", path: "/", ready: ".games-doors" });
  const table = await weigh(browser, url, { page: "table", path: "/solo", ready: ".board" });
  expect(home.script).toBeLessThan(FIRST_LOAD);
  expect(scriptBeyond(table, home)).toBeGreaterThan(TABLE_APART);
});

for (const game of GAMES) {
  test(`${game.id}: a live table loads no more script than it should`, async ({ browser, baseURL }) => {
    const url = baseURL ?? "";
    const { path, cookie, leave } = await seatPlayers(url, recordGame(game, "weight"), MOVES);
    const table = await weigh(browser, url, { page: "live table", path, ready: ".board-tools", cookie });
    leave();
    expect(table.script).toBeLessThan(LIVE_LOAD);
  });
}

/** So many that the game is under way. */
const MOVES = 6;

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
