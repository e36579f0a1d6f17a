import type { CardSet, Event, View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Beat } from "./beats.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import { durationOf, stopAfter } from "./timing.ts";
import type { News } from "./useBeats.ts";

export type Telling = {
  readonly scene: Scene;
  readonly beats: readonly Beat[];
  /** So many of them come from rounds that went by unseen, and are only listed. */
  readonly listed: number;
  /** Everything has been told. */
  readonly all: boolean;
  /** Goes on at a button alone, beat by beat. */
  readonly stepwise: boolean;
  /** Waits for the viewer, who has taken it in hand. */
  readonly kept: boolean;
  keep(kept: boolean): void;
  /** Tells the next beat; when all is told, goes on with the game. */
  step(): void;
  /** Tells the rest at once; when all is told, goes on with the game. */
  goOn(): void;
};

type Position = { readonly first: number; readonly scene: number; readonly kept: boolean };

type Manner = {
  readonly pace: number;
  readonly stepwise: boolean;
  /** Everything before this is told: whoever comes back goes on from here. */
  seen(upTo: number): void;
};

/** Tells what happened, scene after scene, as long as it is looked at; then goes on with the game by itself. */
export function useTelling(
  cards: CardSet,
  view: View,
  history: readonly Happened<Event>[],
  { beats, listed, close }: News,
  { pace, stepwise, seen }: Manner,
): Telling | undefined {
  const isTold = pace > 0 || stepwise;
  const scenes = useMemo(
    () => (isTold ? scenesOf(cards, beats, history, view, listed) : []),
    [cards, beats, history, view, isTold, listed],
  );
  const first = beats[0]?.first ?? -1;
  const opening = stepwise ? stopAfter(scenes, -1) : 0;
  const [position, setPosition] = useState<Position>({ first, scene: opening, kept: false });
  const here = position.first === first ? position : { first, scene: opening, kept: false };
  const number = Math.min(here.scene, scenes.length - 1);
  const scene = scenes[number];
  const all = number >= scenes.length - 1;
  const wait = scene === undefined || stepwise ? undefined : durationOf(scene, all, beats) * pace;

  const next = useEffectEvent(() => {
    if (all) finish();
    else setPosition({ first, scene: number + 1, kept: false });
  });
  const moment = here.kept ? undefined : `${first} ${number}`;
  // What others do meanwhile makes more to tell, but no scene longer.
  useEffect(() => {
    if (moment === undefined || wait === undefined) return;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [moment, wait]);

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
    kept: here.kept,
    keep: (kept) => setPosition({ first, scene: number, kept }),
    step: () => {
      if (all) finish();
      else setPosition({ first, scene: stopAfter(scenes, number), kept: true });
    },
    goOn: () => {
      if (all) finish();
      else setPosition({ first, scene: scenes.length - 1, kept: true });
    },
  };
}
