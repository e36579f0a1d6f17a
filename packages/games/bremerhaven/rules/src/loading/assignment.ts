import { isAccessible, isComplete, openSymbols } from "../harbor/contracts.ts";
import { loadingDockAt } from "../harbor/harbor.ts";
import type { Harbor } from "../state.ts";
import { GOODS, type Good, LOADING_DOCKS, type LoadingDockNumber } from "../vocabulary.ts";
import type { LoadingTask } from "./task.ts";
import { contractWorth, keptWorth } from "./worth.ts";

/** A number of each good. */
export type Amounts = Readonly<Record<Good, number>>;

/** How many of each good go to the contract on a loading dock. */
export type Load = { readonly dock: LoadingDockNumber; readonly goods: Amounts };

export type Assignment = { readonly loads: readonly Load[]; readonly worth: number };

/** What one contract could get, and how much more that is worth than keeping the goods. */
type Offer = { readonly load: Load; readonly gain: number };

const NOTHING: Assignment = { loads: [], worth: 0 };
export const NO_GOODS: Amounts = { barrel: 0, container: 0, crate: 0, passenger: 0 };

/** The best assignment of the available goods to the contracts that are open to them. */
export function assignGoods(terms: Omit<LoadingTask, "side" | "taken">, harbor: Harbor, supply: Amounts): Assignment {
  const docks = LOADING_DOCKS.filter((dock) => takesGoods(terms, harbor, dock));
  const offers = docks.map((dock) => offersFor(terms, harbor, dock, supply));
  const known = new Map<string, Assignment>();

  // Memoized: different earlier choices often leave the same goods for the remaining contracts.
  function best(nth: number, left: Amounts): Assignment {
    const options = offers[nth];
    if (options === undefined) return NOTHING;
    const key = `${nth} ${GOODS.map((good) => left[good]).join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let chosen = NOTHING;
    let most = Number.NEGATIVE_INFINITY;
    for (const { load, gain } of options) {
      if (GOODS.some((good) => load.goods[good] > left[good])) continue;
      const rest = best(nth + 1, subtract(left, load.goods));
      if (gain + rest.worth <= most) continue;
      most = gain + rest.worth;
      chosen = { loads: [load, ...rest.loads], worth: most };
    }
    known.set(key, chosen);
    return chosen;
  }

  return best(0, supply);
}

function takesGoods({ cards }: Pick<LoadingTask, "cards">, harbor: Harbor, dock: LoadingDockNumber): boolean {
  const { laid } = loadingDockAt(harbor, dock);
  return laid !== undefined && isAccessible(harbor, dock) && !isComplete(cards.contract(laid.contract), laid);
}

function offersFor(
  terms: Omit<LoadingTask, "side" | "taken">,
  harbor: Harbor,
  dock: LoadingDockNumber,
  supply: Amounts,
): readonly Offer[] {
  const { laid } = loadingDockAt(harbor, dock);
  if (laid === undefined) return [];
  const open = openSymbols(terms.cards.contract(laid.contract), laid.delivered);
  const before = contractWorth(terms, harbor, laid, laid.delivered);
  return waysToFill(open, supply).map((goods) => {
    const given = GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good));
    const after = contractWorth(terms, harbor, laid, [...laid.delivered, ...given]);
    const kept = given.reduce((sum, good) => sum + keptWorth(terms, good), 0);
    return { load: { dock, goods }, gain: after - before - kept };
  });
}

/** HBR-4, HBR-4a: of each good, as many as its own symbols take, and more while there are wild ones left. */
function waysToFill(open: ReturnType<typeof openSymbols>, supply: Amounts): readonly Amounts[] {
  let ways: readonly { readonly goods: Amounts; readonly wild: number }[] = [{ goods: NO_GOODS, wild: open.wild }];
  for (const good of GOODS) {
    ways = ways.flatMap(({ goods, wild }) => {
      const most = Math.min(supply[good], open[good] + wild);
      return Array.from({ length: most + 1 }, (_, amount) => {
        return { goods: { ...goods, [good]: amount }, wild: wild - Math.max(0, amount - open[good]) };
      });
    });
  }
  return ways.map(({ goods }) => goods);
}

function subtract(one: Amounts, other: Amounts): Amounts {
  return {
    barrel: one.barrel - other.barrel,
    container: one.container - other.container,
    crate: one.crate - other.crate,
    passenger: one.passenger - other.passenger,
  };
}
