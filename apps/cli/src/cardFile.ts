import { readFileSync } from "node:fs";
import { BadInput } from "./command.ts";
import type { AnyGame } from "./games.ts";

export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** The game played with the cards from a file. */
export function withCardsFrom(game: AnyGame, file: string): AnyGame {
  const played = game.withCards(readJson(file));
  if (!played.ok) throw new BadInput(`${file}: ${played.problem}`);
  return played.value;
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
