const KEY = "harbor:notes";
const MOST = 12;
const MOST_LETTERS = 12_000;

type Entry = readonly [place: string, note: unknown];

/** What a board has noted for itself at a table and seat, on this device; it may be anything. */
export function keptNote(place: string): unknown {
  return entries().find(([one]) => one === place)?.[1];
}

/** Keeps a note, the latest ones of all; undefined deletes it. */
export function keepNote(place: string, note: unknown): void {
  const others = entries().filter(([one]) => one !== place);
  if (note === undefined && others.length === entries().length) return;
  const isSmall = note !== undefined && JSON.stringify(note).length <= MOST_LETTERS;
  const latest = [...(isSmall ? [[place, note] as const] : []), ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // Without it, a reload loses the note.
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
  return Array.isArray(input) && input.length === 2 && typeof input[0] === "string";
}
