import type { Page } from "@playwright/test";
import type { Situation } from "../situations.ts";
import { open } from "./decisions.ts";
import { type Screen, turnTo } from "./screen.ts";

const OPEN = "dialog[open]";

function over(name: string, from: Situation, show: (page: Page) => Promise<void>): Screen {
  return { name, ready: OPEN, open: () => open(from), show };
}

/** A presentation, shown whole at once; it stays until it is closed. */
function told(name: Situation): Screen {
  return {
    name,
    moving: true,
    ready: ".reveal-row",
    open: () => open(name),
    show: (page) => page.locator(".reveal-foot .button").click(),
  };
}

/** Advice, beside the decision and on the boards. */
function advised(name: string, from: Situation): Screen {
  return {
    name,
    ready: ".hint-words[data-hint]",
    open: () => open(from),
    async show(page) {
      await page.locator(".board").waitFor();
      const button = page.locator(".hint-ask");
      for (const tab of ["harbor", "world"] as const) if (!(await button.isVisible())) await turnTo(page, tab);
      await button.click();
    },
  };
}

const inTheWorld = (selector: string) => async (page: Page) => {
  await turnTo(page, "world");
  await page.locator(selector).first().click();
};

const inTheHarbor = (selector: string) => async (page: Page) => {
  await turnTo(page, "harbor");
  await page.locator(selector).first().click();
};

/** Everything that opens over a table. */
export const DIALOGS: readonly Screen[] = [
  told("reveal"),
  told("settlement"),
  over("card-building", "bidding-last", inTheWorld(".offer")),
  over("card-ship", "bidding-last", inTheWorld(".berth .inspect")),
  over("card-contract", "bidding-last", inTheWorld(".lorry .inspect")),
  over("card-berthed", "harbor", inTheHarbor(".dock-ship")),
  over("card-laid", "harbor", inTheHarbor(".loading-truck")),
  over("card-built", "harbor", inTheHarbor(".space-building")),
  over("other-harbor", "bidding-last", async (page) => {
    await turnTo(page, "side");
    await page.locator(".other").first().click();
  }),
  advised("hint-bid", "bidding-last"),
  advised("hint-work", "harbor"),
  over("planner", "bidding-last", openPlanner),
  over("planner-evening", "harbor", openPlanner),
  over("trial", "harbor", openTrial),
  over("trial-card", "harbor", async (page) => {
    await openTrial(page);
    await page.locator('.tray-item[data-tried^="contract"]').first().click();
  }),
  over("news", "ships", (page) => page.locator(".bids-button").click()),
  over("rule", "prices", openRule),
  over("settings-at-table", "harbor", (page) => page.locator(".board-tools button.round").last().click()),
];

async function openPlanner(page: Page): Promise<void> {
  await page.locator(".planner-door").click();
  await page.locator(".ahead").waitFor();
  await page.locator(".planner-offers li").first().waitFor();
}

async function openTrial(page: Page): Promise<void> {
  await openPlanner(page);
  await page.locator("[data-do=try-out]").click();
  await page.locator(".tray").waitFor();
}

async function openRule(page: Page): Promise<void> {
  await page.locator(".prompt-help").click();
  await page.locator(".rules-dialog-body").waitFor();
}
