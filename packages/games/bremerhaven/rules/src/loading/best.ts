import { allAtOnce, type InParts } from "@harbor/kit";
import type { HarborAction } from "../actions.ts";
import { doWork, legalWork, productOf } from "../harbor/work.ts";
import type { Harbor, HarborSide } from "../state.ts";
import { NO_GOODS } from "./assignment.ts";
import { breaksUp } from "./begun.ts";
import { goodsLeaving } from "./haul.ts";
import { type LoadingPlan, planLoading } from "./plan.ts";
import type { LoadingTask } from "./task.ts";
import { worthOf } from "./worth.ts";

/** A search is given up after this many different harbors: a few milliseconds. */
const MOST_HARBORS = 150;
/** Tolerance for rounding errors. */
const ROUNDED = 1e-9;

/**
 * The best ways to produce and load, best first, like `planLoading`; if the harbor is small enough to try every way,
 * the result is optimal.
 */
export function bestLoading(task: LoadingTask): readonly LoadingPlan[] {
  return allAtOnce(bestLoadingInParts(task));
}

/** The same in parts, so that a page can do something else in between. */
export function* bestLoadingInParts(task: LoadingTask): InParts<readonly LoadingPlan[]> {
  const plans = planLoading(task);
  yield;
  const found = yield* tryEveryWay(task);
  const [first] = plans;
  if (found === undefined || (first !== undefined && found.worth <= first.worth + ROUNDED)) return plans;
  return [found, ...plans.filter(({ produced }) => produced.join() !== found.produced.join())];
}

type Way = { readonly side: HarborSide; readonly steps: readonly HarborAction[] };

/** The shortest of the best ways; undefined if there are too many to try. */
function* tryEveryWay(task: LoadingTask): InParts<LoadingPlan | undefined> {
  const { cards, taken, kept = [] } = task;
  const known = new Set<string>();
  const ways: Way[] = [{ side: task.side, steps: [] }];
  let best: Way | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const { side, steps } = way;
    const key = keyOf(task, way);
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > MOST_HARBORS) return undefined;
    const worth = worthOf(task, side);
    if (worth > most + ROUNDED) [best, most] = [way, worth];
    for (const action of legalWork(cards, side, [...taken, ...steps])) {
      // Money is worth the same on the Bank.
      if (action.type === "deposit" || breaksUp(kept, action)) continue;
      ways.push({ side: doWork(cards, side, action), steps: [...steps, action] });
    }
    yield;
  }
  return best && planOf(task, best, most);
}

function planOf(task: LoadingTask, { side, steps }: Way, worth: number): LoadingPlan {
  const produced = steps.flatMap((step) => {
    if (step.type !== "produce" || step.to === undefined) return [];
    return productOf(task.cards, task.side.harbor, step.from, task.side.bank)?.good ?? [];
  });
  return { steps, produced, lost: task.isLast ? NO_GOODS : goodsLeaving(side), worth };
}

/** A key for equivalent harbors: it does not matter which bare spaces hold goods, unless some must stay there. */
function keyOf({ taken, kept = [] }: LoadingTask, { side, steps }: Way): string {
  const { money, bank, harbor } = side;
  const all = [...taken, ...steps];
  const producing = all.every(({ type }) => type === "produce") ? all : undefined;
  return JSON.stringify([money, bank, harbor.docks, harbor.loading, spacesOf(harbor, kept.length > 0), producing]);
}

function spacesOf({ spaces }: Harbor, apart: boolean): unknown {
  if (apart) return spaces.map(({ goods }) => goods);
  const bare = spaces.filter(({ building, covered }) => building === undefined && !covered);
  const built = spaces.filter(({ building }) => building !== undefined);
  return [bare.map(({ goods }) => goods.join()).toSorted(), built.map(({ goods }) => goods)];
}
