import { NAME_LENGTH } from "@harbor/protocol";
import type { Page } from "@playwright/test";
import { changed } from "../cardsFixture.ts";
import {
  agreeToRating,
  handInCards,
  hire,
  openTable,
  ownerOf,
  playTable,
  resumeToken,
  type Sailor,
  shareReplay,
  spendLink,
} from "../crew.ts";
import { CARD_LISTS } from "../gameFixture.ts";
import { type Situation, situation } from "../situations.ts";
import { type Opening, type Screen, turnTo } from "./screen.ts";

const NAMES = ["Bartholomäus Brückenwärt", "Chloé", "Wilhelmine"] as const;

function baseOf(page: Page): string {
  return new URL(page.url()).origin;
}

/** The page's owner in the first seat, and others for the prepared game's remaining seats. */
async function crewFor(page: Page, seats: number): Promise<readonly [Sailor, ...Sailor[]]> {
  const others = await Promise.all(NAMES.slice(0, seats - 1).map((name) => hire(baseOf(page), name)));
  return [await ownerOf(page, baseOf(page)), ...others];
}

type Table = { readonly code: string; readonly crew: readonly Sailor[]; readonly base: string };
type Arrange = (table: Table) => Promise<void>;
type ArrangeLobby = (table: Table & { readonly own: Sailor; readonly host: Sailor }) => Promise<void>;

/** A table in play, waiting for its owner or for others. */
function playing(name: Situation, arrange: Arrange = async () => {}) {
  return async (page: Page): Promise<Opening> => {
    const prepared = situation(name);
    const base = baseOf(page);
    const crew = await crewFor(page, prepared.plan.people.length);
    const code = await openTable(base, crew[0], prepared, { clock: 86_400 });
    await playTable(code, crew, prepared);
    await arrange({ code, crew, base });
    return { path: `/t/${code}` };
  };
}

const SAYINGS = [
  "Moin! Who takes the big freighter?",
  "Not me, my docks are full to the brim and two of my contracts fall due this very evening.",
  "https://example.org/an-address-without-any-place-where-it-could-be-broken-into-lines",
] as const;

async function chatter({ code, crew }: Parameters<Arrange>[0]): Promise<void> {
  for (const [nth, text] of SAYINGS.entries()) await crew[nth % crew.length]?.send(code, { do: "say", text });
}

const lobby =
  (isHost: boolean, arrange: ArrangeLobby = async () => {}) =>
  async (page: Page): Promise<Opening> => {
    const base = baseOf(page);
    const [own, ben, ...others] = await crewFor(page, 4);
    const host = isHost ? own : ben;
    if (host === undefined) throw new Error("a table needs a host");
    const code = await openTable(base, host, situation("bidding-last"), { clock: 300 });
    await host.board(code);
    await host.send(code, { do: "sit", seat: 0 });
    await arrange({ code, crew: others, base, own, host });
    return { path: `/t/${code}` };
  };

async function sitDown({ code, crew }: Parameters<Arrange>[0]): Promise<void> {
  for (const [nth, one] of crew.entries()) {
    await one.board(code);
    await one.send(code, { do: "sit", seat: nth + 1 });
  }
  await crew[0]?.send(code, { do: "choose", choice: "barrel" });
}

const OWN_CARDS = changed(CARD_LISTS, 5);

async function lobbyWithCards(page: Page): Promise<Opening> {
  const base = baseOf(page);
  const host = await ownerOf(page, base);
  const cards = await handInCards(base, host, OWN_CARDS);
  return { path: `/t/${await openTable(base, host, situation("bidding-last"), { cards })}` };
}

async function rulesWithCards(page: Page): Promise<Opening> {
  const base = baseOf(page);
  return { path: `/rules/${await handInCards(base, await hire(base, "Dörte"), OWN_CARDS)}#gallery` };
}

/** Everybody but the page's owner has asked to close the game, and many are watching. */
async function wantToClose({ code, crew, base }: Parameters<Arrange>[0]): Promise<void> {
  for (const one of crew.slice(1)) await one.send(code, { do: "close" });
  await lookOn({ code, base });
}

async function lookOn({ code, base }: Pick<Table, "code" | "base">): Promise<void> {
  for (const name of ["Kapitänin Friederike Unterm Mast", "Dörte", "Wolkenbruchgeneraloberst"]) {
    const guest = await hire(base, name.slice(0, NAME_LENGTH));
    await guest.board(code);
  }
}

