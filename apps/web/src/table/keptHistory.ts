import type { Happened } from "@harbor/face";

const keyOf = (code: string) => `harbor:history:${code}`;

/** What this tab saw happen at a table; the server tells only what is new, so a reload would forget the log. */
export function keptHistory(code: string): readonly Happened<unknown>[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "[]");
    return Array.isArray(kept) ? kept.map((event: unknown, n) => ({ n, event })) : [];
  } catch {
    return [];
  }
}

export function keepHistory(code: string, history: readonly Happened<unknown>[]): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(history.map(({ event }) => event)));
  } catch {
    // Without it only the log of a reloaded page is shorter.
  }
}
