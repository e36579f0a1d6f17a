import { type Crew, effortOf } from "@harbor/bots";
import type { AnyAction, AnyStage } from "@harbor/face";
import { playMatch, type Replay, randomPlayer, recordMatch, seedFrom } from "@harbor/kit";
import { beforeAll, expect, test } from "vitest";
import { BOTS } from "../bots/registry.ts";
import { FACE } from "../games.ts";
import { lookBack } from "./lookBack.ts";
import { looksBack } from "./looksBack.ts";
import type { AnalysisNews } from "./request.ts";

const EFFORT = { ...effortOf(0.01), finer: 0 };

let stage: AnyStage;
let crew: Crew<unknown, AnyAction> | undefined;
let replay: Replay;

beforeAll(async () => {
  stage = await FACE.load();
  const { game } = stage;
  crew = BOTS.find((bots) => bots.game === FACE.id)?.signOn(game);
  const options = game.readOptions({ mode: "solo", seats: 1 });
  if (!options.ok) throw new Error(options.problem);
  const plan = { options: options.value, seed: seedFrom("back") };
  const players = [randomPlayer<unknown, AnyAction>(seedFrom("Ada"))];
  replay = recordMatch(game, plan, playMatch(game, { ...plan, players }));
});

function newsOf(known: Crew<unknown, AnyAction> | undefined, asked: Replay): readonly AnalysisNews[] {
  const news: AnalysisNews[] = [];
  let now = 0;
  const clock = () => {
    now += 100;
    return now;
  };
  lookBack(known, { replay: asked, known: undefined }, (one) => news.push(one), EFFORT, clock);
  return news;
}

test("what is found is told now and then, and at the end all of it", () => {
  const news = newsOf(crew, replay);
  const progress = news.map((one) => (one.is === "found" ? one.report.progress : Number.NaN));
  expect(progress.length).toBeGreaterThan(5);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

test("a recording that is not sound is refused, and so is one that no bots know", () => {
  expect(newsOf(crew, { ...replay, moves: replay.moves.slice(1) })).toEqual([{ is: "refused" }]);
  expect(newsOf(undefined, replay)).toEqual([{ is: "refused" }]);
});

test("there is a way there just where bots look back and boards have words for it", () => {
  expect(looksBack(stage)).toBe(crew?.lookBack !== undefined);
  const { hindsight: _, ...mute } = stage;
  expect(looksBack(mute)).toBe(false);
});
