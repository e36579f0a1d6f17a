type Reckoning = typeof import("./reckoning.ts");

let chunk: Promise<Reckoning> | undefined;

/** Loaded at a table, because the start page does not need it. */
export function loadReckoning(): Promise<Reckoning> {
  chunk ??= import("./reckoning.ts");
  return chunk;
}
