import { playMatch, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";
import type { Page } from "@playwright/test";
import { CARD_LISTS, GAME } from "./gameFixture.ts";

type Lists = typeof CARD_LISTS;

/** Buildings that nobody has a name or a picture for, and ships that carry so many goods each. */
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

/** Chooses a file of cards in the form, as the browser's own dialog would. */
export const bring = (page: Page, name: string, text: string) =>
  page.locator("input[type=file]").setInputFiles(asFile(name, text));

/** Cards that no server has been given. */
export const UNKNOWN = changed(CARD_LISTS, 2);

/** A whole game with these cards, as a file with them and as one that only names them. */
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
