import { once } from "@harbor/kit";
import { RULES } from "../../rules.ts";
import { type CardSet, openValidSet } from "../cardSet.ts";
import type { CardLists } from "../schema.ts";
import { BUILDINGS } from "./buildings.ts";
import { CONTRACTS } from "./contracts.ts";
import { NEWSPAPERS } from "./newspapers.ts";
import { PRICE_CARDS } from "./prices.ts";
import { SHIPS } from "./ships.ts";
import { SHIPS_1 } from "./version1/ships.ts";
import { BUILDINGS_2 } from "./version2/buildings.ts";
import { CONTRACTS_2 } from "./version2/contracts.ts";
import { SHIPS_2 } from "./version2/ships.ts";
import { CONTRACTS_3 } from "./version3/contracts.ts";
import { SHIPS_3 } from "./version3/ships.ts";
import { BUILDINGS_4 } from "./version4/buildings.ts";
import { CONTRACTS_4 } from "./version4/contracts.ts";
import { SHIPS_4 } from "./version4/ships.ts";

export const WESER_LISTS: CardLists = {
  name: "Weser",
  ships: [...SHIPS],
  contracts: [...CONTRACTS],
  buildings: [...BUILDINGS],
  prices: [...PRICE_CARDS],
  newspapers: [...NEWSPAPERS],
};

/** The card set of this project: its values, names and powers are our own. */
export const WESER: CardSet = openValidSet(WESER_LISTS);

const WESER_4_LISTS: CardLists = {
  ...WESER_LISTS,
  name: "Weser 4",
  ships: [...SHIPS_4],
  contracts: [...CONTRACTS_4],
  buildings: [...BUILDINGS_4],
};

const WESER_2_LISTS: CardLists = {
  ...WESER_LISTS,
  name: "Weser 2",
  ships: [...SHIPS_2],
  contracts: [...CONTRACTS_2],
  buildings: [...BUILDINGS_2],
};

// Hashing a set takes a moment, and hardly any game is played with a former one. So these are opened when they are
// asked for, and the client's build drops the unused names.
const openFourth = once(() => openValidSet(WESER_4_LISTS));
const openThird = once(() =>
  openValidSet({ ...WESER_4_LISTS, name: "Weser 3", ships: [...SHIPS_3], contracts: [...CONTRACTS_3] }),
);
const openSecond = once(() => openValidSet(WESER_2_LISTS));
const openFirst = once(() => openValidSet({ ...WESER_2_LISTS, name: "Weser 1", ships: [...SHIPS_1] }, RULES["1"]));

/** The set until two buildings that hardly paid got a star more. */
export const WESER_4: CardSet = /* @__PURE__ */ openFourth();

/** The set until cards that strong players left lying were improved. */
export const WESER_3: CardSet = /* @__PURE__ */ openThird();

/** The set used under the second version of the rules until the cards were rebalanced. */
export const WESER_2: CardSet = /* @__PURE__ */ openSecond();

/** The set used under the first version of the rules. */
export const WESER_1: CardSet = /* @__PURE__ */ openFirst();

/** Every set that has ever been the standard one, the current one first. */
export const SHIPPED_SETS: readonly (() => CardSet)[] = [() => WESER, openFourth, openThird, openSecond, openFirst];
