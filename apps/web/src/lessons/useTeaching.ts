import { useSyncExternalStore } from "react";
import type { LessonTable, Teaching } from "./lessonTable.ts";

export function useTeaching(table: LessonTable): Teaching {
  return useSyncExternalStore(table.subscribe, table.teaching);
}
