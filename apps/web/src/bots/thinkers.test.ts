import { afterEach, expect, test, vi } from "vitest";
import type { Question } from "./question.ts";
import { openThinkers } from "./thinkers.ts";

afterEach(() => vi.useRealTimers());

const QUESTION: Question = {
  ask: "move",
  game: "any",
  edition: { rules: "1" },
  view: {},
  seat: 1,
  legal: [{ type: "wait" }, { type: "go" }],
  milliseconds: 100,
  luck: "luck",
};

type Way = "answers" | "dies" | "sleeps";

/** Workers that behave in the given ways, one after another; after the last, all answer. */
function workersThat(...ways: readonly Way[]) {
  const hired: { readonly terminate: ReturnType<typeof vi.fn> }[] = [];
  const hire = (): Worker => {
    const way = ways[hired.length] ?? "answers";
    const worker = Object.assign(new EventTarget(), {
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage({ n, question }: { readonly n: number; readonly question: Question }) {
        if (way === "sleeps") return;
        queueMicrotask(() => {
          if (way === "dies") send(worker, "onerror", new Event("error"));
          else send(worker, "onmessage", { data: { n, thought: { action: question.legal[1] } } });
        });
      },
    });
    hired.push(worker);
    return worker;
  };
  return { hire, hired };
}

function send(worker: object, on: string, event: unknown): void {
  const listener: unknown = Reflect.get(worker, on);
  if (typeof listener === "function") listener(event);
}

test("one worker gets all questions, and none is started before the first", async () => {
  const { hire, hired } = workersThat();
  const thinkers = openThinkers(hire);
  expect(hired).toHaveLength(0);
  const thoughts = await Promise.all([thinkers.think(QUESTION), thinkers.think(QUESTION)]);
  expect(thoughts).toEqual([{ action: { type: "go" } }, { action: { type: "go" } }]);
  expect(hired).toHaveLength(1);
  thinkers.close();
  expect(hired[0]?.terminate).toHaveBeenCalledOnce();
});

test.each<Way>(["dies", "sleeps"])("a worker that %s is replaced, and the question is repeated", async (way) => {
  vi.useFakeTimers();
  const { hire, hired } = workersThat(way);
  const thinkers = openThinkers(hire);
  const thoughts = Promise.all([thinkers.think(QUESTION), thinkers.think(QUESTION)]);
  await vi.runAllTimersAsync();
  expect(await thoughts).toEqual([{ action: { type: "go" } }, { action: { type: "go" } }]);
  expect(hired).toHaveLength(2);
  expect(hired[0]?.terminate).toHaveBeenCalledOnce();
});

test("a question that kills every worker is dropped, and the next one is answered", async () => {
  const { hire, hired } = workersThat("dies", "dies", "dies");
  const thinkers = openThinkers(hire);
  expect(await thinkers.think(QUESTION)).toBeUndefined();
  expect(hired).toHaveLength(3);
  expect(await thinkers.think(QUESTION)).toEqual({ action: { type: "go" } });
});

test("without workers, nothing waits for one", async () => {
  const thinkers = openThinkers(() => {
    throw new Error("workers are forbidden here");
  });
  expect(await thinkers.think(QUESTION)).toBeUndefined();
});

test("nothing waits after the table is left", async () => {
  const { hire } = workersThat("sleeps");
  const thinkers = openThinkers(hire);
  const thought = thinkers.think(QUESTION);
  thinkers.close();
  expect(await thought).toBeUndefined();
});
