import type { CardSet, Event, View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Beat } from "./beats.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import type { News } from "./useBeats.ts";

const OPENING = 1050;
const OUTCOME = 1150;
/** A tie takes a moment longer to be understood. */
const TIE = 700;
const LAST = 2400;

export type Telling = {
  readonly scene: Scene;
  readonly beats: readonly Beat[];
  /** Everything has been told. */
  readonly all: boolean;
  /** Waits for the viewer, who has taken it in hand. */
  readonly kept: boolean;
  keep(kept: boolean): void;
  /** Tells the rest at once; when all is told, goes on with the game. */
  goOn(): void;
};

type Position = { readonly first: number; readonly scene: number; readonly kept: boolean };

/** Tells what happened, scene after scene, as long as it is looked at; then goes on with the game by itself. */
export function useTelling(
  cards: CardSet,
  view: View,
  history: readonly Happened<Event>[],
  { beats, close }: News,
  pace: number,
): Telling | undefined {
  const scenes = useMemo(
    () => (pace > 0 ? scenesOf(cards, beats, history, view) : []),
    [cards, beats, history, view, pace],
  );
  const first = beats[0]?.first ?? -1;
  const [position, setPosition] = useState<Position>({ first, scene: 0, kept: false });
  const here = position.first === first ? position : { first, scene: 0, kept: false };
  const number = Math.min(here.scene, scenes.length - 1);
  const scene = scenes[number];
  const all = number >= scenes.length - 1;
  const wait = scene === undefined ? undefined : durationOf(scene, all) * pace;

  const next = useEffectEvent(() => {
    if (all) close();
    else setPosition({ first, scene: number + 1, kept: false });
  });
  const moment = here.kept ? undefined : `${first} ${number}`;
  // What others do meanwhile makes more to tell, but no scene longer.
  useEffect(() => {
    if (moment === undefined || wait === undefined) return;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [moment, wait]);

  if (scene === undefined) return undefined;
  return {
    scene,
    beats,
    all,
    kept: here.kept,
    keep: (kept) => setPosition({ first, scene: number, kept }),
    goOn: () => {
      if (all) close();
      else setPosition({ first, scene: scenes.length - 1, kept: true });
    },
  };
}

function durationOf({ beat, opening }: Scene, last: boolean): number {
  if (last) return LAST;
  const tied = opening && beat.kind === "slot" && beat.tiedWith.length > 0;
  return (opening ? OPENING : OUTCOME) + (tied ? TIE : 0);
}
