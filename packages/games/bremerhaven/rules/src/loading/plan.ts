import type { HarborAction } from "../actions.ts";
import { packingPrice, productOf, whyNotWork } from "../harbor/work.ts";
import type { HarborSide } from "../state.ts";
import { GOODS, type Good, SPACES, type SpaceNumber } from "../vocabulary.ts";
import { type Amounts, assignGoods, NO_GOODS } from "./assignment.ts";
import { type Conversion, type Delivery, deliveriesIn, goodsIn, goodsLeaving, type Hauled, haulGoods } from "./haul.ts";
import { beginShift } from "./shift.ts";
import type { LoadingTask } from "./task.ts";
import { worthOf } from "./worth.ts";

/** The goods that buildings produce at the start, and the work that follows. */
export type LoadingPlan = {
  /** Each legal after those before it. */
  readonly steps: readonly HarborAction[];
  readonly produced: readonly Good[];
  /** What sails away this evening because there is no room ashore. */
  readonly lost: Amounts;
  /** What the harbor is worth afterwards, for comparing plans. */
  readonly worth: number;
};

/** The maximum number of conversions that are tried out to see what they are really worth. */
const MOST_TRIED = 4;

/**
 * The best ways to produce and load, best first. If there is room for all goods that can be produced, there is one way;
 * otherwise one for each choice that no other choice dominates.
 */
export function planLoading(task: LoadingTask): readonly LoadingPlan[] {
  const plans = waysToProduce(task).map(({ steps, produced, side }): LoadingPlan => {
    const hauled = haulBest({ ...task, side, taken: [...task.taken, ...steps] });
    const lost = task.isLast ? NO_GOODS : goodsLeaving(hauled.side);
    return { steps: [...steps, ...hauled.steps], produced, lost, worth: worthOf(task, hauled.side) };
  });
  const priceOf = ({ produced }: LoadingPlan) => produced.reduce((sum, good) => sum + task.prices[good], 0);
  return plans
    .filter((plan, nth) => !plans.some((other, place) => isBetter(other, plan, place < nth)))
    .toSorted((one, other) => other.worth - one.worth || priceOf(other) - priceOf(one));
}

/** Goods that a contract could take, and the conversions some of them need first. */
export type Undelivered = Delivery & { readonly by?: "pack" | "unpack" };

/** What can be delivered directly, or after packing if that pays: stopping now forgoes it. */
export function undelivered(task: LoadingTask): readonly Undelivered[] {
  const plain = deliveriesIn(haulWith(task, NONE).steps);
  const { steps } = haulBest(task);
  const by = steps.some(({ type }) => type === "pack") ? "pack" : "unpack";
  if (steps.every(({ type }) => type !== by)) return plain;
  const made = by === "pack" ? "container" : "crate";
  const amountIn = (goods: readonly Good[] = []) => goods.filter((good) => good === made).length;
  return deliveriesIn(steps).map(({ dock, goods }) => {
    const asItLies = plain.find((delivery) => delivery.dock === dock);
    return { dock, goods, ...(amountIn(goods) > amountIn(asItLies?.goods) && { by }) };
  });
}

/** The buildings that can still produce. */
export function idleProducers({ cards, side, taken }: LoadingTask): readonly SpaceNumber[] {
  return SPACES.filter((from) =>
    [undefined, ...SPACES].some((to) => {
      const action: HarborAction = { type: "produce", from, ...(to !== undefined && { to }) };
      return whyNotWork(cards, side, taken, action) === undefined;
    }),
  );
}

/** At least as good, producing everything that the other does and losing nothing more; of two equal ones, the first. */
function isBetter(one: LoadingPlan, other: LoadingPlan, isBefore: boolean): boolean {
  if (one === other || one.worth < other.worth || !includes(one.produced, other.produced)) return false;
  if (GOODS.some((good) => one.lost[good] > other.lost[good])) return false;
  return one.produced.length > other.produced.length || one.worth > other.worth || isBefore;
}

