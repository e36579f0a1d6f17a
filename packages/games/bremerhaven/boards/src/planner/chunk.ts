type Reckoning = typeof import("./reckoning.ts");

let chunk: Promise<Reckoning> | undefined;

/** Loaded once somebody sits at a table: the page before it does without. */
export function loadReckoning(): Promise<Reckoning> {
  chunk ??= import("./reckoning.ts");
  return chunk;
}
