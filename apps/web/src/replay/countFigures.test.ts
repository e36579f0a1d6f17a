// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readReplay } from "@harbor/kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadClient } from "../gameClient.ts";
import { FIRST } from "../house.ts";
import { startTexts } from "../i18n.ts";
import { countAllFigures, countFigures } from "./countFigures.ts";
import { type FinishedGame, keepFinished } from "./finishedGames.ts";
import { modeOf } from "./people.ts";
import { forgetResults, keepResults, results } from "./results.ts";

const RECORDINGS = join(import.meta.dirname, `../../../../packages/games/${FIRST.id}/rules/test/recordings`);
const [path = ""] = globSync("*/short-2-*.replay.jsonl", { cwd: RECORDINGS }).sort().reverse();
const file = readFileSync(join(RECORDINGS, path), "utf8");

function finished(id: string, at: number): FinishedGame {
  const read = readReplay(file);
  if (!read.ok) throw new Error(path);
  const { game, options, commitment, scores } = read.value;
  const people = ["Ada", "Ben"].map((name, color) => ({ name, color, kind: "person" as const }));
  return { id, game, at, mode: modeOf(options), people, commitment, scores, own: 1, path: `/replay/${id}` };
}

beforeAll(() => startTexts("en"));
beforeEach(() => localStorage.clear());

test("a finished game is counted once, by what the game describes", async () => {
  keepFinished(finished("kept-a", 1), file);
  expect(results()[0]?.figures).toBeUndefined();
  expect(await countFigures("kept-a")).toBe(true);
  const { tally } = await loadClient(FIRST);
  const charted = tally?.charts.flatMap(({ figures }) => figures) ?? [];
  expect(Object.keys(results()[0]?.figures ?? {}).sort()).toEqual([...charted].sort());
  expect(Object.values(results()[0]?.figures ?? {}).some((figure) => figure > 0)).toBe(true);
  expect(await countFigures("kept-a")).toBe(false);
});

test("games from before there were figures are counted while their recordings are here", async () => {
  keepFinished(finished("kept-a", 1), file);
  keepFinished(finished("kept-b", 2), "damaged");
  keepResults([
    ...results(),
    { ...results()[0], id: "gone", game: FIRST.id, at: 0, mode: "short", seats: 2, bots: 0, score: 1, place: 1 },
  ]);
  expect(await countAllFigures()).toBe(true);
  expect(results().map(({ id, figures }) => [id, figures !== undefined])).toEqual([
    ["kept-b", false],
    ["kept-a", true],
    ["gone", false],
  ]);
  expect(await countAllFigures()).toBe(false);
});

test("deleted statistics stay deleted", async () => {
  keepFinished(finished("kept-a", 1), file);
  forgetResults();
  expect(await countFigures("kept-a")).toBe(false);
  expect(results()).toEqual([]);
});
