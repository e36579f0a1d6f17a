import { fingerprint, type Replay } from "@harbor/kit";
import { hireWorker } from "../bots/thinkers.ts";
import { inform, listeners } from "../table/listeners.ts";
import { type StoredAnalysis, storeAnalysis, storedAnalysis } from "./keptAnalyses.ts";
import type { AnalysisNews, AnalysisRequest } from "./request.ts";

export type Analysed = {
  /** `failed`: no worker is available, it has died, or no bots analyse this game. */
  readonly is: "idle" | "working" | "stopped" | "done" | "failed";
  readonly found: StoredAnalysis | undefined;
};

/** Analyses one game until it is done, stopped or left. The findings are stored, to continue another time. */
export type Analyst = {
  snapshot(): Analysed;
  subscribe(listener: () => void): () => void;
  /** Continues from the stored findings, unless they are complete. */
  start(): void;
  stop(): void;
  close(): void;
};

/** How often findings are stored during the work. */
const KEEP_EVERY_MS = 3000;

export function openAnalyst(replay: Replay, hire: () => Worker = hireWorker): Analyst {
  const id = fingerprint(replay);
  const told = listeners();
  const kept = storedAnalysis(id);
  let now: Analysed = { is: kept?.report.isDone === true ? "done" : "idle", found: kept };
  let worker: Worker | undefined;
  let spentBefore = 0;
  let storedAt = 0;

  function become(next: Analysed): void {
    now = next;
    inform(told);
  }

  function dismiss(): void {
    worker?.terminate();
    worker = undefined;
  }

  function keep(): void {
    if (now.found !== undefined) storeAnalysis(id, now.found);
  }

  function hear(news: AnalysisNews): void {
    if (news.is === "refused") {
      dismiss();
      become({ ...now, is: "failed" });
      return;
    }
    const { report, ledger, seconds } = news;
    become({ is: report.isDone ? "done" : "working", found: { report, ledger, seconds: spentBefore + seconds } });
    if (report.isDone) dismiss();
    if (report.isDone || performance.now() - storedAt > KEEP_EVERY_MS) {
      keep();
      storedAt = performance.now();
    }
  }

  function halt(): void {
    if (worker === undefined) return;
    dismiss();
    keep();
  }

  /** The stored findings may be corrupt; without them the work starts over. */
  function fail(mayBeSpoilt: boolean): void {
    dismiss();
    become({ is: "failed", found: undefined });
    if (mayBeSpoilt) start();
  }

  function start(): void {
    if (worker !== undefined || now.is === "done") return;
    spentBefore = now.found?.seconds ?? 0;
    try {
      worker = hire();
    } catch {
      become({ ...now, is: "failed" });
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => hear(data);
    const known = now.found?.ledger;
    worker.onerror = (event) => {
      event.preventDefault();
      fail(known !== undefined);
    };
    const request: AnalysisRequest = { replay, known };
    worker.postMessage(request);
    become({ ...now, is: "working" });
  }

  return {
    snapshot: () => now,
    subscribe: told.subscribe,
    start,
    stop() {
      halt();
      if (now.is === "working") become({ ...now, is: "stopped" });
    },
    close: halt,
  };
}
