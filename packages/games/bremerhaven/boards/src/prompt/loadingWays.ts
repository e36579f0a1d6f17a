import {
  type Action,
  bestLoading,
  bestLoadingInParts,
  type CardSet,
  type LoadingPlan,
  loadingTask,
  type State,
  worthOf,
} from "@harbor/bremerhaven";
import { allAtOnce, type InParts, once, type Seat } from "@harbor/kit";

/** A loading plan with the steps that lead to it from the present state. */
export type LoadingWay = { readonly plan: LoadingPlan; readonly steps: readonly Action[] };

export type LoadingWays = {
  /** The best ways to go on without undoing anything. */
  readonly onwards: readonly LoadingWay[];
  /** The best way after starting over, if that brings more; planned when it is asked for. */
  afresh(): LoadingWay | undefined;
};

/** Nothing to propose, or nothing yet. */
export const NO_WAYS: LoadingWays = { onwards: [], afresh: () => undefined };
/** The least gain, in coins, that is worth starting over. */
const WORTH_IT = 0.5;

export function loadingWays(cards: CardSet, state: State, seat: Seat): LoadingWays {
  return allAtOnce(loadingWaysInParts(cards, state, seat));
}

export function* loadingWaysInParts(cards: CardSet, state: State, seat: Seat): InParts<LoadingWays> {
  const task = loadingTask(cards, state, seat);
  if (task === undefined) return NO_WAYS;
  const onwards = yield* bestLoadingInParts({ ...task, kept: task.taken });
  return {
    onwards: onwards.map((plan) => ({ plan, steps: plan.steps })),
    afresh: once(() => {
      const before = state.work[seat]?.before;
      const [fresh] =
        task.taken.length === 0 || before === undefined ? [] : bestLoading({ ...task, side: before, taken: [] });
      const reached = onwards[0]?.worth ?? worthOf(task, task.side);
      if (fresh === undefined || fresh.worth < reached + WORTH_IT) return undefined;
      return { plan: fresh, steps: [...task.taken.map((): Action => ({ type: "undo" })), ...fresh.steps] };
    }),
  };
}

/** The way to preview first; undefined if nothing is left to do. */
export function firstOf({ onwards, afresh }: LoadingWays): LoadingWay | undefined {
  const [best] = onwards;
  return best !== undefined && best.steps.length > 0 ? best : afresh();
}

/** The number of leading steps that form one gesture: all the undos, a good moved by way of a space, or one step. */
export function gestureIn(steps: readonly Action[]): number {
  const taken = steps.findIndex(({ type }) => type !== "undo");
  if (taken !== 0) return taken < 0 ? steps.length : taken;
  const [landed, delivered] = steps;
  const isOneWay =
    landed?.type === "move" &&
    delivered?.type === "move" &&
    landed.from.startsWith("dock") &&
    landed.to === delivered.from &&
    landed.good === delivered.good &&
    delivered.to.startsWith("contract");
  return isOneWay ? 2 : 1;
}

/** The first gesture as one action: a good moved by way of a space goes straight to its destination. */
export function gestureAsOne(steps: readonly Action[]): Action | undefined {
  const [first] = steps;
  const last = steps[gestureIn(steps) - 1];
  return first?.type === "move" && last?.type === "move" ? { ...first, to: last.to } : first;
}
