import type { Place, View } from "@harbor/meuterer";
import { pointOf } from "./places.ts";

/** The box of the lines: they are drawn inside the islands. */
const SIZE = 1000;
const REACH = 0.66;

type CourseLinesProps = { readonly view: View; readonly aim: Place | undefined };

/** From the ship to where it may sail. The islands say the same in words. */
export function CourseLines({ view: { anchorage, wake, courses }, aim }: CourseLinesProps) {
  return (
    <svg className="meu-lines" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      {wake !== undefined && <path className="meu-line" data-by="wake" d={line(wake, anchorage)} />}
      {aim !== undefined && aim !== anchorage && <path className="meu-line" data-by="aim" d={line(anchorage, aim)} />}
      {(["captain", "mutineer"] as const).map((by) => {
        const to = courses[by];
        return to === undefined || to === anchorage ? undefined : (
          <path key={by} className="meu-line" data-by={by} d={line(anchorage, to)} />
        );
      })}
    </svg>
  );
}

/** A curve that bends towards the middle. */
function line(from: Place, to: Place): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  const at = (value: number) => Math.round((SIZE / 2) * (1 + REACH * value));
  const bend = (one: number, two: number) => at((one + two) * 0.3);
  return `M${at(a.x)} ${at(a.y)} Q${bend(a.x, b.x)} ${bend(a.y, b.y)} ${at(b.x)} ${at(b.y)}`;
}
