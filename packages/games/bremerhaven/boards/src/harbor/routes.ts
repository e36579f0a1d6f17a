import {
  type Action,
  type CardSet,
  type Column,
  columnOf,
  DOCKS,
  type Good,
  type HarborSide,
  LOADING_DOCKS,
  type Place,
  productOf,
  type Row,
  rowOf,
  SPACES,
} from "@harbor/bremerhaven";
import { HARBOR_LAYOUT } from "@harbor/bremerhaven-pictures/scenes";

/** A number of goods of one kind that go from one place to another, directly or not. */
export type Route = { readonly good: Good; readonly from: Place; readonly to: Place; readonly count: number };

/** The routes of all goods moved by these steps, from their first place to their last. */
export function routesOf(cards: CardSet, { harbor, bank }: HarborSide, steps: readonly Action[]): readonly Route[] {
  const ways: { good: Good; from: Place; to: Place }[] = [];
  const add = (good: Good, from: Place, to: Place) => {
    // A good that arrived here earlier continues its route.
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

const { quay, loadingDock } = HARBOR_LAYOUT;

/** Where a route begins: at the quay beside a ship, or in a corner of a space, which may keep other goods. */
export function beginningOf(place: Place): Point {
  const dock = DOCKS.find((one) => place === `dock:${one}`);
  if (dock !== undefined) return { x: quay + EDGE, y: rowMiddle(dock) };
  const { x, y } = middleOf(place);
  return { x: x + CORNER.x, y: y - CORNER.y };
}

/** Where a route ends: beside the good in a space, or at the edge of a loading dock, so that it hides no truck. */
export function endOf(place: Place, from: Point): Point {
  const contract = LOADING_DOCKS.find((one) => place === `contract:${one}`);
  if (contract !== undefined) return { x: columnMiddle(contract), y: loadingDock.y + loadingDock.height + EDGE };
  const { x, y } = middleOf(place);
  const short = GOOD / Math.max(GOOD, Math.hypot(x - from.x, y - from.y));
  return { x: x + (from.x - x) * short, y: y + (from.y - y) * short };
}

const EDGE = 4;
/** Half the size of a good in a space. */
const GOOD = 48;
const CORNER = { x: 46, y: 58 };

function middleOf(place: Place): Point {
  const space = SPACES.find((one) => place === `space:${one}`) ?? 1;
  return { x: columnMiddle(columnOf(space)), y: rowMiddle(rowOf(space)) };
}

function columnMiddle(column: Column): number {
  const { x, width } = HARBOR_LAYOUT.column(column);
  return x + width / 2;
}

function rowMiddle(row: Row): number {
  const { y, height } = HARBOR_LAYOUT.row(row);
  return y + height / 2;
}
