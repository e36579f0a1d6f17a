import type { LessonGuide } from "@harbor/ui";
import { usePointing } from "@harbor/ui/pointing";
import { useLayoutEffect } from "react";
import type { Held } from "../choice/held.ts";
import { partOf } from "./places.ts";
import "@harbor/ui/pointing.css";
import "./pointing.css";

/** What can be done at a place, the most likely first; with a piece in hand, only a place to put it down. */
const CONTROLS = [".target[data-barred=false]", "button:not(:disabled, .target, .inspect)"];
const WITH_PIECE = CONTROLS.slice(0, 1);

/** During a lesson: highlights what the teacher points at, and tells the teacher when a reveal begins and ends. */
export function useLesson(lesson: LessonGuide | undefined, isRevealing: boolean, held: Held | undefined): void {
  const places = lesson?.points.flatMap((place) => partOf(place)?.css ?? []);
  usePointing(
    isRevealing ? places && [] : places,
    held === undefined ? CONTROLS : WITH_PIECE,
    held && JSON.stringify(held),
  );
  const watch = lesson?.watch;
  useLayoutEffect(() => watch?.(isRevealing), [watch, isRevealing]);
}
