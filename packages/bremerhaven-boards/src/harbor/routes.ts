import {
  type Action,
  type CardSet,
  columnOf,
  DOCKS,
  type Good,
  type HarborSide,
  LOADING_DOCKS,
  type Place,
  productOf,
  rowOf,
  SPACES,
} from "@harbor/bremerhaven";
import { HARBOR_LAYOUT } from "@harbor/bremerhaven-pictures/scenes";

/** So many goods of one kind go from one place to another, by whatever way. */
export type Route = { readonly good: Good; readonly from: Place; readonly to: Place; readonly count: number };

/** Where goods go by these steps, from where they lie at first to where they come in the end. */
export function routesOf(cards: CardSet, { harbor, bank }: HarborSide, steps: readonly Action[]): readonly Route[] {
  const ways: { good: Good; from: Place; to: Place }[] = [];
  const add = (good: Good, from: Place, to: Place) => {
    // What has come here before goes on from where it came from.
    const before = ways.findLast((way) => way.to === from && way.good === good);
    if (before === undefined) ways.push({ good, from, to });
    else before.to = to;
  };
  for (const step of steps) {
    if (step.type === "move") add(step.good, step.from, step.to);
    if (step.type !== "produce" || step.to === undefined) continue;
    const made = productOf(cards, harbor, step.from, bank)?.good;
    if (made !== undefined) add(made, `space:${step.from}`, `space:${step.to}`);
  }
  const routes = new Map<string, Route>();
  for (const { good, from, to } of ways) {
    if (from === to) continue;
    const key = `${good} ${from} ${to}`;
    routes.set(key, { good, from, to, count: (routes.get(key)?.count ?? 0) + 1 });
  }
  return [...routes.values()];
}

export type Point = { readonly x: number; readonly y: number };

const COLUMNS = [1, 2, 3, 4] as const;
const ROWS = [1, 2, 3] as const;
const { quay, loadingDock } = HARBOR_LAYOUT;

/** The middle of a place in the units of the harbor's scene. */
export function middleOf(place: Place): Point {
  const dock = DOCKS.find((one) => place === `dock:${one}`);
  if (dock !== undefined) return { x: quay / 2, y: rowMiddle(dock) };
  const contract = LOADING_DOCKS.find((one) => place === `contract:${one}`);
  if (contract !== undefined) return { x: columnMiddle(contract), y: loadingDock.y + loadingDock.height / 2 };
  const space = SPACES.find((one) => place === `space:${one}`) ?? 1;
  return { x: columnMiddle(columnOf(space)), y: rowMiddle(rowOf(space)) };
}

function columnMiddle(number: number): number {
  const { x, width } = HARBOR_LAYOUT.column(COLUMNS[number - 1] ?? 1);
  return x + width / 2;
}

function rowMiddle(number: number): number {
  const { y, height } = HARBOR_LAYOUT.row(ROWS[number - 1] ?? 1);
  return y + height / 2;
}
