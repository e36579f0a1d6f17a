import type { AnyLedger, AnyReport } from "./request.ts";

/** What was found about a game, and where it was not finished, what to go on from. */
export type KeptAnalysis = {
  readonly report: AnyReport;
  readonly ledger?: AnyLedger | undefined;
  readonly seconds: number;
};

type Entry = KeptAnalysis & { readonly id: string; readonly form: number };

const KEY = "harbor:analyses";
/** Changes with whatever an analysis is made of, so that none of an older make is taken for one of today's. */
const FORM = 1;
const MOST = 8;

export function keptAnalysis(id: string): KeptAnalysis | undefined {
  return entries().find((entry) => entry.id === id);
}

/** The latest first; the oldest make room. Of a finished one nothing but what it found is needed. */
export function keepAnalysis(id: string, { report, ledger, seconds }: KeptAnalysis): void {
  const entry: Entry = { id, form: FORM, report, seconds, ...(!report.isDone && { ledger }) };
  let kept = [entry, ...entries().filter((one) => one.id !== id)].slice(0, MOST);
  while (kept.length > 0) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      // The store is full: one analysis less. A game itself is worth more than what was found about it.
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
