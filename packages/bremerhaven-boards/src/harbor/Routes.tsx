import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { HARBOR_LAYOUT } from "@harbor/bremerhaven-pictures/scenes";
import { useId } from "react";
import { middleOf, type Point, type Route } from "./routes.ts";
import "./routes.css";

type RoutesProps = {
  readonly routes: readonly Route[];
  /** How much taller than its scene the harbor is drawn. */
  readonly stretch: number;
};

const { width, height } = HARBOR_LAYOUT;
/** By how much of its length a way bends, so that ways between the same rows are told apart. */
const BEND = 0.12;
/** Where on its way a good is drawn: near where it comes to. */
const SEEN_AT = 0.62;

/** Arrows over a harbor: which good goes where. For the ear the steps are told in words. */
export function Routes({ routes, stretch }: RoutesProps) {
  const head = useId();
  const tall = height * stretch;
  const stretched = ({ x, y }: Point): Point => ({ x, y: y * stretch });
  const drawn = routes.map((route) => {
    const [from, to] = [stretched(middleOf(route.from)), stretched(middleOf(route.to))];
    const over = { x: (from.x + to.x) / 2 + (to.y - from.y) * BEND, y: (from.y + to.y) / 2 - (to.x - from.x) * BEND };
    return { route, from, to, over, seen: along(from, over, to) };
  });
  return (
    <div className="routes" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${tall}`} preserveAspectRatio="none" className="routes-lines" aria-hidden="true">
        <defs>
          <marker id={head} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
            <path className="route-head" d="M0 0l10 5-10 5z" />
          </marker>
        </defs>
        {drawn.map(({ route, from, over, to }) => {
          const path = `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;
          return (
            <g key={`${route.good} ${route.from} ${route.to}`}>
              <path className="route-edge" d={path} />
              <path className="route-line" d={path} markerEnd={`url(#${head})`} />
            </g>
          );
        })}
      </svg>
      {drawn.map(({ route: { good, from, to, count }, seen }) => (
        <span
          key={`${good} ${from} ${to}`}
          className="route-good"
          style={{ left: `${(100 * seen.x) / width}%`, top: `${(100 * seen.y) / tall}%` }}
        >
          <GoodIcon good={good} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </div>
  );
}

function along(from: Point, over: Point, to: Point): Point {
  const [a, b, c] = [(1 - SEEN_AT) ** 2, 2 * (1 - SEEN_AT) * SEEN_AT, SEEN_AT ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}
