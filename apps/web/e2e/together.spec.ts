import { expect, type Page, test } from "@playwright/test";
import { replayed, rowsOf, rowsOn } from "./engineFixture.ts";
import { type OwnServer, ownServer } from "./ownServer.ts";
import { arrive, isOnTurn, layCard, resume, resumeLink, sitDown } from "./people.ts";
import { habits, play } from "./play.ts";
import { skipAt } from "./skip.ts";

test.describe.configure({ timeout: 600_000 });

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.clear());

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const RECONNECTS = { timeout: 60_000 };

/** The rounds in between have nothing that these do not have; the watcher sees them all the same. */
const [SECOND, THIRD, LAST_TWO] = [2, 3, 7];

test("four play a short game, a fifth watches, the server is killed, one changes device", async ({ browser }) => {
  const pages: Page[] = [];
  for (const name of NAMES) pages.push(await arrive(browser, server.url, { name }));
  const watcher = await arrive(browser, server.url, { name: "Eve" });
  const heard = heardBy(watcher);
  const code = await sitDown("Short game", pages, [watcher]);
  const habit = pages.map((_, seat) => habits(seat, { queues: seat === 1 }));
  const playTo = (round: number) =>
    Promise.all([...pages.entries()].map(([seat, page]) => play(page, habit[seat] ?? habits(seat), { round })));

  await playTo(SECOND);
  for (const page of pages) await expect(page.locator(".call[data-bad=true]")).toHaveCount(0);
  await seesAllAndDecidesNothing(watcher);
  await surviveKill([...pages, watcher], pages);
  await playTo(THIRD);
  for (const page of pages) await expect(page.locator(".call[data-bad=true]")).toHaveCount(0);
  pages[2] = await moveToAnotherDevice(pages[2], code);
  await skipAt(pages, code, LAST_TWO);
  await playTo(Number.POSITIVE_INFINITY);
  await watcher.locator(".end").waitFor();
  for (const page of pages) await expect(page.locator(".call[data-bad=true]")).toHaveCount(0);

  const file = await (await fetch(`${server.url}/api/tables/${code}/replay`)).text();
  const rows = rowsOf(replayed(file));
  expect(rows).toHaveLength(NAMES.length);
  for (const page of [...pages, watcher]) expect(await rowsOn(page)).toEqual(rows);
  expect(heard.filter((text) => text.includes('"hand":'))).toEqual([]);
  expect(heard.filter((text) => text.includes('"bids-revealed"')).length).toBeGreaterThan(5);
});

/** Everything the server sends to a page, verbatim. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString()));
  });
  return heard;
}

async function seesAllAndDecidesNothing(watcher: Page): Promise<void> {
  await expect(watcher.locator(".board[data-step=bidding]")).toBeVisible();
  await expect(watcher.locator(".plate, .house")).not.toHaveCount(0);
  // A desktop that shows whose turn it is, without controls.
  await expect(watcher.locator(".prompt .waiting-list li")).not.toHaveCount(0);
  for (const control of [
    ".prompt[data-mine]",
    ".prompt button:not(.prompt-help)",
    ".hand",
    ".target",
    "button.good",
    ".queue",
  ])
    await expect(watcher.locator(control)).toHaveCount(0);
  await expect(watcher.locator(".bid[data-face=true], .bid-own")).toHaveCount(0);
}

/** Lays a card while the server is down. It counts once the server is back, and only once, for everybody. */
async function surviveKill(all: readonly Page[], players: readonly Page[]): Promise<void> {
  const turns = await Promise.all(players.map(async (page) => ((await isOnTurn(page)) ? page : undefined)));
  const onTurn = turns.find((page) => page !== undefined);
  if (onTurn === undefined) throw new Error("no page is on turn");
  const before = await onTurn.locator(".bid").count();
  await server.kill();
  for (const page of all) await expect(page.locator(".link-sign")).toHaveAttribute("data-link", "lost");
  await layCard(onTurn, "permit");
  await server.start();
  for (const page of all) await expect(page.locator(".link-sign")).toHaveAttribute("data-link", "online", RECONNECTS);
  for (const page of all) await expect(page.locator(".bid")).toHaveCount(before + 1);
  await expect(onTurn.locator(".bid-own")).toHaveCount(1);
  await expect(onTurn.locator(".hand-card")).toHaveCount(4);
}

/** Closes the old browser and continues in a new one: the game is on the home page, and the link is used up. */
async function moveToAnotherDevice(page: Page | undefined, code: string): Promise<Page> {
  const browser = page?.context().browser();
  if (page === undefined || !browser) throw new Error("nobody moves");
  const hand = await page.locator(".hand-card").count();
  const link = await resumeLink(page);
  await page.context().close();
  const phone = await arrive(browser, server.url);
  await resume(phone, link, code);
  await expect(phone.locator(".hand-card")).toHaveCount(hand);
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await phone.goto(`/t/${code}`);
  await phone.locator(".board .prompt").waitFor();
  return phone;
}
