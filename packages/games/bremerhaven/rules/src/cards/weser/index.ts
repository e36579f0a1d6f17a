import { RULES, type Rules } from "../../rules.ts";
import { type CardSet, readCardSet } from "../cardSet.ts";
import { BUILDINGS } from "./buildings.ts";
import { CONTRACTS } from "./contracts.ts";
import { NEWSPAPERS } from "./newspapers.ts";
import { PRICE_CARDS } from "./prices.ts";
import { SHIPS } from "./ships.ts";
import { SHIPS_1 } from "./version1/ships.ts";

export const WESER_LISTS = {
  name: "Weser",
  ships: SHIPS,
  contracts: CONTRACTS,
  buildings: BUILDINGS,
  prices: PRICE_CARDS,
  newspapers: NEWSPAPERS,
};

/** The card set of this project: its values, names and powers are our own. */
export const WESER: CardSet = openWeser(WESER_LISTS);

/** As games under the first version of the rules were begun with it. */
export const WESER_1: CardSet = openWeser({ ...WESER_LISTS, name: "Weser 1", ships: SHIPS_1 }, RULES["1"]);

/** Every set that has ever been the game's own, the present one first. */
export const SHIPPED_SETS: readonly CardSet[] = [WESER, WESER_1];

function openWeser(lists: unknown, rules?: Rules): CardSet {
  const read = readCardSet(lists, rules);
  if (!read.ok) throw new Error(`a shipped card set is broken: ${read.problem}`);
  return read.value;
}
