import type { Page } from "@playwright/test";
import { keepAnalysed } from "../analysisFixture.ts";
import { bring, recordedWith, UNKNOWN } from "../cardsFixture.ts";
import { GAME, HOME } from "../gameFixture.ts";
import { keep, openEnd, recorded } from "../recordings.ts";
import { situation } from "../situations.ts";
import { FINISHED, RESULTS } from "./kept.ts";
import type { Screen } from "./screen.ts";

const HOUR = 3_600_000;

const at = (path: string) => () => ({ path });

/** All pages without a table. */
export const PAGES: readonly Screen[] = [
  { name: "house", ready: ".games-doors", open: at("/") },
  { name: "home", ready: ".home-ways", open: at(HOME) },
  { name: "home-solo", ready: ".left-game", open: () => ({ path: HOME, saved: situation("solo-bidding") }) },
  { name: "home-hotseat", ready: ".left-game", open: () => ({ path: HOME, saved: situation("bidding-last") }) },
  {
    name: "home-offline",
    ready: ".home-lost",
    async open(page) {
      await page.route("**/api/*tables", (route) => route.abort());
      return { path: HOME, saved: situation("solo-bidding") };
    },
  },
  {
    name: "home-turns",
    ready: ".home-turn",
    async open(page) {
      const tables = [
        ownTable("ABC234", ["Ada", "Ben"], 11 * HOUR),
        ownTable("DEF567", ["Cleopatra", "Ada"], 2 * HOUR),
      ];
      await page.route("**/api/my-tables", (route) => route.fulfill({ json: { tables } }));
      return { path: "/" };
    },
    show: (page) => page.locator(".call").waitFor(),
  },
  {
    name: "elsewhere",
    ready: ".notice-card",
    open: () => ({ path: "/solo", saved: situation("solo-bidding") }),
    async show(page) {
      await page.locator(".board").waitFor();
      // As another tab does.
      await page.evaluate(() => {
        const name = "harbor:slot:harbor:local:solo";
        void navigator.locks.request(name, { steal: true }, () => new Promise(() => {}));
      });
    },
  },
  {
    name: "unsaved",
    ready: ".call",
    open: () => ({ path: HOME, saved: situation("solo-bidding") }),
    async show(page) {
      await page.evaluate(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, text) {
          if (key.startsWith("harbor:local")) throw new DOMException("full", "QuotaExceededError");
          setItem.call(this, key, text);
        };
      });
      await page.locator(".way-pair[data-kind=solo] a").click();
    },
  },
  {
    name: "settings",
    ready: "dialog[open]",
    async open(page) {
      await page.request.post("/api/me", { data: { name: "Ada" } });
      await page.request.post("/api/ratings", { data: { game: GAME.id, wanted: true } });
      return { path: HOME };
    },
    async show(page) {
      await page.locator(".home-top button").click();
      await page.locator(".own-rating").waitFor();
    },
  },
  { name: "open", ready: ".sheet", open: at("/open") },
  {
    name: "open-seats",
    ready: "fieldset:nth-of-type(2)",
    open: at("/open"),
    show: (page) => page.locator("fieldset").first().locator(".button").first().click(),
  },
  {
    name: "open-cards",
    ready: ".cards-refused",
    open: at("/open"),
    async show(page) {
      await page.locator(".cards-how summary").click();
      await bring(page, "humble-harbor-of-our-own.json", JSON.stringify(UNKNOWN));
      await bring(page, "list-without-ships.json", JSON.stringify({ ...UNKNOWN, ships: [] }));
    },
  },
  { name: "hotseat", ready: ".people", open: at("/hotseat") },
  {
    name: "hotseat-alone",
    ready: ".people",
    open: at("/hotseat"),
    show: (page) => page.locator(".person").nth(1).locator(".button").nth(2).click(),
  },
  {
    name: "hotseat-bots",
    ready: ".bot-chosen",
    open: at("/hotseat"),
    show: (page) => seatBots(page, 1, 2, 3),
  },
  {
    name: "hotseat-bot-sheet",
    ready: ".bot-card:disabled",
    open: at("/hotseat"),
    async show(page) {
      await seatBots(page, 1);
      await page.locator(".bot-chosen").click();
    },
  },
  { name: "rules", ready: ".rule-section", open: at("/rules") },
  { name: "rules-paragraph", ready: ".rule-section", open: at("/rules#TWN-4") },
  {
    name: "rules-found",
    ready: ".rule-section",
    open: at("/rules"),
    show: (page) => page.locator("input[type=search]").fill("solo"),
  },
  {
    name: "rules-nothing",
    ready: ".rules-nav",
    open: at("/rules"),
    show: (page) => page.locator("input[type=search]").fill("submarine"),
  },
  { name: "rules-cards-missing", ready: "[role=alert]", open: at(`/rules/${"0".repeat(64)}#gallery`) },
  { name: "replays", ready: ".file-door", open: at("/replay") },
  {
    name: "replays-kept",
    ready: ".statistics-bands",
    open: () => ({ path: "/replay", stored: { "harbor:finished": FINISHED, "harbor:results": RESULTS } }),
  },
  {
    name: "analysis",
    ready: ".chance-table tbody tr",
    open: at("/replay"),
    async show(page) {
      await keepAnalysed(page, "kept-a", recorded("short-2-random"));
      await page.goto("/replay/kept-a#analysis");
      await page.locator(".chance-figures summary").click();
    },
  },
  {
    name: "replay-end",
    ready: ".verdict-line",
    open: at("/replay"),
    async show(page) {
      await keep(page, "kept-a", recorded("short-2-fifth"));
      await page.goto("/replay/kept-a");
      await openEnd(page);
      await page.getByRole("button", { name: "Verify" }).click();
    },
  },
  { name: "lost-replay", ready: ".notice-card", open: at(`/replay/${"x".repeat(20)}`) },
  {
    name: "lost-cards-of-replay",
    ready: ".notice-card .row .button:nth-child(3)",
    open: at("/replay"),
    show: (page) => bring(page, "humble.replay.jsonl", recordedWith(UNKNOWN).bare),
  },
  { name: "lost-page", ready: ".notice-card", open: at("/nowhere") },
  { name: "lost-table", ready: ".notice-card", open: at("/t/ZZZZZZ") },
  { name: "lost-link", ready: ".notice-card", open: at(`/resume#${"x".repeat(43)}`) },
  {
    name: "lost-server",
    ready: ".notice-card .row .button:nth-child(2)",
    async open(page) {
      await page.route("**/api/me", (route) => route.abort());
      return { path: "/t/ABCDEF" };
    },
  },
  {
    name: "lost-banned",
    ready: ".notice-card .row .button:nth-child(2)",
    async open(page) {
      const json = { ok: false, code: "banned" };
      await page.route("**/api/me", (route) => route.fulfill({ status: 403, json }));
      return { path: "/t/ABCDEF" };
    },
  },
];

/** A table where it is the user's turn. */
function ownTable(code: string, names: readonly string[], timeLeft: number) {
  return {
    code,
    status: "playing",
    settings: { game: "any", options: {}, isPublic: false, spectators: true, clock: 86_400 },
    seats: names.map((name) => ({ kind: "person", name })),
    changedAt: Date.now(),
    yourTurn: true,
    timeLeft,
  };
}

async function seatBots(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) await page.locator(".person").nth(place).locator("fieldset .button").nth(1).click();
}
