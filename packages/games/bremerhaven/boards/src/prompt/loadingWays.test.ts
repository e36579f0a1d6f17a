import { breaksUp, bremerhaven, WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { firstOf, gestureAsOne, gestureIn, type LoadingWay, loadingWays } from "./loadingWays.ts";

const GAMES = ["quay", "crane"];
/** Samples every nth state, because neighboring states differ little. */
const EVERY = 7;

/** All loading ways proposed during the harbor phases of random games. */
const proposals = GAMES.flatMap((seed) =>
  playGame("short", 2, seed)
    .states.filter(({ step }) => step === "harbor")
    .filter((_, nth) => nth % EVERY === 0)
    .flatMap((state) =>
      bremerhaven.pending(state).flatMap((seat) => {
        const { onwards, ...ways } = loadingWays(WESER, state, seat);
        const afresh = ways.afresh();
        return [...onwards, ...(afresh === undefined ? [] : [afresh])].map((way) => ({ state, seat, way }));
      }),
    ),
);

test("every step is legal in sequence, and starting over undoes everything first", () => {
  let [steps, afresh] = [0, 0];
  for (const { state, seat, way } of proposals) {
    let after = state;
    for (const step of way.steps) {
      const applied = bremerhaven.apply(after, seat, step);
      if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(step)}`);
      after = applied.state;
      steps += 1;
    }
    const begun = state.work[seat]?.steps ?? [];
    const undone = way.steps.filter(({ type }) => type === "undo").length;
    expect([0, begun.length]).toContain(undone);
    if (undone > 0) afresh += 1;
    else for (const step of way.plan.steps) expect(breaksUp(begun, step)).toBe(false);
  }
  expect(steps).toBeGreaterThan(50);
  expect(afresh).toBeGreaterThan(0);
});

test("the gestures together are the whole way, with nothing twice", () => {
  let longest = 0;
  for (const { way } of proposals) {
    let left = way.steps;
    while (left.length > 0) {
      const taken = left.slice(0, gestureIn(left));
      const [first, last] = [taken[0], taken.at(-1)];
      const told = gestureAsOne(left);
      if (first?.type !== "move" || last?.type !== "move") expect(told).toEqual(first);
      else expect(told).toEqual({ ...first, to: last.to });
      expect(taken.length).toBeGreaterThan(0);
      expect(new Set(taken.map(({ type }) => type)).size).toBe(1);
      longest = Math.max(longest, taken.filter(({ type }) => type !== "undo").length);
      left = left.slice(taken.length);
    }
  }
  expect(longest).toBe(2);
});

test("the first way shown is undefined if nothing is left to do, unless starting over brings more", () => {
  const none: LoadingWay = { plan: { steps: [], produced: [], lost: NO_LOSS, worth: 1 }, steps: [] };
  const fresh: LoadingWay = { ...none, steps: [{ type: "undo" }] };
  expect(firstOf({ onwards: [none], afresh: () => undefined })).toBeUndefined();
  expect(firstOf({ onwards: [none], afresh: () => fresh })).toBe(fresh);
});

const NO_LOSS = { barrel: 0, container: 0, crate: 0, passenger: 0 };
