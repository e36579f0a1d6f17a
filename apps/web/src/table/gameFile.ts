import { isSeed } from "@harbor/kit";
import { read, type Saved } from "./localSaves.ts";

/** Names the format of a file with an unfinished game. The number changes with the format. */
const FORMAT = "harbor-game/1";
const HEAD = `{"format":"${FORMAT}",`;
/** More than any game needs. */
const MOST_LETTERS = 4_000_000;

/** A saved game as a file, which any browser can continue. */
export function writeGameFile(saved: string): string {
  return `${HEAD}${saved.slice(1)}\n`;
}

export function isGameFile(text: string): boolean {
  return text.startsWith(HEAD);
}

/** Undefined if the file is damaged. */
export function readGameFile(text: string): Saved | undefined {
  if (!isGameFile(text) || text.length > MOST_LETTERS) return undefined;
  const saved = read(text);
  if (saved === undefined || !isSeed(saved.plan.seed) || !saved.plan.people.every(isPerson)) return undefined;
  return { plan: saved.plan, moves: saved.moves };
}

function isPerson(input: unknown): boolean {
  if (typeof input !== "object" || input === null || !("name" in input) || !("color" in input)) return false;
  return typeof input.name === "string" && typeof input.color === "number" && "kind" in input;
}

export function gameFileName(title: string, at: Date): string {
  return `${title.toLowerCase()}-${at.toISOString().slice(0, 16).replace("T", "-").replace(":", "")}.game.json`;
}
