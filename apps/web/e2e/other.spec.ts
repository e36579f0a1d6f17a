import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { askedAmong, OTHER, OTHER_BOARD, OTHER_RESULTS, playOther } from "./otherFixture.ts";
import { HURRIED, type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, sitDown } from "./people.ts";
import { expectPicture, sharePicture, stubShareSheet } from "./picture.ts";
import { diceOf } from "./play.ts";

test.describe.configure({ timeout: 300_000 });

let server: OwnServer | undefined;
test.afterEach(async () => {
  await server?.clear();
  server = undefined;
});

const LINE = { timeout: 60_000 };
const door = (page: Page) =>
  page.locator(".door", { has: page.getByRole("heading", { name: new RegExp(OTHER.id, "i") }) });

test("a game against bots gives advice, is verified, shared, watched by all eyes, continued, counted and repeated", async ({
  browser,
  baseURL,
}) => {
  const page = await arrive(browser, baseURL ?? "", { name: "Ada" });
  await page.goto("/");
  await door(page).getByRole("link", { name: "Play against bots" }).click();
  await playOther(page, diceOf(1), { round: 2 });
  await page.reload();
  await page.getByRole("button", { name: /^What would .* do\?$/ }).click();
  await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
  await playOther(page, diceOf(2));
  await expect(page.locator(OTHER_RESULTS)).toHaveCount(3);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.locator(".verdict-line")).toHaveText("Everything is as it should be.");
  await stubShareSheet(page);
  await expectPicture(page, await sharePicture(page));
  await page.getByRole("button", { name: "Close" }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const file = { name: "game.replay.jsonl", mimeType: "text/plain", buffer: readFileSync(await saved.path()) };

  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.locator(".controls").waitFor();
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(page.locator(OTHER_BOARD)).toHaveAttribute("data-round", "2");
  // One hand lies in front, the others with the crew; spectators see none.
  await expect(page.locator(".meu-open-hand")).toHaveCount(2);
  await expect(page.locator(".meu-hand")).toContainText("The hand of");
  await page.getByRole("button", { name: "Spectator" }).click();
  await expect(page.locator(".meu-hand, .meu-open-hand")).toHaveCount(0);
  await page.getByRole("button", { name: /^What would .* do\?$/ }).click();
  await expect(page.locator(".consult p").last()).not.toBeEmpty();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(new RegExp(`/${OTHER.id}/hotseat$`));
  await expect(page.locator(OTHER_BOARD)).toHaveAttribute("data-round", "2");

  await page.goto("/replay");
  await expect(page.getByText("Roles, by rounds")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(OTHER_BOARD)).toHaveAttribute("data-step", "ending");
  await page.getByRole("button", { name: "Results" }).click();
  await page.getByRole("button", { name: "Same sea, different crew" }).click();
  await page.getByRole("button", { name: "Open a table with it" }).click();
  await expect(page.locator(".chips-same")).toContainText("Same sea, different crew.");
  await page.context().close();
});

test("three who ask for the next one share a table; whoever is late is played for, and then plays on", async ({
  browser,
}) => {
  const started = await ownServer({}, HURRIED);
  server = started;
  const pages: Page[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) pages.push(await arrive(browser, started.url, { name }));
  const [ada, ...others] = pages;
  if (ada === undefined) throw new Error("nobody came");
  for (const page of pages) {
    await page.goto(`/${OTHER.id}`);
    await page.getByRole("button", { name: /Play with the next one who comes/ }).click();
    await page.waitForURL(/\/t\//);
  }
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  await ada.getByRole("button", { name: "Change the table" }).click();
  await ada.getByRole("button", { name: "30 seconds" }).click();
  await ada.getByRole("button", { name: "Apply" }).click();
  for (const page of others) await expect(page.getByText("30 seconds per decision")).toBeVisible();
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of pages) await page.locator(OTHER_BOARD).waitFor();
  const late = await askedAmong(pages);
  await expect(late.locator(".call")).toContainText("Your time was up.", LINE);
  await Promise.all(pages.map((page, seat) => playOther(page, diceOf(seat), { round: 2 })));
  await expect(late.locator(".call", { hasText: "Your time was up." })).toHaveCount(0);
  for (const page of pages) await page.context().close();
});

