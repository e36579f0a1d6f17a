import type { LessonGuide } from "@harbor/ui";
import { useLayoutEffect } from "react";
import type { Held } from "../choice/held.ts";
import { usePointing } from "./usePointing.ts";

const NOWHERE: readonly string[] = [];

/** During a lesson: highlights what the teacher points at, and tells the teacher when a reveal begins and ends. */
export function useLesson(lesson: LessonGuide | undefined, isRevealing: boolean, held: Held | undefined): void {
  usePointing(isRevealing ? lesson && NOWHERE : lesson?.points, held && JSON.stringify(held));
  const watch = lesson?.watch;
  useLayoutEffect(() => watch?.(isRevealing), [watch, isRevealing]);
}
