import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, FANAL, meuterer, type View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { expect, test } from "vitest";
import { CHAPTERS, type Scene, scenesOf } from "./scenes.ts";
import { durationOf, stopAfter } from "./timing.ts";
import { cueOf } from "./useSceneSounds.ts";

/** What happens at the end of a round, to be told in its scenes, each once. */
const TOLD = new Set<Event["type"]>([
  "roles-revealed",
  "mutiny-begun",
  "fought",
  "mutiny-ended",
  "captain-deposed",
  "points-scored",
  "sold",
  "island-settled",
  "sailed",
  "stayed",
]);

function wholeRounds() {
  const history: Happened<Event>[] = [];
  const rounds: { readonly scenes: readonly Scene[]; readonly from: number; readonly told: readonly Event[] }[] = [];
  const players = [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`scenes ${nth}`)));
  const options = { mode: "pirates", seats: 4, chart: "shuffled" } as const;
  playMatch(meuterer, { options, seed: seedFrom("scenes"), players }, ({ facts, state }) => {
    for (const event of eventsFor(facts, 2)) history.push({ n: history.length, event });
    const begun = history.findLastIndex(({ event }) => event.type === "roles-revealed");
    const isWhole = history.slice(begun).some(({ event: { type } }) => type === "sailed" || type === "stayed");
    if (begun === -1 || !isWhole || rounds.some(({ from }) => from === begun)) return;
    rounds.push({
      from: begun,
      scenes: scenesOf(FANAL, meuterer.view(state, 2), [...history], 0),
      told: history.slice(begun).flatMap(({ event }) => (TOLD.has(event.type) ? event : [])),
    });
  });
  return rounds;
}

const rounds = wholeRounds();

test("the scenes tell the whole end of a round in its order, every event once", () => {
  expect(rounds.length).toBe(7);
  for (const { scenes, told } of rounds) {
    const news = scenes.flatMap((scene) => (scene.chapter === "roles" && scene.turned > 1 ? [] : scene.news));
    expect(news.filter(({ type }) => TOLD.has(type))).toEqual(told);
    const chapters = scenes.map(({ chapter }) => CHAPTERS.indexOf(chapter));
    expect(chapters).toEqual(chapters.toSorted((one, other) => one - other));
  }
});

test("roles stay covered until they are turned up, except for one's own", () => {
  for (const { scenes } of rounds) {
    const roles = scenes.filter(({ chapter }) => chapter === "roles");
    expect(roles.map(({ turned }) => turned)).toEqual([1, 2, 3]);
    for (const { turned, view } of roles) {
      const known = view.taken.map(({ role }) => role !== undefined);
      expect(known).toEqual(view.taken.map(({ seat }, nth) => nth < turned || seat === 2));
    }
  }
});

test("whoever has seen a part of it sees the rest, and nothing asks anybody meanwhile", () => {
  for (const { scenes } of rounds) {
    const last = scenes.at(-1);
    expect(last?.chapter).toBe("ship");
    for (const { view } of scenes) expect(view.waiting).toEqual([]);
  }
});

test("the end of a round takes less than half a minute, and step by step a chapter at a time", () => {
  for (const { scenes } of rounds) {
    const lengths = scenes.map((scene, nth) => durationOf(scene, nth === scenes.length - 1));
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeLessThan(30_000);
    const stops: number[] = [];
    for (let at = stopAfter(scenes, -1); stops.at(-1) !== at; at = stopAfter(scenes, at)) stops.push(at);
    expect(stops.map((at) => scenes[at]?.chapter)).toEqual([...new Set(scenes.map(({ chapter }) => chapter))]);
  }
});

test("a saber laid clacks, and only one's own points chink", () => {
  const [first] = rounds;
  const scene = first?.scenes.find(({ news }) => news.some(({ type }) => type === "points-scored"));
  const scored = scene?.news.find((event) => event.type === "points-scored" && event.points > 0);
  if (scene === undefined || scored?.type !== "points-scored") throw new Error("nobody scored in the first round");
  expect(cueOf({ news: [scored] }, scored.seat)).toBe("money");
  expect(cueOf({ news: [scored] }, undefined)).toBeUndefined();
  expect(cueOf({ news: [{ type: "fought", seat: 1, sabers: 2 }] }, 0)).toBe("laid");
  expect(cueOf({ news: [{ type: "fought", seat: 1, sabers: 0 }] }, 0)).toBeUndefined();
});
