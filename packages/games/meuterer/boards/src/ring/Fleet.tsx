import { PLACES, type Place, type View } from "@harbor/meuterer";
import { Merchantman, PirateShip } from "@harbor/meuterer-pictures";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { pointOf } from "./places.ts";

/** In milliseconds at the normal pace. */
const PER_ISLAND = 320;
const LONGEST = 1500;

/**
 * The ships, which sail from island to island; without motion, a pale ship stays where one set sail. The islands say in
 * words where they lie.
 */
export function Fleet({ view: { anchorage, pirates } }: { readonly view: View }) {
  return (
    <>
      <Ship place={anchorage} turn={1} className="meu-ship">
        <Merchantman />
      </Ship>
      {pirates !== undefined && (
        <Ship place={pirates} turn={-1} className="meu-pirates">
          <PirateShip />
        </Ship>
      )}
    </>
  );
}

type ShipProps = {
  readonly place: Place;
  /** 1 for a ship that sails clockwise, -1 for one that sails the other way. */
  readonly turn: 1 | -1;
  readonly className: string;
  readonly children: ReactNode;
};

function Ship({ place, turn, className, children }: ShipProps) {
  const { pace } = useBoardContext();
  const ship = useRef<HTMLSpanElement>(null);
  const before = useRef(place);
  const left = useBefore(place);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = place;
    const element = ship.current;
    if (element === null || from === place || pace === 0 || typeof element.animate !== "function") return;
    const places = routeOf(from, place, turn);
    const duration = Math.min(LONGEST, PER_ISLAND * (places.length - 1)) * pace;
    const isRound = getComputedStyle(element).getPropertyValue("--meu-round").trim() === "1";
    const frames = isRound ? places.map(onRing) : alongStrip(from, place);
    element.animate(frames, { duration, easing: "ease-in-out" });
  }, [place, turn, pace]);
  return (
    <>
      {pace === 0 && left !== undefined && (
        <span className={`meu-sailing meu-left ${className}`} style={lyingAt(left)} aria-hidden="true">
          {children}
        </span>
      )}
      <span ref={ship} className={`meu-sailing ${className}`} style={lyingAt(place)} aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** The place before the latest move that was seen here. */
function useBefore(place: Place): Place | undefined {
  const [{ now, before }, remember] = useState<{ readonly now: Place; readonly before?: Place }>({ now: place });
  if (now !== place) remember({ now: place, before: now });
  return before;
}

function lyingAt(place: Place): CSSProperties & Record<`--${string}`, number> {
  const { x, y } = pointOf(place);
  return { "--x": x, "--y": y, "--place": place };
}

/** Every place on the way, both ends included. */
export function routeOf(from: Place, to: Place, turn: 1 | -1): readonly Place[] {
  const steps = ((((to - from) * turn) % PLACES) + PLACES) % PLACES;
  return Array.from({ length: steps + 1 }, (_, nth) => (from + turn * nth + PLACES) % PLACES);
}

/** As ring.css has it for a ship at rest. */
function onRing(place: Place): Keyframe {
  const { x, y } = pointOf(place);
  return {
    left: `calc(50% + ${x} * (50% - var(--meu-tile) / 2 - 0.3rem))`,
    top: `calc(50% + ${y} * (50% - var(--meu-height) / 2))`,
  };
}

/** The strip has two ends: a ship that sails over one of them comes in at the other. */
function alongStrip(from: Place, to: Place): Keyframe[] {
  const at = (place: Place) => `calc(0.6rem + ${place} * (var(--meu-tile) + 0.5rem))`;
  if (to > from) return [{ left: at(from) }, { left: at(to) }];
  return [
    { left: at(from), opacity: 1 },
    { left: at(from), opacity: 0, offset: 0.45 },
    { left: at(to), opacity: 0, offset: 0.55 },
    { left: at(to), opacity: 1 },
  ];
}
