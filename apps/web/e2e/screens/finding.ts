import type { TableCard } from "@harbor/protocol";
import type { Page } from "@playwright/test";
import { agreeToRating, hire, openTable, ownerOf, resumeToken, spendLink } from "../crew.ts";
import { GAME, HOME } from "../gameFixture.ts";
import { situation } from "../situations.ts";
import type { Opening, Screen } from "./screen.ts";

const MINUTE = 60_000;

function row(code: string, seats: TableCard["seats"], more: Partial<TableCard> = {}): TableCard {
  const settings = { game: GAME.id, options: { mode: "short", seats: seats.length }, isPublic: true, spectators: true };
  return { code, status: "open", settings, seats, changedAt: Date.now() - 7 * MINUTE, ...more };
}

/** Real public tables would show on all open pages; this list is shown to this page alone. */
const amongOthers =
  (path: string) =>
  async (page: Page): Promise<Opening> => {
    const now = Date.now();
    const person = (name: string, minutes: number, here: boolean): TableCard["seats"][number] => {
      return { kind: "person", name, since: now - minutes * MINUTE, here };
    };
    const named = (name: string): TableCard["seats"][number] => ({ kind: "person", name });
    const tables = [
      row("ABCDEF", [person("Bartholomäus Brückenwärt", 12, true), { kind: "empty" }]),
      row("BCDEFG", [person("Chloé", 0, true), { kind: "bot", bot: "jette" }, { kind: "empty" }]),
      row("CDEFGH", [person("Wilhelmine", 40, false), { kind: "empty" }, { kind: "empty" }, { kind: "empty" }]),
      row("DEFGHJ", [{ kind: "empty" }, { kind: "empty" }]),
      row("EFGHJK", [named("Kapitänin Unterm Mast"), named("Wolkenbruchgeneraloberst")], { status: "playing" }),
      row("FGHJKL", [named("Ole"), named("Fiete")], { status: "playing" }),
    ];
    await page.route("**/api/tables", (route) => route.fulfill({ json: { tables } }));
    return { path };
  };

/** Somebody sits alone at a public table, of a kind that nobody in other tests looks for. */
async function waiting(page: Page): Promise<Opening> {
  const base = new URL(page.url()).origin;
  const own = await ownerOf(page, base);
  const code = await openTable(base, own, situation("end-two"), { isPublic: true, clock: 86_400 });
  await own.send(code, { do: "sit", seat: 0 });
  await page.addInitScript((waitingAt) => sessionStorage.setItem("harbor-waiting", waitingAt), code);
  return { path: `/t/${code}` };
}

/** A person with passkeys, on two devices, who makes a link. */
async function keepsName(page: Page): Promise<Opening> {
  const base = new URL(page.url()).origin;
  const own = await ownerOf(page, base);
  await spendLink(base, await resumeToken(base, own));
  const day = 86_400_000;
  const now = Date.now();
  const passkeys = [
    { id: "0".repeat(24), device: "Samsung Internet, Android", addedAt: now - 90 * day, usedAt: now },
    { id: "1".repeat(24), addedAt: now, usedAt: now },
  ];
  await page.route("**/api/passkeys", (route) => route.fulfill({ json: { passkeys, most: 10 } }));
  return { path: "/devices" };
}

/** Two people who have agreed to a rated game. */
async function agreeing(page: Page): Promise<Opening> {
  const base = new URL(page.url()).origin;
  const [own, other] = [await ownerOf(page, base), await hire(base, "Bartholomäus Brückenwärt")];
  const code = await openTable(base, own, situation("end-two"));
  for (const [seat, one] of [own, other].entries()) {
    await one.board(code);
    await one.send(code, { do: "sit", seat });
  }
  for (const one of [own, other]) await agreeToRating(base, code, one);
  return { path: `/t/${code}` };
}

/** Finding somebody to play with, and keeping one's name. */
export const FINDING: readonly Screen[] = [
  { name: "home-public", ready: ".table-open", open: amongOthers(HOME) },
  { name: "house-public", ready: ".table-open", open: amongOthers("/") },
  {
    name: "devices",
    ready: ".devices",
    open: keepsName,
    async show(page) {
      await page.locator(".sheet section:nth-of-type(3) .button").click();
      await page.locator(".qr").waitFor();
    },
  },
  { name: "lobby-rating", ready: ".person-rating", open: agreeing },
  { name: "lobby-waiting", ready: ".waiting-note", open: waiting },
];
