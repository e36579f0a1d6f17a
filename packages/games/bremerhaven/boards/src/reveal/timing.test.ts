import { WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { beatsOf, lastReveal } from "./beats.ts";
import { scenesOf } from "./scenes.ts";
import { durationOf, stopAfter } from "./timing.ts";

/** A whole round with four players, from the reveal to the next bidding, as seat 0 sees it. */
function roundOf(seed: string) {
  const { history, views } = playGame("long", 4, seed);
  const begun = history.findIndex(({ event }) => event.type === "round-begun" && event.round === 4);
  const known = history.slice(0, begun + 1);
  const now = views.find(({ length }) => length > begun)?.view;
  if (now === undefined) throw new Error("no round 4");
  const beats = beatsOf(known.slice(lastReveal(known)));
  return { beats, scenes: scenesOf(WESER, beats, known, now) };
}

test("nine lines at the end of a round stay as long as reading nine lines takes", () => {
  for (const seed of ["evening", "evening two", "evening three"]) {
    const { beats, scenes } = roundOf(seed);
    const roundEnd = scenes.filter(({ beat }) => beat.kind === "tidings" && beat.title !== "income");
    const told = [...new Set(roundEnd.map(({ beat }) => beat))];
    const lines = told.reduce((sum, { outcome }) => sum + outcome.length, 0);
    const stays = roundEnd.reduce((sum, scene) => sum + durationOf(scene, scene === scenes.at(-1), beats), 0);
    expect(lines).toBeGreaterThan(4);
    expect(stays / lines).toBeGreaterThan(800);
  }
});

test("step by step, each stop is the end of a beat, and every beat has one", () => {
  const { beats, scenes } = roundOf("steps");
  const stops: number[] = [];
  for (let at = stopAfter(scenes, -1); stops.at(-1) !== at; at = stopAfter(scenes, at)) stops.push(at);
  const shown = stops.map((at) => scenes[at]);
  expect(shown.map((scene) => scene?.beat)).toEqual(beats);
  expect(shown.every((scene) => scene?.lines === scene?.beat.outcome.length)).toBe(true);
});