test("four play a whole rated game, a fifth watches, the server is killed and started again, and all meet once more", async ({
  browser,
}) => {
  const started = await ownServer();
  server = started;
  const pages: Page[] = [];
  for (const name of ["Ada", "Ben", "Cleo", "Dan"]) pages.push(await arrive(browser, started.url, { name }));
  const watcher = await arrive(browser, started.url, { name: "Eve" });
  const heard = heardBy(watcher);
  await sitDown("Plain", pages, [watcher], { path: `/${OTHER.id}/open`, board: OTHER_BOARD, rated: true });
  const dice = pages.map((_, seat) => diceOf(seat));
  const playTo = (round?: number) =>
    Promise.all(pages.map((page, seat) => playOther(page, dice[seat] ?? Math.random, { ...(round && { round }) })));
  await playTo(2);
  await started.kill();
  for (const page of [...pages, watcher])
    await expect(page.locator(".link-sign")).toHaveAttribute("data-link", "lost", LINE);
  await started.start();
  for (const page of [...pages, watcher])
    await expect(page.locator(".link-sign")).toHaveAttribute("data-link", "online", LINE);
  await playTo();
  for (const page of [...pages, watcher]) await expect(page.locator(OTHER_RESULTS)).toHaveCount(4, LINE);

  await watcher.getByRole("button", { name: "Verify" }).click();
  await expect(watcher.locator(".verdict-line")).toHaveText("Everything is as it should be.");
  // No hand ever reaches a spectator.
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.filter((text) => text.includes('"hand":'))).toEqual([]);

  const [host, ...others] = pages;
  if (host === undefined) throw new Error("nobody came");
  await expect(host.locator(".rating-changes li")).toHaveCount(4);
  await host.getByRole("button", { name: "Play again" }).click();
  for (const page of others)
    await page.locator(".call", { hasText: "Ada has opened a rematch." }).getByRole("link").click();
  await expect(host.locator(".person", { hasText: "not connected" })).toHaveCount(0);
  await expect(host.locator(".person")).toHaveCount(4);
  for (const page of [...pages, watcher]) await page.context().close();
});

test("what is planned at a table is done although the browser is closed", async ({ browser }) => {
  const started = await ownServer();
  server = started;
  const pages: Page[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) pages.push(await arrive(browser, started.url, { name }));
  await sitDown("Plain", pages, [], { path: `/${OTHER.id}/open`, board: OTHER_BOARD });
  const captain = await firstAsked(pages);
  const seat = (captain + 1) % pages.length;
  const [host, planner] = [pages[captain], pages[seat]];
  if (host === undefined || planner === undefined) throw new Error("nobody plays");
  const waive = planner.getByRole("button", { name: "No sabers from me" });
  await planner.getByRole("button", { name: "+ Pass" }).click();
  for (const nth of [2, 3]) await planner.locator(".meu-wish").nth(nth).click();
  await waive.click();
  // The table keeps the plan: another browser would show it, too.
  await planner.reload();
  await expect(waive).toHaveAttribute("aria-pressed", "true");
  await expect(planner.locator(".meu-wish[aria-pressed=true]")).toHaveCount(2);
  await planner.context().close();

  // A wage, and the card that a captain lays first.
  for (const step of ["offer", "lading"]) {
    await expect(host.locator(OTHER_BOARD)).toHaveAttribute("data-step", step);
    await host.locator(`${ASKED} .meu-choice`).first().click();
  }
  await expect(host.locator(`.meu-mate[data-seat="${seat}"] [data-kind=role]`)).toBeVisible(LINE);
  await expect(host.locator(`.meu-mate[data-seat="${(captain + 2) % pages.length}"]`)).toHaveAttribute(
    "data-pending",
    "true",
    LINE,
  );
  for (const page of pages) if (page !== planner) await page.context().close();
});

const ASKED = ".meu-desk[data-pending=true]";

function firstAsked(pages: readonly Page[]): Promise<number> {
  return Promise.any(
    pages.map(async (page, seat) => {
      await page.locator(ASKED).waitFor(LINE);
      return seat;
    }),
  );
}

/** Everything the server sends to a page, verbatim. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString()));
  });
  return heard;
}

test("one screen is handed round, and nobody's hand shows behind the curtain", async ({ browser, baseURL }) => {
  const page = await arrive(browser, baseURL ?? "", { name: "Ada" });
  await page.goto("/");
  await door(page).getByRole("link", { name: "Share one screen" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  let curtains = 0;
  await playOther(page, diceOf(3), {
    round: 2,
    async curtain() {
      curtains += 1;
      await expect(page.locator(`${OTHER_BOARD} .meu-hand`).filter({ visible: true })).toHaveCount(0);
    },
  });
  expect(curtains).toBeGreaterThan(3);
  await page.context().close();
});
