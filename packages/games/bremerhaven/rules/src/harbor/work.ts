import type { HarborAction } from "../actions.ts";
import { CRATES_A_CONTAINER, PACKING_PRICE } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, HarborSide } from "../state.ts";
import { type Good, SPACES, type SpaceNumber } from "../vocabulary.ts";
import { spaceAt, withSpace } from "./harbor.ts";
import { legalMoves, moveGood, whyNotMove } from "./moves.ts";
import { POWERS } from "./powers.ts";
import { putGood, whyNotEmpty, whyNotStore } from "./storage.ts";

/**
 * What a player can do in the harbor phase, as functions of the harbor, its money and the steps taken so far.
 * The server, the bots and the browser all use these.
 */

const PACKS = SPACES.map((space): HarborAction => Object.freeze({ type: "pack", space }));
const UNPACKS = SPACES.map((space): HarborAction => Object.freeze({ type: "unpack", space }));
const PRODUCTIONS = SPACES.map((from) => ({
  money: Object.freeze({ type: "produce", from }) satisfies HarborAction,
  goods: SPACES.map((to): HarborAction => Object.freeze({ type: "produce", from, to })),
}));

/**
 * All legal work in the harbor phase, except for done and undo, by the same rules as `whyNotWork`; or at least as much
 * of it as is enough.
 */
export function legalWork(
  cards: CardSet,
  side: HarborSide,
  steps: readonly HarborAction[],
  enough = Number.POSITIVE_INFINITY,
): HarborAction[] {
  const { harbor } = side;
  const work: HarborAction[] = legalMoves(cards, harbor, enough);
  if (work.length >= enough) return work;
  const addIfLegal = (action: HarborAction | undefined): void => {
    if (action !== undefined && whyNotWork(cards, side, steps, action) === undefined) work.push(action);
  };
  const producing = steps.every((step) => step.type === "produce");
  for (const space of SPACES) {
    const { goods, building } = spaceAt(harbor, space);
    if (building === undefined) {
      if (goods.length === CRATES_A_CONTAINER) addIfLegal(PACKS[space - 1]);
      else if (goods[0] === "container") addIfLegal(UNPACKS[space - 1]);
      continue;
    }
    const production = PRODUCTIONS[space - 1];
    if (producing && production !== undefined) {
      const product = productOf(cards, harbor, space, side.bank);
      if (product?.good !== undefined) production.goods.forEach(addIfLegal);
      if (product !== undefined && product.money > 0) addIfLegal(production.money);
    }
  }
  if (POWERS.bank.takesDeposits(cards, harbor)) {
    for (let money = 1; money <= side.money; money += 1) work.push({ type: "deposit", money });
  }
  return work;
}

export function whyNotWork(
  cards: CardSet,
  side: HarborSide,
  steps: readonly HarborAction[],
  action: HarborAction,
): Reason | undefined {
  switch (action.type) {
    case "produce":
      return whyNotProduce(cards, side, steps, action);
    case "move":
      return whyNotMove(cards, side.harbor, action);
    case "pack":
      return whyNotPack(cards, side, action.space);
    case "unpack":
      return whyNotUnpack(cards, side, action.space);
    case "deposit":
      if (!POWERS.bank.takesDeposits(cards, side.harbor)) return "no-bank";
      return action.money > side.money ? "cannot-pay" : undefined;
    default:
      return action satisfies never;
  }
}

export function doWork(cards: CardSet, side: HarborSide, action: HarborAction): HarborSide {
  const { harbor } = side;
  switch (action.type) {
    case "produce": {
      const product = productOf(cards, harbor, action.from, side.bank);
      if (action.to === undefined) return { ...side, money: side.money + (product?.money ?? 0) };
      return product?.good === undefined ? side : { ...side, harbor: putGood(harbor, action.to, product.good) };
    }
    case "move":
      return { ...side, harbor: moveGood(harbor, action) };
    case "pack":
      return {
        ...side,
        money: side.money - packingPrice(cards, harbor),
        harbor: replaceGoods(harbor, action.space, ["container"]),
      };
    case "unpack":
      return {
        ...side,
        money: side.money - packingPrice(cards, harbor),
        harbor: replaceGoods(harbor, action.space, ["crate", "crate"]),
      };
    case "deposit":
      return { ...side, money: side.money - action.money, bank: side.bank + action.money };
    default:
      return action satisfies never;
  }
}

export function packingPrice(cards: CardSet, harbor: Harbor): number {
  return POWERS["free-packing"](cards, harbor) === undefined ? PACKING_PRICE : 0;
}

/** What a building can produce: a good, some money, or both in turn. */
export type Product = { readonly good?: Good; readonly money: number };

/** What the building on a space produces; undefined if nothing (such as a nearly empty Bank). */
export function productOf(cards: CardSet, harbor: Harbor, space: SpaceNumber, banked: number): Product | undefined {
  const { building } = spaceAt(harbor, space);
  if (building === undefined) return undefined;
  const good = POWERS["produce-good"](cards, building);
  const countsOne = cards.rules.powers === "first";
  if (good !== undefined && countsOne) return { good, money: 0 };
  let money = POWERS["produce-money"](cards, building);
  if (money === 0 || !countsOne) money += POWERS.bank.interest(cards, building, banked);
  if (good !== undefined) return { good, money };
  return money > 0 ? { money } : undefined;
}

function whyNotProduce(
  cards: CardSet,
  { harbor, bank }: HarborSide,
  steps: readonly HarborAction[],
  { from, to }: Extract<HarborAction, { type: "produce" }>,
): Reason | undefined {
  const product = productOf(cards, harbor, from, bank);
  if (product === undefined) return "no-production";
  for (const step of steps) {
    if (step.type !== "produce") return "production-over";
    if (step.from === from && (step.to === undefined) === (to === undefined)) return "produced-already";
  }
  if (to === undefined) return product.money > 0 ? undefined : "needs-place";
  if (product.good === undefined) return "needs-no-place";
  const target = spaceAt(harbor, to);
  // A move may put a second crate on a space, but a produced good needs an empty one.
  const mayEnter = target.building !== undefined && cards.rules.produceTo === "space-or-building";
  return mayEnter ? whyNotStore(cards, target, product.good) : whyNotEmpty(target);
}

function whyNotPack(cards: CardSet, { money, harbor }: HarborSide, number: SpaceNumber): Reason | undefined {
  const space = spaceAt(harbor, number);
  if (space.building !== undefined) return "only-on-spaces";
  if (space.goods.length !== CRATES_A_CONTAINER) return "nothing-to-pack";
  return money < packingPrice(cards, harbor) ? "cannot-pay" : undefined;
}

function whyNotUnpack(cards: CardSet, { money, harbor }: HarborSide, number: SpaceNumber): Reason | undefined {
  const space = spaceAt(harbor, number);
  if (space.building !== undefined) return "only-on-spaces";
  if (space.goods[0] !== "container") return "nothing-to-unpack";
  return money < packingPrice(cards, harbor) ? "cannot-pay" : undefined;
}

function replaceGoods(harbor: Harbor, space: SpaceNumber, goods: readonly Good[]): Harbor {
  return withSpace(harbor, space, { ...spaceAt(harbor, space), goods });
}
