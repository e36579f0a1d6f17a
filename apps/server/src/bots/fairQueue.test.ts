import { expect, test } from "vitest";
import { FairQueue } from "./fairQueue.ts";

function queueOf(...items: readonly (readonly [string, string])[]): FairQueue<string, string> {
  const queue = new FairQueue<string, string>();
  for (const [key, item] of items) queue.push(key, item);
  return queue;
}

const takeAll = (queue: FairQueue<string, string>, mayTake = (_item: string) => true) =>
  Array.from({ length: queue.size }, () => queue.take(mayTake));

test("a key with many items waits as long as the others, which wait no longer because of it", () => {
  const queue = queueOf(["greedy", "a1"], ["greedy", "a2"], ["greedy", "a3"], ["modest", "b1"], ["late", "c1"]);
  expect(takeAll(queue)).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("an item that may not be taken yet keeps its place and holds nothing else up", () => {
  const queue = queueOf(["one", "long"], ["two", "short"], ["three", "long too"]);
  expect(takeAll(queue, (item) => !item.startsWith("long"))).toEqual(["short", undefined, undefined]);
  expect(queue.count((item) => item.startsWith("long"))).toBe(2);
  expect(takeAll(queue)).toEqual(["long", "long too"]);
});

test("a removed item is never taken", () => {
  const queue = queueOf(["one", "first"], ["one", "second"], ["two", "other"]);
  expect([queue.remove("one", "first"), queue.remove("one", "first"), queue.remove("two", "other")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([queue.size, takeAll(queue)]).toEqual([1, ["second"]]);
});
