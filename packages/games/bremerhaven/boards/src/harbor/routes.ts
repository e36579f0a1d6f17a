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

/** Where a way begins: at the quay beside a ship, in a corner of a space, which may not be empty afterwards. */
export function beginningOf(place: Place): Point {
  const dock = DOCKS.find((one) => place === `dock:${one}`);
  if (dock !== undefined) return { x: quay + EDGE, y: rowMiddle(dock) };
  const { x, y } = middleOf(place);
  return { x: x + CORNER.x, y: y - CORNER.y };
}

/** Where it ends: beside the good in a space, or at the edge of a loading dock, so that its lorry stays in sight. */
export function endOf(place: Place, from: Point): Point {
  const contract = LOADING_DOCKS.find((one) => place === `contract:${one}`);
  if (contract !== undefined) return { x: columnMiddle(contract), y: loadingDock.y + loadingDock.height + EDGE };
  const { x, y } = middleOf(place);
  const short = GOOD / Math.max(GOOD, Math.hypot(x - from.x, y - from.y));
  return { x: x + (from.x - x) * short, y: y + (from.y - y) * short };
}

const EDGE = 4;
/** Half of what a good takes up in a space. */
const GOOD = 48;
const CORNER = { x: 46, y: 58 };

function middleOf(place: Place): Point {
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
