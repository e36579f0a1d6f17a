import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { useCallback, useMemo, useState } from "react";
import { type Beat, beatsOf, lastReveal } from "./beats.ts";

export type News = {
  readonly beats: readonly Beat[];
  /** So many of them, from rounds that went by while one was away, are listed without being played. */
  readonly listed: number;
  /** All of it has been told or read. */
  close(): void;
};

type Known = {
  readonly own: Seat | undefined;
  /** Somebody is asked something just now: what others do at the same step does not push in. */
  readonly asked: boolean;
  /** How much of the history one had seen when one last decided something. */
  readonly since: number;
  /** How much had been told on this device when the table was opened. */
  readonly told: number;
  readonly wanted: boolean;
};

const NONE: readonly Beat[] = [];
/** From so many beats before the latest reveal on they are no longer played one by one after an absence. */
const MOST_EARLIER = 6;

/** What happened since it was last shown or one last decided something, as beats to be told. */
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

/** The cards that were bid are told with the reveal, which may have been shown before. */
export function newsSince(history: readonly Happened<Event>[], shown: number, own: Seat | undefined): readonly Beat[] {
  const revealed = lastReveal(history.slice(0, shown));
  return beatsOf(history.slice(Math.max(0, revealed)), { from: shown, own });
}

/** What happened before the latest reveal, if it is more than one would wish to see played after an absence. */
export function missedRounds(history: readonly Happened<Event>[], shown: number, own: Seat | undefined): number {
  const revealed = lastReveal(history);
  const earlier = newsSince(history, shown, own).filter(({ first }) => first < revealed);
  return earlier.length > MOST_EARLIER ? revealed : 0;
}
