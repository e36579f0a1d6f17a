import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type OwnServer, ownServer } from "./ownServer.ts";

const SERVER = join(import.meta.dirname, "../../server/test");

/** A second game, which only tests know. */
export const GUEST = { id: "posy", title: "Posy" };
export const BOARD = ".posy-board";
export const PLAYERS = ".posy-gardeners li";

/** A server and a client with one more game than those shipped. */
export async function serverWithGuest(): Promise<OwnServer> {
  if (!existsSync(join(import.meta.dirname, "../test/guest/dist/index.html")))
    throw new Error("the client with a guest is not built; npm test builds it");
  return ownServer(
    { TABLES_PER_PERSON: "0", TABLES_PER_HOUR: "0" },
    { file: join(SERVER, "guestServer.ts"), flags: ["--import", pathToFileURL(join(SERVER, "withGuest.ts")).href] },
  );
}

const PATIENCE_MS = 30_000;

/** Makes one decision by the visible controls, if there is any, and waits for its effect. */
export async function decideOnce(page: Page): Promise<void> {
  const board = page.locator(BOARD);
  const turn = await signOf(page);
  if ((await board.getAttribute("data-asked")) !== "true") return;
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const flowers = page.locator(".posy-picks button:enabled");
  switch (await board.getAttribute("data-step")) {
    case "wake":
      await press("At 5");
      break;
    case "gather":
      await flowers.first().click();
      await press("Gather");
      break;
    case "tie":
      if ((await flowers.count()) < 2) {
        await press("Rest");
        break;
      }
      await flowers.first().click();
      await flowers.first().click();
      await press(/^Tie for/);
      break;
    case "dusk":
      await press("Keep all");
      break;
    default:
      return;
  }
  await page.waitForFunction(readSignOtherThan, turn, { timeout: PATIENCE_MS, polling: 20 });
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(`${BOARD}[data-step=end]`).count()) > 0;
}

function signOf(page: Page): Promise<string> {
  return page
    .locator(".posy-board")
    .evaluate((board) => `${board.getAttribute("data-turn")} ${board.getAttribute("data-asked")}`);
}

/** Runs in the page: whether the board's sign has changed, as it also does behind a curtain. */
function readSignOtherThan(sign: string): boolean {
  const board = document.querySelector(".posy-board");
  return `${board?.getAttribute("data-turn")} ${board?.getAttribute("data-asked")}` !== sign;
}
