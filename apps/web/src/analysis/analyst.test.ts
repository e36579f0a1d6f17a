// @vitest-environment happy-dom
import { fingerprint, type Replay, seedFrom } from "@harbor/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { foundAt } from "../../test/analysisFixture.ts";
import { openAnalyst } from "./analyst.ts";
import { storeAnalysis, storedAnalysis } from "./keptAnalyses.ts";
import type { AnalysisNews } from "./request.ts";

const REPLAY: Replay = {
  game: "any",
  rules: "1",
  cards: "cards",
  options: {},
  seed: seedFrom("analyst"),
  commitment: "hash",
  moves: [],
  scores: [],
};
const ID = fingerprint(REPLAY);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** Workers that send the messages they are given. */
function crew() {
  const hired: (Worker & {
    readonly terminate: ReturnType<typeof vi.fn>;
    readonly postMessage: ReturnType<typeof vi.fn>;
  })[] = [];
  const hire = () => {
    const worker = Object.assign(new EventTarget(), {
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage: vi.fn(),
    });
    hired.push(worker);
    return worker;
  };
  const say = (data: AnalysisNews) => hired.at(-1)?.onmessage?.(new MessageEvent("message", { data }));
  const die = () => hired.at(-1)?.onerror?.(new ErrorEvent("error"));
  return { hired, hire, say, die };
}
const news = (progress: number): AnalysisNews => ({ is: "found", ...foundAt(progress) });

test("no worker runs before the start, and findings are reported as they come", () => {
  const { hired, hire, say } = crew();
  const analyst = openAnalyst(REPLAY, hire);
  const told: (number | undefined)[] = [];
  analyst.subscribe(() => told.push(analyst.snapshot().found?.report.progress));
  expect(analyst.snapshot()).toEqual({ is: "idle", found: undefined });
  expect(hired).toHaveLength(0);
  analyst.start();
  analyst.start();
  expect(hired).toHaveLength(1);
  expect(hired[0]?.postMessage).toHaveBeenCalledWith({ replay: REPLAY, known: undefined });
  say(news(0.2));
  say(news(1));
  expect(told).toEqual([undefined, 0.2, 1]);
  expect(analyst.snapshot().is).toBe("done");
  expect(hired[0]?.terminate).toHaveBeenCalledOnce();
  expect(openAnalyst(REPLAY, hire).snapshot()).toMatchObject({ is: "done", found: { seconds: 10 } });
});

test("after a stop or a return, it continues from the findings and the time spent so far", () => {
  for (const leave of ["stop", "close"] as const) {
    localStorage.clear();
    const { hired, hire, say } = crew();
    const analyst = openAnalyst(REPLAY, hire);
    analyst.start();
    say(news(0.3));
    say(news(0.4));
    analyst[leave]();
    expect(hired[0]?.terminate).toHaveBeenCalledOnce();
    expect(storedAnalysis(ID)?.report.progress).toBe(0.4);
    const again = leave === "stop" ? analyst : openAnalyst(REPLAY, hire);
    expect(again.snapshot()).toMatchObject({ is: leave === "stop" ? "stopped" : "idle", found: { seconds: 4 } });
    again.start();
    expect(hired[1]?.postMessage).toHaveBeenCalledWith({ replay: REPLAY, known: foundAt(0.4).ledger });
    say(news(0.5));
    expect(again.snapshot().found?.seconds).toBe(9);
  }
});

test("a corrupt stored analysis is dropped, and the work starts over", () => {
  storeAnalysis(ID, foundAt(0.5));
  const { hired, hire, say, die } = crew();
  const analyst = openAnalyst(REPLAY, hire);
  analyst.start();
  die();
  expect(hired).toHaveLength(2);
  expect(hired[1]?.postMessage).toHaveBeenCalledWith({ replay: REPLAY, known: undefined });
  say(news(0.1));
  expect(analyst.snapshot()).toMatchObject({ is: "working", found: { report: { progress: 0.1 } } });
});

test("it fails without a worker, when a worker dies, and when no bots analyse the game", () => {
  const none = openAnalyst(REPLAY, () => {
    throw new Error("workers are forbidden here");
  });
  none.start();
  expect(none.snapshot().is).toBe("failed");
  const dying = crew();
  const analyst = openAnalyst(REPLAY, dying.hire);
  analyst.start();
  dying.die();
  expect(analyst.snapshot().is).toBe("failed");
  analyst.start();
  dying.say({ is: "refused" });
  expect(analyst.snapshot().is).toBe("failed");
  expect(dying.hired).toHaveLength(2);
});
