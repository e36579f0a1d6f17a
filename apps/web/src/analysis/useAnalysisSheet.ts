import type { AnyGameClient } from "@harbor/ui";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Recording } from "../replay/recording.ts";
import { ANALYSIS, go, useRoute } from "../router.ts";
import type { RecordedTable } from "../table/recordedTable.ts";
import { type Analysed, openAnalyst } from "./analyst.ts";
import { looksBack } from "./looksBack.ts";

/** The analysis of a recorded game: whether it is open, what has been found, and how to open and close it. */
export type Sheet = {
  readonly isOpen: boolean;
  /** Whether the viewer has just come back from it to the boards. */
  readonly returned: boolean;
  readonly analysed: Analysed;
  /** Absent if no bots analyse this game. */
  readonly open: (() => void) | undefined;
  start(): void;
  stop(): void;
  close(): void;
  /** Goes to a step of the recording. */
  show(step: number): void;
};

export function useAnalysisSheet(client: AnyGameClient, { replay }: Recording, table: RecordedTable): Sheet {
  const route = useRoute();
  const can = looksBack(client);
  const isOpen = can && route.page === "replay" && route.analysis;
  const analyst = useMemo(() => openAnalyst(replay), [replay]);
  const analysed = useSyncExternalStore(analyst.subscribe, analyst.snapshot);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Opening the sheet starts the analysis, except after a stop: then a button continues it.
    if (isOpen && analyst.snapshot().is === "idle") analyst.start();
    if (isOpen) wasOpen.current = true;
  }, [isOpen, analyst]);
  useEffect(() => analyst.close, [analyst]);

  function open(): void {
    table.pause();
    go(`${location.pathname}${ANALYSIS}`);
  }
  function close(): void {
    go(location.pathname);
  }
  return {
    isOpen,
    returned: wasOpen.current && !isOpen,
    analysed,
    open: can ? open : undefined,
    start: analyst.start,
    stop: analyst.stop,
    close,
    show(step) {
      table.show(step);
      close();
    },
  };
}
