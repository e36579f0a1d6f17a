const KEY = "harbor:hashes";
const MOST = 40;

/** The hash that a table showed when this browser first saw its game: a server could show another one later. */
export function keptHash(code: string): string | undefined {
  return hashes().find(([table]) => table === code)?.[1];
}

export function keepHash(code: string, hash: string): void {
  if (keptHash(code) !== undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[code, hash], ...hashes()].slice(0, MOST)));
  } catch {
    // Without it the check only says less.
  }
}

function hashes(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(input: unknown): input is readonly [string, string] {
  return Array.isArray(input) && input.length === 2 && input.every((part) => typeof part === "string");
}
