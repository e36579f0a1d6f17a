import { create } from "zustand";

/** Can be worked out again, so it makes room for a game. */
const LESS_IMPORTANT = ["harbor:analyses"];

/** What this browser would not store, by its key: this tab alone has it. */
export const useUnsaved = create<{ readonly texts: ReadonlyMap<string, string> }>()(() => ({ texts: new Map() }));

export function readSave(key: string): string | undefined {
  const { texts } = useUnsaved.getState();
  return texts.get(key) ?? stored(() => localStorage.getItem(key)) ?? undefined;
}

/** Stores a text. While the storage is full or blocked, this tab keeps it, and its user is told. */
export function writeSave(key: string, text: string): void {
  const done = fits(key, text) || (makeRoom() && fits(key, text));
  if (done) forgetHere(key);
  else useUnsaved.setState(({ texts }) => ({ texts: new Map(texts).set(key, text) }));
}

export function removeSave(key: string): void {
  stored(() => localStorage.removeItem(key));
  forgetHere(key);
}

export function saveKeys(): readonly string[] {
  const keys = stored(() => Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? "")) ?? [];
  return [...new Set([...keys, ...useUnsaved.getState().texts.keys()])];
}

/** This tab's copy is no longer the only one. */
export function forgetHere(key: string): void {
  const { texts } = useUnsaved.getState();
  if (!texts.has(key)) return;
  const others = new Map(texts);
  others.delete(key);
  useUnsaved.setState({ texts: others });
}

function fits(key: string, text: string): boolean {
  return stored(() => localStorage.setItem(key, text) ?? true) === true;
}

function makeRoom(): boolean {
  const dropped = LESS_IMPORTANT.filter((key) => stored(() => localStorage.getItem(key)) != null);
  for (const key of dropped) stored(() => localStorage.removeItem(key));
  return dropped.length > 0;
}

/** Undefined if the storage is full, or if the browser blocks it. */
function stored<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The browser asks before it closes the only copy of a game. */
function holdBack(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

useUnsaved.subscribe(({ texts }) => {
  if (texts.size > 0) addEventListener("beforeunload", holdBack);
  else removeEventListener("beforeunload", holdBack);
});
