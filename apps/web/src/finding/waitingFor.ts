import type { TableSettings } from "@harbor/protocol";

const KEY = "harbor-waiting";

/**
 * Remembers, for this tab, the table that was opened to wait at: its user did not choose it and may be moved to one that
 * has been waiting longer.
 */
export function rememberWaiting(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage they wait where they are.
  }
}

export function isWaitingAt(code: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === code;
  } catch {
    return false;
  }
}

/** What to ask for again while waiting: the same game, whatever its host has changed since. */
export function wishOf({ cards: _, ...settings }: TableSettings): TableSettings {
  return settings;
}
