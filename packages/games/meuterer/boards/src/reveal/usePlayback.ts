import type { Event, IslandSet, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { lastReveal, type Scene, scenesOf } from "./scenes.ts";
import { durationOf, stopAfter } from "./timing.ts";

/** Reads scenes aloud. */
export type Reader = { read(scenes: readonly Scene[]): Promise<void>; stop(): void };

export type Playback = {
  readonly scene: Scene;
  readonly scenes: readonly Scene[];
  /** Whether the last scene is shown. */
  readonly isLast: boolean;
  /** Whether each chapter waits for a button. */
  readonly stepwise: boolean;
  readonly paused: boolean;
  pause(paused: boolean): void;
  /** Shows the next chapter; after the last one, closes the scene. */
  step(): void;
  /** Jumps to the last scene; from there, closes it. */
  goOn(): void;
};

type PlaybackOptions = {
  /** The number of events that the viewer knew at their last decision, or had been shown on this device. */
  readonly since: number;
  readonly told: number;
  /** Recorded games are not played back: their viewer steps through them. */
  readonly wanted: boolean;
  readonly pace: number;
  readonly stepwise: boolean;
  /** Absent if nothing is to be read aloud. A scene stays until it has been read. */
  readonly reader: Reader | undefined;
  /** Saves the number of events shown, so that a returning viewer continues from there. */
  seen(upTo: number): void;
};

type Position = { readonly first: number; readonly nth: number; readonly paused: boolean; readonly skipped?: true };

/** The pace of scenes that are read aloud without motion. */
const UNMOVED = 0.45;
const NONE: readonly Scene[] = [];

/** Plays the end of a round scene by scene, and closes by itself at its end, unless paused. */
export function usePlayback(
  set: IslandSet,
  view: View,
  history: readonly Happened<Event>[],
  { since, told, wanted, pace, stepwise, reader, seen }: PlaybackOptions,
): Playback | undefined {
  const [closed, setClosed] = useState(told);
  const shown = Math.max(closed, since);
  const isPlayed = wanted && (pace > 0 || stepwise || reader !== undefined);
  const scenes = useMemo(
    () => (isPlayed && shown < history.length ? scenesOf(set, view, history, shown) : NONE),
    [isPlayed, set, view, history, shown],
  );
  const first = lastReveal(history) * 1000 + shown;
  const opening = stepwise ? stopAfter(scenes, -1) : 0;
  const [position, setPosition] = useState<Position>({ first, nth: opening, paused: false });
  const here = position.first === first ? position : { first, nth: opening, paused: false };
  const nth = Math.min(here.nth, scenes.length - 1);
  const scene = scenes[nth];
  const isLast = nth >= scenes.length - 1;
  const wait = scene === undefined || stepwise ? undefined : durationOf(scene, isLast) * (pace || UNMOVED);

  const next = useEffectEvent(() => {
    if (isLast) finish();
    else setPosition({ first, nth: nth + 1, paused: false });
  });
  const moment = here.paused || scene === undefined ? undefined : `${first} ${nth}`;
  const present = stepwise ? chapterSoFar(scenes, nth) : scene === undefined ? NONE : [scene];
  const read = useEffectEvent(() => reader?.read(present));
  useEffect(() => {
    if (moment === undefined || wait === undefined) return;
    let isOver = false;
    const shownLongEnough = new Promise<void>((resolve) => setTimeout(resolve, wait));
    void Promise.all([shownLongEnough, read()]).then(() => !isOver && next());
    return () => {
      isOver = true;
      reader?.stop();
    };
  }, [moment, wait, reader]);
  // Step by step, the button decides what comes next.
  const aloud = stepwise && scene !== undefined && !("skipped" in here) ? `${first} ${nth}` : undefined;
  useEffect(() => {
    if (aloud === undefined) return;
    void read();
    return () => reader?.stop();
  }, [aloud, reader]);

  const begun = scene === undefined ? undefined : Math.max(shown, scene.upTo - scene.news.length);
  const remember = useEffectEvent(seen);
  useEffect(() => {
    if (begun !== undefined) remember(begun);
  }, [begun]);

  function finish(): void {
    const last = scenes.at(-1)?.upTo ?? history.length;
    setClosed(last);
    seen(history.length);
  }

  if (scene === undefined) return undefined;
  return {
    scene,
    scenes,
    isLast,
    stepwise,
    paused: here.paused,
    pause: (paused) => setPosition({ first, nth, paused }),
    step: () => {
      if (isLast) finish();
      else setPosition({ first, nth: stopAfter(scenes, nth), paused: true });
    },
    goOn: () => {
      if (isLast) finish();
      else setPosition({ first, nth: scenes.length - 1, paused: true, skipped: true });
    },
  };
}

/** The scenes of a chapter up to this one: step by step, they are shown at once. */
function chapterSoFar(scenes: readonly Scene[], nth: number): readonly Scene[] {
  const chapter = scenes[nth]?.chapter;
  return scenes.slice(0, nth + 1).filter((scene) => scene.chapter === chapter);
}
