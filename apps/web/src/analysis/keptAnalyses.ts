import type { AnyLedger, AnyReport } from "./request.ts";

/** The findings about a game and, if they are incomplete, the data to continue from. */
export type StoredAnalysis = {
  readonly report: AnyReport;
  readonly ledger?: AnyLedger | undefined;
  readonly seconds: number;
};

type Entry = StoredAnalysis & { readonly id: string; readonly form: number };

const KEY = "harbor:analyses";
/** Changes whenever analyses change, so that outdated ones are ignored. */
const FORM = 1;
const MOST = 8;

export function storedAnalysis(id: string): StoredAnalysis | undefined {
  return entries().find((entry) => entry.id === id);
}

/** Latest first; the oldest make room. A complete analysis needs nothing but its findings. */
export function storeAnalysis(id: string, { report, ledger, seconds }: StoredAnalysis): void {
  const entry: Entry = { id, form: FORM, report, seconds, ...(!report.isDone && { ledger }) };
  let kept = [entry, ...entries().filter((one) => one.id !== id)].slice(0, MOST);
  while (kept.length > 0) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      // The storage is full: drop an analysis. A game itself is worth more than its analysis.
      kept = kept.slice(0, -1);
    }
  }
}

function entries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(input: unknown): input is Entry {
  return (
    typeof input === "object" &&
    input !== null &&
    "form" in input &&
    input.form === FORM &&
    "id" in input &&
    typeof input.id === "string" &&
    "seconds" in input &&
    typeof input.seconds === "number" &&
    "report" in input &&
    typeof input.report === "object" &&
    input.report !== null &&
    "standings" in input.report &&
    Array.isArray(input.report.standings)
  );
}
