import type { Entrance, Exit } from "./piece.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Path = { readonly frames: Keyframe[]; readonly easing: string };

const SHORTEST = 200;
const LONGEST = 450;
/** Pixels of distance per additional millisecond. */
const REACH = 2.6;
/** A shorter distance is a layout shift and no move. */
const NEAR = 1.5;

const GENTLE = "cubic-bezier(0.3, 0.7, 0.25, 1)";
const BRISK = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const OFF = "cubic-bezier(0.5, 0, 0.8, 0.4)";

/** In milliseconds; 0 at a pace of 0, which turns motion off. */
export function flightTime(from: Box, to: Box, pace: number): number {
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  return Math.min(LONGEST, SHORTEST + distance / REACH) * pace;
}

export const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

export function differs(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) > NEAR ||
    Math.abs(one.y - other.y) > NEAR ||
    Math.abs(one.width - other.width) > NEAR ||
    Math.abs(one.height - other.height) > NEAR
  );
}

/** The box of a piece that emerges from the middle of `place`, at its initial size. */
export function within(place: Box, { width, height }: Box): Box {
  const size = 0.45;
  return {
    x: place.x + place.width / 2 - (width * size) / 2,
    y: place.y + place.height / 2 - (height * size) / 2,
    width: width * size,
    height: height * size,
  };
}

/** The transform that shows a piece at `at` while it lies at `lies`; its origin is the center. */
export function seenAt(at: Box, lies: Box): string {
  const dx = at.x + at.width / 2 - (lies.x + lies.width / 2);
  const dy = at.y + at.height / 2 - (lies.y + lies.height / 2);
  const size = lies.width === 0 ? 1 : at.width / lies.width;
  return `translate(${round(dx)}px, ${round(dy)}px) scale(${round(size)})`;
}

export function flight(from: Box, to: Box): Path {
  return { frames: [{ transform: seenAt(from, to) }, { transform: "none" }], easing: GENTLE };
}

/** A thrown piece, which disappears where it lands. */
export function toss(from: Box, to: Box): Path {
  const high = Math.max(24, Math.abs(from.x - to.x) / 10);
  const middle = { ...to, x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - high };
  return {
    frames: [
      { transform: `${seenAt(from, to)} scale(0.6)`, opacity: 1 },
      { transform: `${seenAt(middle, to)} scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1, offset: 0.9 },
      { transform: "scale(0.5)", opacity: 0 },
    ],
    easing: "linear",
  };
}

/** `field` is the board that clips the piece. */
export function entrance(way: Entrance, lies: Box, field: Box): Path {
  const still = { transform: "none", opacity: 1 };
  switch (way) {
    case "sail":
    case "drive":
      return {
        frames: [{ transform: `translateX(${round(field.x - lies.x - lies.width)}px)` }, { transform: "none" }],
        easing: BRISK,
      };
    case "pop":
      return { frames: [{ transform: "scale(0.4)", opacity: 0 }, still], easing: "cubic-bezier(0.3, 1.5, 0.6, 1)" };
    case "drop":
      return {
        frames: [
          { transform: "translateY(-90%)", opacity: 0, easing: "ease-in" },
          { transform: "none", opacity: 1, offset: 0.6, easing: "ease-out" },
          { transform: "translateY(-16%)", opacity: 1, offset: 0.8, easing: "ease-in" },
          still,
        ],
        easing: "linear",
      };
    case "spin":
      return { frames: [{ transform: "rotate(-400deg) scale(0.1)", opacity: 0 }, still], easing: BRISK };
    case "turn":
      return turned();
    default:
      return way satisfies never;
  }
}

export function exit(way: Exit): Path {
  const gone = way === "fade" ? "scale(0.7)" : `translateX(${way === "left" ? "-130%" : "130%"})`;
  return {
    frames: [
      { transform: "none", opacity: 1 },
      { transform: gone, opacity: 0 },
    ],
    easing: way === "fade" ? "ease-out" : OFF,
  };
}

/** The new face turns into view. */
export function turned(): Path {
  return {
    frames: [{ transform: "perspective(30rem) rotateY(-90deg) scale(1.12)" }, { transform: "none" }],
    easing: BRISK,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
