const KEY = "harbor:hashes";
const MOST = 40;

/** The hash that this browser saw when it first saw the game: a dishonest server could show another one later. */
export function storedHash(code: string): string | undefined {
  return hashes().find(([table]) => table === code)?.[1];
}

export function storeHash(code: string, hash: string): void {
  if (storedHash(code) !== undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[code, hash], ...hashes()].slice(0, MOST)));
  } catch {
    // Without it, the verification just has one check less.
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
