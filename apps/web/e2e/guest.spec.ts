import { expect, type Page, test } from "@playwright/test";
import { BOARD, decideOnce, GUEST, isOver, PLAYERS, serverWithGuest } from "./guestFixture.ts";
import type { OwnServer } from "./ownServer.ts";
import { arrive } from "./people.ts";
import { expectPicture, sharePicture, stubShareSheet } from "./picture.ts";
import { habits, play } from "./play.ts";

test.describe.configure({ timeout: 120_000 });

let server: OwnServer;
test.beforeAll(async () => {
  server = await serverWithGuest();
});
test.afterAll(() => server.clear());

const games = (page: Page) => page.locator(".door");

/** There is no curtain when the same person goes on. */
async function liftCurtain(page: Page, name = ""): Promise<void> {
  await expect(page.locator(`.curtain, ${BOARD}`)).toBeVisible();
  if ((await page.locator(".curtain").count()) > 0) await page.getByRole("button", { name: `I am ${name}` }).click();
}

/** Goes from the site's home page to the guest's. */
async function goToGuest(page: Page): Promise<void> {
  await page.goto("/");
  await expect(games(page)).toHaveCount(2);
  await games(page).getByRole("link", { name: GUEST.title }).click();
  await expect(page.getByRole("heading", { name: GUEST.title, exact: true, level: 1 })).toBeVisible();
  // The guest has no lessons, and its page offers none.
  await expect(page.getByRole("link", { name: "Learn to play" })).toHaveCount(0);
}

test("a guest for five is opened from the home page, played to its end, watched and verified", async ({ browser }) => {
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => arrive(browser, server.url, { name })));
  if (ada === undefined || ben === undefined) throw new Error("nobody came");
  await goToGuest(ada);
  await expect(ada.getByRole("link", { name: "Play solo now" })).toHaveCount(0);
  await ada.getByRole("link", { name: "Open a table" }).click();
  await ada.getByRole("button", { name: "5", exact: true }).click();
  await ada.getByRole("button", { name: "Two days" }).click();
  await ada.getByText("Rain", { exact: true }).click();
  await ada.getByText("Bots play at once").click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);
  await expect(ada.locator(".person")).toHaveCount(5);

  await ben.goto(ada.url());
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  // Otherwise the first bot may be offered Ben's seat.
  await expect(ada.locator(".person").filter({ hasText: "Ben" })).toHaveCount(1);
  for (let bots = 1; bots <= 3; bots += 1) {
    await ada.getByRole("button", { name: "+ Bot" }).first().click();
    await expect(ada.locator(".person[data-kind=bot]")).toHaveCount(bots);
  }
  await expect(ben.getByText("Rain", { exact: true })).toBeVisible();
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, ben]) await page.locator(BOARD).waitFor();

  while (!(await isOver(ada))) for (const page of [ada, ben]) await decideOnce(page);
  await expect(ben.locator(`${BOARD}[data-step=end]`)).toBeVisible();
  await expect(ada.locator(PLAYERS)).toHaveCount(5);
  await expect(ada.locator(PLAYERS).first()).toContainText("Place 1");

  await ada.getByRole("button", { name: "Verify" }).click();
  await expect(ada.locator(".verdict-line")).toHaveText("Everything is as it should be.");
  // The guest has no scene of its own: its poster stands in.
  await stubShareSheet(ada);
  await expectPicture(ada, await sharePicture(ada));
  await ada.getByRole("button", { name: "Close" }).click();
  await ada.getByRole("link", { name: "Watch the replay" }).click();
  await ada.locator(".controls").waitFor();
  await expect(ada.locator(BOARD)).toHaveAttribute("data-step", "wake");
  await ada.getByRole("button", { name: "To the end" }).click();
  await expect(ada.locator(BOARD)).toHaveAttribute("data-step", "end");
  for (const page of [ada, ben]) await page.context().close();
});

test("five share one screen, and each game keeps its own unfinished one", async ({ browser }) => {
  const page = await arrive(browser, server.url, { name: "Ada" });
  await goToGuest(page);
  await page.getByRole("link", { name: "Share one screen" }).click();
  const rows = page.locator(".people .person");
  await expect(rows).toHaveCount(5);
  for (let seat = 2; seat < 5; seat += 1) await rows.nth(seat).getByRole("button", { name: "Human" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const name of ["Ada", "Player 2", "Player 3", "Player 4", "Player 5"]) {
    await liftCurtain(page, name);
    await decideOnce(page);
  }

  await page.goto("/");
  await games(page).first().getByRole("link", { name: "Share one screen" }).click();
  await page.getByRole("button", { name: "Short game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await play(page, habits(1), { step: "bidding" });

  await page.goto(`/${GUEST.id}`);
  await page.getByRole("link", { name: "Continue on one screen" }).click();
  await liftCurtain(page);
  await expect(page.locator(BOARD)).toHaveAttribute("data-step", "gather");
  await page.goto("/");
  await expect(page.locator(".left-game")).toHaveCount(2);
  await page.context().close();
});
