import type { CardSet, Event, View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Beat } from "./beats.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import { durationOf, stopAfter } from "./timing.ts";
import type { News } from "./useBeats.ts";

export type Playback = {
  readonly scene: Scene;
  readonly beats: readonly Beat[];
  /** The number of leading beats that are only listed, because their rounds were missed. */
  readonly listed: number;
  /** Whether the last scene is playing. */
  readonly all: boolean;
  /** Whether each beat waits for a button. */
  readonly stepwise: boolean;
  /** Whether the viewer has paused the reveal. */
  readonly paused: boolean;
  pause(paused: boolean): void;
  /** Plays the next beat; after the last one, closes the reveal. */
  step(): void;
  /** Jumps to the last scene; from there, closes the reveal. */
  goOn(): void;
};

type Position = {
  readonly first: number;
  readonly scene: number;
  readonly paused: boolean;
  /** The viewer wants to hear no more. */
  readonly skipped?: true;
};

/** The pace of scenes that are read aloud without motion. */
const UNMOVED = 0.45;

/** Reads scenes aloud. */
export type Reader = { read(scenes: readonly Scene[]): Promise<void>; stop(): void };

type PlaybackOptions = {
  readonly pace: number;
  readonly stepwise: boolean;
  /** Absent if nothing is to be read aloud. A scene stays until it has been read. */
  readonly reader: Reader | undefined;
  /** Saves the number of events shown, so that a returning viewer continues from there. */
  seen(upTo: number): void;
};

/** Plays the news scene by scene and closes by itself at the end, unless paused. */
export function usePlayback(
  cards: CardSet,
  view: View,
  history: readonly Happened<Event>[],
  { beats, listed, close }: News,
  { pace, stepwise, reader, seen }: PlaybackOptions,
): Playback | undefined {
  const isPlayed = pace > 0 || stepwise || reader !== undefined;
  const scenes = useMemo(
    () => (isPlayed ? scenesOf(cards, beats, history, view, listed) : []),
    [cards, beats, history, view, isPlayed, listed],
  );
  const first = beats[0]?.first ?? -1;
  const opening = stepwise ? stopAfter(scenes, -1) : 0;
  const [position, setPosition] = useState<Position>({ first, scene: opening, paused: false });
  const here = position.first === first ? position : { first, scene: opening, paused: false };
  const number = Math.min(here.scene, scenes.length - 1);
  const scene = scenes[number];
  const all = number >= scenes.length - 1;
  const wait = scene === undefined || stepwise ? undefined : durationOf(scene, all, beats) * (pace || UNMOVED);

  const next = useEffectEvent(() => {
    if (all) finish();
    else setPosition({ first, scene: number + 1, paused: false });
  });
  const moment = here.paused ? undefined : `${first} ${number}`;
  // New events add scenes, but must not restart the timer of the present one.
  const present = stepwise ? beatSoFar(scenes, number) : scene === undefined ? [] : [scene];
  const read = useEffectEvent(() => reader?.read(present));
  useEffect(() => {
    if (moment === undefined || wait === undefined) return;
    let isOver = false;
    const shown = new Promise<void>((resolve) => setTimeout(resolve, wait));
    void Promise.all([shown, read()]).then(() => !isOver && next());
    return () => {
      isOver = true;
      reader?.stop();
    };
  }, [moment, wait, reader]);
  // Step by step, the button decides what comes next.
  const aloud = stepwise && scene !== undefined && here.skipped === undefined ? `${first} ${number}` : undefined;
  useEffect(() => {
    if (aloud === undefined) return;
    void read();
    return () => reader?.stop();
  }, [aloud, reader]);

  const begun = scene?.beat.first;
  const remember = useEffectEvent(seen);
  useEffect(() => {
    if (begun !== undefined) remember(begun);
  }, [begun]);

  function finish(): void {
    close();
    seen(history.length);
  }

  if (scene === undefined) return undefined;
  return {
    scene,
    beats,
    listed,
    all,
    stepwise,
    paused: here.paused,
    pause: (paused) => setPosition({ first, scene: number, paused }),
    step: () => {
      if (all) finish();
      else setPosition({ first, scene: stopAfter(scenes, number), paused: true });
    },
    goOn: () => {
      if (all) finish();
      else setPosition({ first, scene: scenes.length - 1, paused: true, skipped: true });
    },
  };
}

/** The scenes of a beat up to this one: step by step, they are shown at once. */
function beatSoFar(scenes: readonly Scene[], number: number): readonly Scene[] {
  const told = scenes[number]?.told;
  return scenes.slice(0, number + 1).filter((scene) => scene.told === told);
}