/** A shared game. */
async function recorded(page: Page): Promise<Opening> {
  const base = baseOf(page);
  return { path: `/replay/${await shareReplay(base, await hire(base, "Dörte"), situation("end-four"))}` };
}

/** Tables on a server, before, during and after the game, and addresses that lead nowhere. */
export const LIVE: readonly Screen[] = [
  { name: "lobby-cards", ready: ".own-cards", open: lobbyWithCards },
  { name: "rules-cards", ready: ".gallery-cards", open: rulesWithCards },
  { name: "lobby-host", ready: ".qr", open: lobby(true, sitDown) },
  {
    name: "lobby-full",
    ready: ".button.main:not(:disabled)",
    open: lobby(true, async (table) => {
      await sitDown(table);
      const late = await hire(table.base, "Dörte");
      await late.board(table.code);
      await late.send(table.code, { do: "sit", seat: 3 });
    }),
  },
  {
    name: "lobby-phone",
    ready: "dialog .qr",
    open: lobby(true),
    async show(page) {
      await page.locator(".sheet-head button.round").last().click();
      await page.locator("dialog .stack > .button").click();
    },
  },
  {
    name: "lobby-bots",
    ready: ".person:nth-child(4) .bot-portrait",
    open: lobby(true),
    async show(page) {
      await page.locator(".person").first().waitFor();
      for (let nth = 1; nth < 4; nth += 1) {
        const place = page.locator(".person").nth(nth);
        // They are already seated when the next language comes.
        if ((await place.getAttribute("data-kind")) === "empty") {
          await place.locator(".person-doings .button").nth(1).click();
        }
        await place.locator(".bot-portrait").waitFor();
      }
    },
  },
  { name: "lobby-guest", ready: ".person .button.main", open: lobby(false, sitDown) },
  { name: "table-own-turn", ready: '.prompt[data-mine="true"]', open: playing("bidding-last", chatter) },
  {
    name: "table-chat",
    ready: ".log-panel .field",
    open: playing("bidding-last", chatter),
    async show(page) {
      await turnTo(page, "side");
      await page.locator(".log-tab").nth(1).click();
    },
  },
  {
    name: "table-slow-chat",
    ready: ".chat-pace",
    open: playing("bidding-last", async (table) => {
      await chatter(table);
      await table.crew[0]?.send(table.code, { do: "pace-chat", pace: "30s" });
    }),
    async show(page) {
      await turnTo(page, "side");
      await page.locator(".log-tab").nth(1).click();
    },
  },
  {
    name: "table-report",
    ready: "dialog .report",
    open: playing("bidding-last", chatter),
    async show(page) {
      await turnTo(page, "side");
      await page.locator(".log-tab").nth(1).click();
      await page.locator(".chat-line .button").first().click();
      await page.locator("dialog .stack > .button").last().click();
    },
  },
  {
    name: "table-resign",
    ready: "dialog[open] .button.main",
    open: playing("waiting"),
    async show(page) {
      await page.locator(".table-button").click();
      await page.locator("dialog .close-ask").last().click();
    },
  },
  {
    name: "table-resigned",
    ready: ".log-panel .crew",
    open: playing("waiting", async (table) => {
      await table.crew[1]?.send(table.code, { do: "resign" });
      await lookOn(table);
    }),
    async show(page) {
      await turnTo(page, "side");
      await page.locator(".log-tab").nth(2).click();
    },
  },
  {
    name: "lobby-person",
    ready: "dialog .person-power",
    open: lobby(true, sitDown),
    show: (page) => page.locator(".person-doings .button.round").first().click(),
  },
  {
    name: "lobby-kept-out",
    ready: ".lobby-told",
    open: lobby(false, async (table) => {
      await sitDown(table);
      await lookOn(table);
      const { host, own, code } = table;
      await own.board(code);
      await own.send(code, { do: "sit", seat: 3 });
      await host.send(code, { do: "keep-out", author: await own.authorAt(code), from: "seats" });
    }),
  },
  {
    name: "table-kept-out",
    ready: ".notice-card",
    async open(page) {
      const base = baseOf(page);
      const [host, own] = [await hire(base, "Dörte"), await ownerOf(page, base)];
      const code = await openTable(base, host, situation("end-two"));
      await host.board(code);
      await own.send(code, { do: "sit", seat: 0 });
      await host.send(code, { do: "keep-out", author: await own.authorAt(code), from: "table" });
      own.leave();
      return { path: `/t/${code}` };
    },
  },
  { name: "table-waiting", ready: ".waiting-list", open: playing("waiting") },
  {
    name: "table-queue",
    ready: ".queue",
    open: playing("waiting-bid", async ({ code, crew }) => {
      await crew[0]?.send(code, {
        do: "queue",
        actions: [
          { type: "bid", slot: "building", card: 3 },
          { type: "bid", slot: "contract:4", card: 4 },
        ],
      });
    }),
  },
  {
    name: "table-spectator",
    ready: ".board",
    async open(page) {
      const prepared = situation("bidding-last");
      const base = baseOf(page);
      const [host, ...others] = await Promise.all(["Dörte", ...NAMES].map((name) => hire(base, name)));
      if (host === undefined) throw new Error("a table needs a host");
      const code = await openTable(base, host, prepared);
      await playTable(code, [host, ...others], prepared);
      return { path: `/t/${code}` };
    },
  },
  {
    name: "table-people",
    ready: "dialog[open]",
    open: playing("waiting", wantToClose),
    async show(page) {
      await page.locator(".table-button").click();
      await page.locator("dialog .close-ask").first().click();
    },
  },
  {
    name: "table-finished",
    ready: ".rating-changes",
    async open(page) {
      const prepared = situation("end-two");
      const base = baseOf(page);
      const crew = await crewFor(page, 2);
      const code = await openTable(base, crew[0], prepared);
      await playTable(code, crew, prepared, async () => {
        for (const one of crew) await agreeToRating(base, code, one);
      });
      return { path: `/t/${code}` };
    },
  },
  {
    name: "table-closed",
    ready: ".notice-card",
    async open(page) {
      const base = baseOf(page);
      const host = await hire(base, "Dörte");
      const code = await openTable(base, host, situation("end-two"));
      await host.send(code, { do: "close" });
      return { path: `/t/${code}` };
    },
  },
  {
    name: "table-given-up",
    ready: ".notice-card",
    open: playing("waiting", async (table) => {
      for (const one of table.crew) await one.send(table.code, { do: "close" });
    }),
  },
  {
    name: "table-full",
    ready: ".notice-card",
    async open(page) {
      const base = baseOf(page);
      const prepared = situation("end-two");
      const [host, other] = await Promise.all([hire(base, "Chloé"), hire(base, "Dörte")]);
      const code = await openTable(base, host, prepared, { spectators: false });
      await playTable(code, [host, other], { ...prepared, moves: [] });
      return { path: `/t/${code}` };
    },
  },
  {
    name: "resume",
    ready: ".notice-card",
    async open(page) {
      const base = baseOf(page);
      const [owner, visitor] = await Promise.all([hire(base, "Dörte"), ownerOf(page, base)]);
      await openTable(base, visitor, situation("end-two"));
      return { path: `/resume#${await resumeToken(base, owner)}` };
    },
  },
  {
    name: "resume-old",
    ready: ".notice-card",
    async open(page) {
      const base = baseOf(page);
      const token = await resumeToken(base, await ownerOf(page, base));
      await spendLink(base, token);
      return { path: `/resume#${token}` };
    },
  },
  { name: "replay", ready: ".board", open: recorded },
  {
    name: "replay-advice",
    ready: ".consult b",
    open: recorded,
    show: (page) => page.locator(".consult-button").click(),
  },
  {
    name: "home-tables",
    ready: ".tables",
    async open(page) {
      await playing("bidding-last")(page);
      await playing("waiting-bid")(page);
      // Public tables would show on all open pages; this list is shown to this page alone.
      const stranger = await hire(baseOf(page), "Dörte");
      for (const name of ["bidding-last", "end-two"] as const) await openTable(baseOf(page), stranger, situation(name));
      const headers = { cookie: stranger.cookie };
      const response = await fetch(`${baseOf(page)}/api/my-tables`, { headers });
      await page.route("**/api/tables", async (route) => route.fulfill({ body: await response.clone().text() }));
      return { path: "/" };
    },
  },
];
