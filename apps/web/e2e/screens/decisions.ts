import type { Page } from "@playwright/test";
import { type Situation, situation } from "../situations.ts";
import { RESULTS } from "./kept.ts";
import { type Screen, turnTo } from "./screen.ts";

const MINE = ".prompt[data-mine=true]";

export function decision(name: Situation): Screen {
  return { name, ready: MINE, open: () => open(name) };
}

/** A decision, after something has been done but before it is made. */
function about(name: string, from: Situation, show: (page: Page) => Promise<void>, ready = MINE): Screen {
  return { name, ready, open: () => open(from), show };
}

/** Opens an unfinished game in this browser. */
export function open(name: Situation) {
  const saved = situation(name);
  return { path: `/${saved.kind}`, saved };
}

const takeUp = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Every decision in the rules, as a table on one screen asks for it. */
export const DECISIONS: readonly Screen[] = [
  decision("founding"),
  decision("stocking"),
  decision("solo-bidding"),
  decision("bidding-first"),
  decision("bidding-last"),
  about("bidding-held", "bidding-last", takeUp("button.hand-card")),
  about("bidding-warned", "bid-in-vain", async (page) => {
    await page.locator("button.hand-card").first().click();
    await page.locator(".slot:has(.slot-concern) .target").first().click();
  }),
  about("bidding-quay", "bidding-last", (page) => turnTo(page, "harbor")),
  about("bidding-side", "bidding-last", (page) => turnTo(page, "side")),
  decision("bollard"),
  decision("clear"),
  decision("build"),
  decision("build-choice"),
  about("build-held", "build-choice", takeUp(".yard-card")),
  decision("influence"),
  decision("prices"),
  about("prices-picked", "prices", async (page) => {
    for (const nth of [3, 2, 1]) await page.locator(".ranking-good").nth(nth).click();
  }),
  decision("prices-exchange"),
  decision("ladder"),
  decision("ships"),
  decision("ships-wild"),
  decision("ships-longer"),
  decision("contracts"),
  decision("contracts-longer"),
  decision("harbor"),
  about("harbor-held", "harbor", takeUp("button.good")),
  about("harbor-why", "harbor", async (page) => {
    await page.locator("button.good").first().click();
    // It is announced as disabled, but pointing at it shows the reason.
    await page.locator(".target[data-barred=true]").last().click({ force: true });
  }),
  about("harbor-preview", "harbor", takeUp("[data-do=load]"), ".harbor[data-preview=true]"),
  about("harbor-short", "room-short", takeUp("[data-do=load]"), ".load-choice"),
  about("harbor-unfinished", "harbor", takeUp("[data-do=done]"), "[data-do=anyway]"),
  about(
    "harbor-closing",
    "harbor",
    async (page) => {
      // Time stands still, so the screen stays as long as needed.
      await page.clock.install();
      await page.locator("[data-do=done]").click();
      await page.locator("[data-do=anyway]").click();
    },
    "[data-do=go-on]",
  ),
  decision("harbor-made"),
  decision("produce"),
  about("produce-held", "produce", takeUp(".space-maker")),
  decision("produce-money"),
  about("pack", "pack", takeUp('.space-goods[data-count="2"] button.good')),
  decision("deposit"),
  decision("give"),
  decision("sell"),
  { name: "curtain", ready: ".curtain-card", open: () => open("curtain") },
  { name: "end-solo", ready: ".end", open: () => open("end-solo") },
  {
    name: "end-solo-best",
    ready: ".bands-best",
    open: () => ({ ...open("end-solo"), stored: { "harbor:results": RESULTS } }),
  },
  { name: "end-two", ready: ".end", open: () => open("end-two") },
  { name: "end-four", ready: ".end", open: () => open("end-four") },
  {
    name: "end-boards",
    ready: ".desk > .button",
    open: () => open("end-four"),
    show: (page) => page.locator(".end-foot > .row").first().locator(".button").last().click(),
  },
];
