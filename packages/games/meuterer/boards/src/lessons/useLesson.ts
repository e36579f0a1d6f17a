import type { View } from "@harbor/meuterer";
import type { LessonGuide } from "@harbor/ui";
import { usePointing } from "@harbor/ui/pointing";
import { useLayoutEffect } from "react";
import { selectorOf } from "./places.ts";
import "@harbor/ui/pointing.css";
import "./pointing.css";

const CONTROLS = ["button:not(:disabled, [aria-disabled=true])"];

/** During a lesson: highlights what the teacher points at, and tells the teacher when a scene begins and ends. */
export function useLesson(lesson: LessonGuide | undefined, isShowing: boolean, { round, step, turns }: View): void {
  const places = lesson?.points.flatMap((place) => selectorOf(place) ?? []);
  usePointing(isShowing ? places && [] : places, CONTROLS, `${round} ${step} ${turns}`);
  const watch = lesson?.watch;
  useLayoutEffect(() => watch?.(isShowing), [watch, isShowing]);
}
