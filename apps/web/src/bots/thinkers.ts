import type { Answered, Question, Thought } from "./question.ts";

/** Thinks for the bots of a table. */
export type Thinkers = {
  /** Undefined if it fails: the bots do not know the cards, or every worker asked has died. */
  think(question: Question): Promise<Thought | undefined>;
  close(): void;
};

/** How much longer than its thinking time a worker may take before it counts as dead. */
const PATIENCE = 20_000;
const MOST_TRIES = 3;

type Open = {
  readonly question: Question;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
  settle(thought: Thought | undefined): void;
};

/** Starts a worker when it is first needed. A worker that dies is replaced, and the question is repeated. */
export function openThinkers(hire: () => Worker = hireWorker): Thinkers {
  const asked = new Map<number, Open>();
  let worker: Worker | undefined;
  let count = 0;

  function dismiss(): void {
    worker?.terminate();
    worker = undefined;
  }

  function settle(n: number, thought: Thought | undefined): void {
    const open = asked.get(n);
    asked.delete(n);
    clearTimeout(open?.timer);
    open?.settle(thought);
  }

  function replace(): void {
    dismiss();
    for (const [n, open] of asked) post(n, open);
  }

  function post(n: number, open: Open): void {
    clearTimeout(open.timer);
    open.tries += 1;
    if (open.tries > MOST_TRIES) {
      settle(n, undefined);
      return;
    }
    try {
      worker ??= start();
      open.timer = setTimeout(replace, open.question.milliseconds + PATIENCE);
      worker.postMessage({ n, question: open.question });
    } catch {
      // No worker can be started here, or the question cannot be sent.
      settle(n, undefined);
    }
  }

  function start(): Worker {
    const hired = hire();
    hired.onmessage = ({ data }: MessageEvent<Answered>) => settle(data.n, data.thought);
    const replaceIt = (event: Event) => {
      event.preventDefault();
      if (worker === hired) replace();
    };
    hired.onerror = replaceIt;
    hired.onmessageerror = replaceIt;
    return hired;
  }

  return {
    think(question) {
      const { promise, resolve } = Promise.withResolvers<Thought | undefined>();
      count += 1;
      const open: Open = { question, tries: 0, settle: resolve };
      asked.set(count, open);
      post(count, open);
      return promise;
    },
    close() {
      for (const n of [...asked.keys()]) settle(n, undefined);
      dismiss();
    },
  };
}

export function hireWorker(): Worker {
  return new Worker(new URL("./botWorker.ts", import.meta.url), { type: "module", name: "bots" });
}
