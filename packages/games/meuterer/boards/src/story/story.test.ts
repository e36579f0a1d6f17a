import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, meuterer, type View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { expect, test } from "vitest";
import { storyOf } from "./story.ts";

const options = { mode: "plain", seats: 4, chart: "shuffled" } as const;

test("there is no story before the first reveal", () => {
  expect(storyOf([])).toBeUndefined();
});

test("each story tells the whole end of its round, and all its points", () => {
  const history: Happened<Event>[] = [];
  const rounds = new Set<number>();
  const mutinies = new Set<boolean>();
  let told = 0;
  const players = [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`player ${nth}`)));
  const look = () => {
    const story = storyOf(history);
    if (story === undefined || story.islands.length === 0 || rounds.has(story.round)) return;
    rounds.add(story.round);
    expect(story.taken).toHaveLength(3);
    expect(story.sold).toHaveLength(4);
    expect(story.mutiny !== undefined).toBe(story.taken.some(({ role }) => role === "mutineer"));
    if (story.mutiny?.succeeded !== undefined) mutinies.add(story.mutiny.succeeded);
    expect(story.newCaptain !== undefined).toBe(story.mutiny?.succeeded === true);
    for (const { points } of story.voyage) told += points;
    for (const { leaders, price, merchant } of story.islands) told += leaders.length * price + (merchant?.points ?? 0);
  };
  const { scores } = playMatch(meuterer, { options, seed: seedFrom("stories"), players }, ({ facts }) => {
    for (const event of eventsFor(facts, "spectator")) history.push({ n: history.length, event });
    look();
  });
  expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...mutinies].sort()).toEqual([false, true]);
  expect(told).toBe(scores.reduce((sum, { score }) => sum + score, 0));
});
