import { type AnyGame, GAMES } from "@harbor/cli/games";
import { quantile } from "@harbor/cli/numbers";
import type { Browser, Locator, Page } from "@playwright/test";
import { newPage, settings } from "./browser.ts";
import type { LastBid } from "./recordings.ts";

/** The time from the gesture that lays the last card to the end of the reveal, at normal speed; in milliseconds. */
export type RevealFrames = {
  readonly reveals: number;
  readonly frames: number;
  /** Between consecutive frames. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly over50: number;
  /** The long frames, as the browser counts them, and the longest of them. */
  readonly longFrames: number;
  readonly longestFrame: number;
};

type Watched = { readonly deltas: readonly number[]; readonly long: readonly number[] };

declare global {
  interface Window {
    revealFrames?: { readonly deltas: number[]; readonly long: number[]; on: boolean };
  }
}

const LONGEST = 180_000;

export async function measureReveals(browser: Browser, url: string, bids: readonly LastBid[]): Promise<RevealFrames> {
  const watched: Watched[] = [];
  for (const bid of bids) watched.push(await watchReveal(browser, url, bid));
  const deltas = watched.flatMap((one) => one.deltas);
  const long = watched.flatMap((one) => one.long);
  return {
    reveals: watched.length,
    frames: deltas.length,
    p50: quantile(deltas, 0.5) ?? Number.NaN,
    p99: quantile(deltas, 0.99) ?? Number.NaN,
    max: Math.max(...deltas),
    over50: deltas.filter((delta) => delta > 50).length,
    longFrames: long.length,
    longestFrame: Math.max(0, ...long),
  };
}

/** Plays an unfinished local game, from just before the last bid. */
async function watchReveal(browser: Browser, url: string, { recording, after, seat }: LastBid): Promise<Watched> {
  const { game, mode, options, seed, moves } = recording;
  const seats = new Set(moves.map((move) => move.seat)).size;
  const people = Array.from({ length: seats }, (_, nth) => ({
    name: `Sailor ${nth + 1}`,
    color: nth,
    kind: nth === seat ? "person" : "bot",
  }));
  const plan = { kind: "hotseat", game: game.id, rules: game.rules, mode, options, seed, people };
  const saved = { [hotseatKey(game)]: { plan, moves: moves.slice(0, after) } };
  const page = await newPage(browser, { url, remembered: { ...settings("usual"), ...saved } });
  await page.goto(`/${game.id}/hotseat`);
  await page.locator("button.hand-card").last().click();
  const slot = page.locator('.target[data-barred="false"]').first();
  await slot.waitFor();
  await watchFrames(page);
  await layCard(page, slot);
  await page.locator(".reveal").waitFor({ state: "detached", timeout: LONGEST });
  const watched = await page.evaluate(() => {
    if (window.revealFrames !== undefined) window.revealFrames.on = false;
    return { deltas: window.revealFrames?.deltas ?? [], long: window.revealFrames?.long ?? [] };
  });
  await page.context().close();
  return watched;
}

/** Where the client keeps a game. The first game's name is not in it, as there once was only one. */
function hotseatKey({ id }: AnyGame): string {
  return id === GAMES[0].id ? "harbor:local:hotseat" : `harbor:local:${id}:hotseat`;
}

/** A slot that would bring nothing tells so at the first tap, and takes the card at the second. */
async function layCard(page: Page, slot: Locator): Promise<void> {
  const reveal = page.locator(".reveal");
  const concern = page.locator(".concern-text");
  await slot.click();
  await reveal.or(concern).waitFor();
  if (await concern.isVisible()) await slot.click();
  await reveal.waitFor();
}

/** Rounded to whole milliseconds: the page's clock is no more precise. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = { deltas: [] as number[], long: [] as number[], on: true };
    window.revealFrames = frames;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (frames.on) frames.long.push(duration);
    }).observe({ type: "long-animation-frame" });
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) frames.deltas.push(Math.round(now - last));
      last = now;
      if (frames.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
