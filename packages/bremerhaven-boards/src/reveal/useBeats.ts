import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { useCallback, useMemo, useState } from "react";
import { type Beat, beatsOf, lastReveal } from "./beats.ts";

export type News = {
  readonly beats: readonly Beat[];
  /** All of it has been told or read. */
  close(): void;
};

const NONE: readonly Beat[] = [];

/** What happened since it was last shown or one last decided something, as beats to be told. */
export function useBeats(history: readonly Happened<Event>[], since: number, wanted: boolean): News {
  const [closed, setClosed] = useState(since);
  const shown = Math.max(closed, since);
  const beats = useMemo(() => {
    if (!wanted || shown === history.length) return NONE;
    // The cards that were bid are told with the reveal, which may have been shown before.
    const revealed = lastReveal(history);
    const from = Math.min(shown, revealed === -1 ? shown : revealed);
    return beatsOf(history.slice(from)).filter(({ first }) => first >= shown);
  }, [history, shown, wanted]);
  const close = useCallback(() => setClosed(history.length), [history.length]);
  return { beats, close };
}
