import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { useCallback, useMemo, useState } from "react";
import { type Beat, beatsOf } from "./beats.ts";

const NONE: readonly Beat[] = [];

/** What happened since it was last shown, as beats to be told; none where no motion is wanted. */
export function useBeats(history: readonly Happened<Event>[], since: number, moving: boolean) {
  const [shown, setShown] = useState(since);
  const beats = useMemo(() => {
    if (!moving) return NONE;
    // The cards that were bid are told with the reveal, which may have been shown before.
    const revealed = history.findLastIndex(({ event }) => event.type === "bids-revealed");
    const from = Math.min(shown, revealed === -1 ? shown : revealed);
    return beatsOf(history.slice(from)).filter(({ first }) => first >= shown);
  }, [history, shown, moving]);
  const close = useCallback(() => setShown(history.length), [history.length]);
  return { beats, close };
}
