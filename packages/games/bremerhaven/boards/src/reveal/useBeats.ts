import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { useCallback, useMemo, useState } from "react";
import { type Beat, beatsOf, lastReveal } from "./beats.ts";

export type News = {
  readonly beats: readonly Beat[];
  /** The number of leading beats that are only listed, because their rounds were missed. */
  readonly listed: number;
  /** Marks all beats as shown or read. */
  close(): void;
};

type Known = {
  readonly own: Seat | undefined;
  /** Whether the viewer has to act: simultaneous actions of others must not interrupt. */
  readonly asked: boolean;
  /** The number of events that the viewer had seen at their last decision. */
  readonly since: number;
  /** The number of events already shown on this device when the table opened. */
  readonly told: number;
  readonly wanted: boolean;
};

const NONE: readonly Beat[] = [];
/** With more beats than this before the latest reveal, an absence was too long to play them all. */
const MOST_EARLIER = 6;

/** The beats since the viewer's last decision or the last event shown, whichever is later. */
export function useBeats(history: readonly Happened<Event>[], known: Known): News {
  const { own, asked, since, told, wanted } = known;
  const [closed, setClosed] = useState(told);
  const [away] = useState(() => (wanted ? missedRounds(history, Math.max(told, since), own) : 0));
  const shown = Math.max(closed, since);
  const beats = useMemo(() => {
    if (!wanted || shown >= history.length) return NONE;
    const found = newsSince(history, shown, own);
    const last = found.at(-1);
    return asked && last?.resumed === true ? found.slice(0, -1) : found;
  }, [history, shown, wanted, own, asked]);
  const listed = useMemo(() => beats.filter(({ first }) => first < away).length, [beats, away]);
  const close = useCallback(() => setClosed(history.length), [history.length]);
  return { beats, listed, close };
}

/** Starts at the latest reveal shown, because only it has the bids. */
export function newsSince(history: readonly Happened<Event>[], shown: number, own: Seat | undefined): readonly Beat[] {
  const revealed = lastReveal(history.slice(0, shown));
  return beatsOf(history.slice(Math.max(0, revealed)), { from: shown, own });
}

/** The latest reveal's event number if too many beats precede it to play them all; otherwise 0. */
export function missedRounds(history: readonly Happened<Event>[], shown: number, own: Seat | undefined): number {
  const revealed = lastReveal(history);
  const earlier = newsSince(history, shown, own).filter(({ first }) => first < revealed);
  return earlier.length > MOST_EARLIER ? revealed : 0;
}
