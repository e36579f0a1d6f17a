import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");

type Head = {
  readonly game: string;
  readonly rules: string;
  readonly cards: string;
  readonly seed: string;
  readonly commitment: string;
  readonly options: { readonly mode: string; readonly seats: number };
};

/** A game recorded for the rules' tests, as its file and in parts. */
export type Recorded = {
  readonly file: string;
  readonly head: Head;
  readonly moves: readonly unknown[];
  readonly scores: readonly { readonly seat: number; readonly score: number }[];
};

export function recorded(name: string): Recorded {
  // Take the latest rules, under which new games are played; "fifth" has the cards of the fifth set, the current one.
  const path = globSync(`packages/games/*/rules/test/recordings/*/${name}.replay.jsonl`, { cwd: ROOT }).sort().at(-1);
  if (path === undefined) throw new Error(`there is no recording ${name}`);
  const file = readFileSync(join(ROOT, path), "utf8");
  const [head, ...lines] = file
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const moves = lines.slice(0, -1).map(([seat, action]) => ({ seat, action }));
  return { file, head, moves, scores: lines.at(-1).scores };
}

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

export function peopleOf({ head }: Recorded) {
  return NAMES.slice(0, head.options.seats).map((name, color) => ({ name, color, kind: "person" }));
}

/** Stores the game in this browser as it was before its last action. */
export async function leaveBeforeEnd(page: Page, kind: "solo" | "hotseat", game: Recorded): Promise<void> {
  const { game: id, rules, cards, seed, options } = game.head;
  const plan = { kind, game: id, rules, cards, mode: options.mode, options, seed, people: peopleOf(game) };
  const saved = JSON.stringify({ plan, moves: game.moves.slice(0, -1) });
  await page.evaluate(([key, text]) => localStorage.setItem(`harbor:local:${key}`, text), [kind, saved] as const);
}

/** Stores a finished game in the page's browser. */
export async function keep(page: Page, id: string, game: Recorded): Promise<void> {
  const { commitment, options } = game.head;
  const entry = {
    id,
    at: 1_795_000_000_000,
    mode: options.mode,
    people: peopleOf(game),
    commitment,
    scores: game.scores,
    path: `/replay/${id}`,
  };
  await page.evaluate(
    ([name, index, text]) => {
      localStorage.setItem("harbor:finished", index);
      localStorage.setItem(`harbor:finished:${name}`, text);
    },
    [id, JSON.stringify([entry]), game.file] as const,
  );
}

/** From any step of a recording that is shown. */
export async function openEnd(page: Page): Promise<void> {
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("button", { name: "Final reckoning" }).click();
  await page.locator(".after").waitFor();
}
