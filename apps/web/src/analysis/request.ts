import type { Ledger, Report } from "@harbor/bots";
import type { AnyAction } from "@harbor/face";
import type { Replay } from "@harbor/kit";

export type AnyReport = Report<AnyAction>;
export type AnyLedger = Ledger<AnyAction>;

/** A game to look back on, as a worker is sent it. */
export type AnalysisRequest = {
  readonly replay: Replay;
  /** What was found before. */
  readonly known: AnyLedger | undefined;
};

/** What the worker has found by now, and what to go on from; or why it can find nothing. */
export type AnalysisNews =
  | { readonly is: "found"; readonly report: AnyReport; readonly ledger: AnyLedger; readonly seconds: number }
  | { readonly is: "refused" };
