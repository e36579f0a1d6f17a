import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { HARBOR_LAYOUT } from "@harbor/bremerhaven-pictures/scenes";
import { useId } from "react";
import { beginningOf, endOf, type Point, type Route } from "./routes.ts";
import "./routes.css";

type RoutesProps = { readonly routes: readonly Route[] };

const { width, height } = HARBOR_LAYOUT;
/** How far a route bends, relative to its length, so that routes between the same rows stay distinct. */
const BEND = 0.12;

/**
 * Arrows on the floor of a harbor that show which good goes where. They lie below everything else, so that they cover
 * nothing. The prompt puts the steps into words for screen readers.
 */
export function RouteLines({ routes, stretch }: RoutesProps & { readonly stretch: number }) {
  const head = useId();
  const stretched = ({ x, y }: Point): Point => ({ x, y: y * stretch });
  return (
    <svg
      viewBox={`0 0 ${width} ${height * stretch}`}
      preserveAspectRatio="none"
      className="route-lines"
      aria-hidden="true"
    >
      <defs>
        <marker id={head} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
          <path className="route-head" d="M0 0l10 5-10 5z" />
        </marker>
      </defs>
      {routes.map(({ good, from, to }) => {
        const begins = beginningOf(from);
        const [start, end] = [stretched(begins), stretched(endOf(to, begins))];
        const over = {
          x: (start.x + end.x) / 2 + (end.y - start.y) * BEND,
          y: (start.y + end.y) / 2 - (end.x - start.x) * BEND,
        };
        const path = `M${start.x} ${start.y}Q${over.x} ${over.y} ${end.x} ${end.y}`;
        return (
          <g key={`${good} ${from} ${to}`}>
            <path className="route-edge" d={path} />
            <path className="route-line" d={path} markerEnd={`url(#${head})`} />
          </g>
        );
      })}
    </svg>
  );
}

/** The goods at the start of each route. */
export function RouteGoods({ routes }: RoutesProps) {
  return routes.map(({ good, from, to, count }) => {
    const { x, y } = beginningOf(from);
    return (
      <span
        key={`${good} ${from} ${to}`}
        className="route-good"
        style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
        aria-hidden="true"
      >
        <GoodIcon good={good} />
        {count > 1 && <b>{count}</b>}
      </span>
    );
  });
}
