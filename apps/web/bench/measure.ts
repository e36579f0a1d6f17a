import { loadavg } from "node:os";
import { dirname } from "node:path";
import type { AnyGame } from "@harbor/cli/games";
import { rounded } from "@harbor/cli/goal";
import type { Browser } from "@playwright/test";
import { build } from "vite";
import { openBrowser } from "./browser.ts";
import { goalsOf, type Measured } from "./goals.ts";
import { measureHarborMoves } from "./harborMoves.ts";
import { audit } from "./lighthouse.ts";
import { seatPlayers } from "./liveTable.ts";
import { FULL, type Plan, QUICK } from "./plan.ts";
import { busyHarbor, lastBids, recordGame } from "./recordings.ts";
import { inTables } from "./report.ts";
import { measureReveals } from "./revealFrames.ts";
import { serve } from "./server.ts";
import { type Address, weigh } from "./weight.ts";

/** Builds the client and measures it: the report, and the same in tables. */
export async function measureClient(game: AnyGame, quick: boolean) {
  // The load before we start: above 0, the machine was not ours alone.
  const [loadBefore] = loadavg();
  await build({ root: dirname(import.meta.dirname), logLevel: "warn" });
  const measured = await measure(game, quick ? QUICK : FULL);
  const report = rounded({ quick, loadBefore, ...measured, goals: goalsOf(measured) });
  return { report, tables: inTables(measured) };
}

async function measure(game: AnyGame, plan: Plan): Promise<Measured> {
  const server = await serve();
  const browser = await openBrowser();
  try {
    return await measureServed(game, plan, server.url, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureServed(game: AnyGame, plan: Plan, url: string, browser: Browser): Promise<Measured> {
  const recording = recordGame(game, "web 1");
  const busy = busyHarbor(recording);
  const live = await seatPlayers(url, recording, busy ?? Math.floor(recording.moves.length / 2));
  const home: Address = { page: "home", path: "/", ready: ".games-doors" };
  const tables: Address[] = [
    ...(playsAlone(game) ? [{ page: "solo table", path: `/${game.id}/solo`, ready: TABLE }] : []),
    { page: "live table", path: live.path, ready: TABLE, cookie: live.cookie },
  ];
  tell("weight");
  const weight: Measured["weight"] = [
    await weigh(browser, url, home),
    ...(await inTurn(tables, (table) => weigh(browser, url, table))),
  ];
  if (busy !== undefined) tell("harbor moves");
  const harborMoves = busy === undefined ? undefined : await measureHarborMoves(browser, url, live, plan.moves);
  const { devices, runs } = plan.lighthouse;
  if (devices.length > 0) tell("Lighthouse");
  const lighthouse = await inTurn(
    devices.flatMap((device) => [home, ...tables].map((address) => ({ device, address }))),
    ({ device, address }) => audit(url, address, device, runs),
  );
  live.leave();
  const bids = bidsToReveal(game, plan.reveals);
  if (bids.length === 0) return { weight, lighthouse, harborMoves, reveals: undefined };
  tell("reveals");
  return { weight, lighthouse, harborMoves, reveals: await measureReveals(browser, url, bids) };
}

/** The tools that every game's board has at its top. */
const TABLE = ".board-tools";

function playsAlone(game: AnyGame): boolean {
  return game.modes.some(({ seats }) => seats.includes(1));
}

/** The last bids before reveals, from several games, early and late ones; none in a game without reveals. */
function bidsToReveal(game: AnyGame, wanted: number) {
  if (wanted === 0) return [];
  const games = Array.from({ length: GAMES_REVEALED }, (_, nth) => lastBids(recordGame(game, `reveal ${nth}`)));
  const all = games.flat();
  return Array.from({ length: wanted }, (_, nth) => all[Math.floor((nth * all.length) / wanted)]).flatMap(
    (bid) => bid ?? [],
  );
}

const GAMES_REVEALED = 3;

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function tell(part: string): void {
  process.stderr.write(`measuring ${part} ...\n`);
}
