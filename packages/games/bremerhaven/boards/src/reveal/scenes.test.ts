import { type Action, bremerhaven, type Event, SLOTS, type View, WESER } from "@harbor/bremerhaven";
import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { describe, expect, test } from "vitest";
import { beatsOf } from "./beats.ts";
import { scenesOf } from "./scenes.ts";

/** Seat 0's view after every action, with the number of events by then. */
function watchGame(mode: "long" | "short", seats: number, seed: string) {
  const history: Happened<Event>[] = [];
  const moments: { readonly view: View; readonly length: number; readonly pendings: number }[] = [];
  const options = bremerhaven.readOptions({ mode, seats });
  if (!options.ok) throw new Error(options.problem);
  const players = Array.from({ length: seats }, (_, seat) =>
    randomPlayer<unknown, Action>(seedFrom(`${seed} ${seat}`)),
  );
  playMatch(bremerhaven, { options: options.value, seed: seedFrom(seed), players }, ({ state, facts }) => {
    for (const event of eventsFor(facts, 0)) history.push({ n: history.length, event });
    moments.push({ view: bremerhaven.view(state, 0), length: history.length, pendings: state.waiting.length });
  });
  return { history, moments };
}

const shipsOf = (view: View) => view.players.map(({ harbor }) => harbor.docks.map(({ berthed }) => berthed?.ship));
const contractsOf = (view: View) => view.players.map(({ harbor }) => harbor.loading.map(({ laid }) => laid?.contract));
const purseOf = (view: View) =>
  view.players.map(({ money, bank, prestige, yard }) => ({ money, bank, prestige, yard: yard.toSorted() }));

/** Everything that scenes show on the boards, without the players' steps in their harbors. */
const publicOf = (view: View) => ({
  purse: purseOf(view),
  ships: shipsOf(view),
  contracts: contractsOf(view),
  ladder: view.ladder,
  track: view.track,
  building: view.building,
  sea: view.sea,
  land: view.land,
});

describe("the scenes of a game", () => {
  const games = [
    watchGame("long", 4, "scenes one"),
    watchGame("long", 3, "scenes two"),
    watchGame("short", 2, "scenes three"),
  ];

  test("each scene continues the one before, and the last one is the present view", () => {
    for (const { history, moments } of games) {
      const now = moments.at(-2);
      if (now === undefined) throw new Error("no such moment");
      const known = history.slice(0, now.length);
      const scenes = scenesOf(WESER, beatsOf(known), known, now.view);
      expect(scenes.length).toBeGreaterThan(40);
      for (const [nth, scene] of scenes.entries()) {
        const next = scenes[nth + 1];
        if (next === undefined) continue;
        expect(next.upTo).toBeGreaterThanOrEqual(scene.upTo);
        expect(next.told - scene.told).toBeOneOf([0, 1]);
      }
      const last = scenes.at(-1);
      expect(last && publicOf(last.view)).toEqual(publicOf(now.view));
    }
  });
});

test("cards are revealed slot by slot, and none before its turn", () => {
  const { history, moments } = watchGame("long", 4, "turning");
  const revealed = history.findIndex(({ event }) => event.type === "bids-revealed");
  const end = moments.find(({ length }) => length > revealed + 20);
  if (end === undefined) throw new Error("no reveal");
  const known = history.slice(0, end.length);
  const scenes = scenesOf(WESER, beatsOf(known.slice(revealed)), known, end.view);
  const slots = scenes.filter(({ beat }) => beat.kind === "slot");
  expect(slots.length).toBeGreaterThan(2);
  for (const { beat, open } of slots) if (beat.kind === "slot") expect(open).toBe(SLOTS.indexOf(beat.slot) + 1);
});

test("cards revealed before stay face up", () => {
  const { history, moments } = watchGame("long", 4, "turning");
  const first = history.findIndex(({ event }) => event.type === "slot-won");
  const end = moments.find(({ length }) => length > first + 25);
  if (end === undefined) throw new Error("no reveal");
  const known = history.slice(0, end.length);
  const beats = beatsOf(known).filter((beat) => beat.first > first);
  expect(new Set(scenesOf(WESER, beats, known, end.view).map(({ open }) => open))).toEqual(new Set([SLOTS.length]));
});

test("no beats make no scenes", () => {
  const { history, moments } = watchGame("short", 2, "nothing");
  const [start] = moments;
  if (start === undefined) throw new Error("no game");
  expect(scenesOf(WESER, [], history, start.view)).toEqual([]);
});
