import { playMatch, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";
import type { Page } from "@playwright/test";
import { CARD_LISTS, GAME } from "./gameFixture.ts";

type Lists = typeof CARD_LISTS;

/** Cards with unknown buildings, which have no names or pictures, and ships with this number of goods. */
export function changed(lists: Lists, goods: number): Lists {
  return {
    ...lists,
    name: "Humble harbor",
    ships: lists.ships.map((ship) => ({ ...ship, goods })),
    buildings: lists.buildings.map((building) => ({ ...building, id: `north-${building.id}` })),
  };
}

export const asFile = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

/** Chooses a card file in the form, as if by the browser's file dialog. */
export const bring = (page: Page, name: string, text: string) =>
  page.locator("input[type=file]").setInputFiles(asFile(name, text));

/** Cards that no server has. */
export const UNKNOWN = changed(CARD_LISTS, 2);

/** A whole game with these cards: as a file that includes them, and as one that only names them. */
export function recordedWith(cards: Lists): { readonly whole: string; readonly bare: string; readonly moves: number } {
  const made = GAME.withCards(cards);
  if (!made.ok) throw new Error(made.problem);
  const game = made.value;
  const options = game.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const plan = { options: game.withChoices(options.value, []), seed: seedFrom("humble") };
  const players = ["Ada", "Ben"].map((name) => randomPlayer(seedFrom(name)));
  const replay = { ...recordMatch(game, plan, playMatch(game, { ...plan, players })), names: ["Ada", "Ben"] };
  const { cardLists: _, ...bare } = replay;
  return { whole: writeReplay(replay), bare: writeReplay(bare), moves: replay.moves.length };
}
