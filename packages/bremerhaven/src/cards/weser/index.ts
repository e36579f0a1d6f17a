import { type CardSet, readCardSet } from "../cardSet.ts";
import { BUILDINGS } from "./buildings.ts";
import { CONTRACTS } from "./contracts.ts";
import { NEWSPAPERS } from "./newspapers.ts";
import { PRICE_CARDS } from "./prices.ts";
import { SHIPS } from "./ships.ts";

export const WESER_LISTS = {
  name: "Weser",
  ships: SHIPS,
  contracts: CONTRACTS,
  buildings: BUILDINGS,
  prices: PRICE_CARDS,
  newspapers: NEWSPAPERS,
};

/** The card set of this project: its values, names and powers are our own. */
export const WESER: CardSet = openWeser();

function openWeser(): CardSet {
  const read = readCardSet(WESER_LISTS);
  if (!read.ok) throw new Error(`the shipped card set is broken: ${read.problem}`);
  return read.value;
}
