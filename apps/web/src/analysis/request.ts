import type { Ledger, Report } from "@harbor/bots";
import type { Replay } from "@harbor/kit";
import type { AnyAction } from "@harbor/ui";

export type AnyReport = Report<AnyAction>;
export type AnyLedger = Ledger<AnyAction>;

/** A game to analyse, as it is sent to a worker. */
export type AnalysisRequest = {
  readonly replay: Replay;
  /** The earlier findings. */
  readonly known: AnyLedger | undefined;
};

/** A worker's findings so far, and the data to continue from; or why it can find nothing. */
export type AnalysisNews =
  | { readonly is: "found"; readonly report: AnyReport; readonly ledger: AnyLedger; readonly seconds: number }
  | { readonly is: "refused" };