function includes(goods: readonly Good[], others: readonly Good[]): boolean {
  const left = [...goods];
  return others.every((good) => left.includes(good) && left.splice(left.indexOf(good), 1).length > 0);
}

type Produced = {
  readonly steps: readonly HarborAction[];
  readonly produced: readonly Good[];
  readonly side: HarborSide;
};

/** Money is always produced, since it needs no room; for goods, every choice that the empty spaces allow. */
function waysToProduce(task: LoadingTask): readonly Produced[] {
  const { cards, side } = task;
  const idle = idleProducers(task).flatMap((from) => {
    const product = productOf(cards, side.harbor, from, side.bank);
    return product === undefined ? [] : [{ from, good: product.good }];
  });
  const makers = idle.flatMap(({ from, good }) => (good === undefined ? [] : [{ from, good }]));
  return subsetsOf(makers).flatMap((chosen): Produced[] => {
    const shift = beginShift(task);
    for (const { from, good } of idle) if (good === undefined) shift.perform({ type: "produce", from });
    for (const { from } of chosen) {
      const [to] = shift.emptySpaces();
      if (to === undefined || !shift.perform({ type: "produce", from, to })) return [];
    }
    return [{ steps: shift.steps(), produced: chosen.map(({ good }) => good), side: shift.side() }];
  });
}

/** The larger ones first. */
function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const subsets = items.reduce<readonly (readonly Item[])[]>(
    (found, item) => [...found, ...found.map((one) => [...one, item])],
    [[]],
  );
  return subsets.toSorted((one, other) => other.length - one.length);
}

/** Tries the most promising conversions, and none, and takes the best result. */
function haulBest(task: LoadingTask): Hauled {
  const promising = conversionsFor(task)
    .map((conversion) => ({ conversion, promise: promiseOf(task, conversion) }))
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, MOST_TRIED);
  let best: Hauled = { steps: [], side: task.side };
  for (const { conversion } of [{ conversion: NONE }, ...promising]) {
    const hauled = haulWith(task, conversion);
    if (worthOf(task, hauled.side) > worthOf(task, best.side)) best = hauled;
  }
  return best;
}

const NONE: Conversion = { packs: 0, unpacks: 0 };

/** Some goods may not have been unloaded: assign the available ones once more. */
function haulWith(task: LoadingTask, conversion: Conversion): Hauled {
  const first = haulGoods(task, assignGoods(task, task.side.harbor, supplyWith(task, conversion)), conversion);
  const rest = { ...task, side: first.side, taken: [...task.taken, ...first.steps] };
  const ashore = goodsIn({ ...first.side, harbor: { ...first.side.harbor, docks: [] } });
  const second = haulGoods(rest, assignGoods(rest, rest.side.harbor, ashore), NONE);
  return { steps: [...first.steps, ...second.steps], side: second.side };
}

function supplyWith({ side }: LoadingTask, { packs, unpacks }: Conversion): Amounts {
  const there = goodsIn(side);
  return {
    ...there,
    crate: there.crate + 2 * (unpacks - packs),
    container: there.container + packs - unpacks,
  };
}

function promiseOf(task: LoadingTask, conversion: Conversion): number {
  const { worth } = assignGoods(task, task.side.harbor, supplyWith(task, conversion));
  return worth - (conversion.packs + conversion.unpacks) * packingPrice(task.cards, task.side.harbor);
}

/** Never more than can be paid for, and never both packing and unpacking. */
function conversionsFor({ cards, side }: LoadingTask): readonly Conversion[] {
  const { crate, container } = goodsIn(side);
  const price = packingPrice(cards, side.harbor);
  const paid = price === 0 ? Number.POSITIVE_INFINITY : Math.floor(side.money / price);
  const upTo = (most: number) => Array.from({ length: Math.min(most, paid) }, (_, nth) => nth + 1);
  return [
    ...upTo(Math.floor(crate / 2)).map((packs) => ({ packs, unpacks: 0 })),
    ...upTo(container).map((unpacks) => ({ packs: 0, unpacks })),
  ];
}
