import { PLACES, type Place, type View } from "@harbor/meuterer";
import { routeOf } from "./Fleet.tsx";
import { pointOf } from "./places.ts";

/** The box of the lines: they are drawn inside the islands. */
const SIZE = 1000;
const REACH = 0.7;

type CourseLinesProps = { readonly view: View; readonly aim: Place | undefined };

/** Along the ring, from the ship to where it may sail and back to where it came from. The islands say it in words. */
export function CourseLines({ view: { anchorage, wake, courses }, aim }: CourseLinesProps) {
  return (
    <svg className="meu-lines" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      {wake !== undefined && <path className="meu-line" data-by="wake" d={line(wake, anchorage, 0)} />}
      {aim !== undefined && aim !== anchorage && (
        <path className="meu-line" data-by="aim" d={line(anchorage, aim, 1)} />
      )}
      {(["captain", "mutineer"] as const).map((by, nth) => {
        const to = courses[by];
        return to === undefined || to === anchorage ? undefined : (
          <path key={by} className="meu-line" data-by={by} d={line(anchorage, to, nth + 1)} />
        );
      })}
    </svg>
  );
}

/** Inside the islands, on a track of its own for each course. */
function line(from: Place, to: Place, track: number): string {
  const reach = REACH - track * 0.025;
  const at = (value: number) => Math.round((SIZE / 2) * (1 + reach * value));
  const points = routeOf(from, to, 1).map((place) => pointOf(place % PLACES));
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const middles = rest.map(({ x, y }, nth) => {
    const before = points[nth] ?? first;
    return `${at((before.x + x) / 2)} ${at((before.y + y) / 2)} Q${at(x)} ${at(y)}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${at(first.x)} ${at(first.y)} L${middles.join(" ")} ${at(last.x)} ${at(last.y)}`;
}
