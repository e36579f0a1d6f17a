import { type Crew, effortOf } from "@harbor/bots";
import { playMatch, type Replay, randomPlayer, recordMatch, seedFrom } from "@harbor/kit";
import type { AnyAction, AnyGameClient } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { BOTS } from "../bots/registry.ts";
import { FIRST } from "../house.ts";
import { lookBack } from "./lookBack.ts";
import { looksBack } from "./looksBack.ts";
import type { AnalysisNews } from "./request.ts";

const EFFORT = { ...effortOf(0.01), finer: 0 };

let client: AnyGameClient;
let crew: Crew<unknown, AnyAction> | undefined;
let replay: Replay;

beforeAll(async () => {
  client = await FIRST.load();
  const { game } = client;
  crew = BOTS.find((bots) => bots.game === FIRST.id)?.signOn(game);
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

test("findings are reported from time to time, and completely at the end", () => {
  const news = newsOf(crew, replay);
  const progress = news.map((one) => (one.is === "found" ? one.report.progress : Number.NaN));
  expect(progress.length).toBeGreaterThan(5);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

test("an invalid recording is refused, and so is one of a game that no bots know", () => {
  expect(newsOf(crew, { ...replay, moves: replay.moves.slice(1) })).toEqual([{ is: "refused" }]);
  expect(newsOf(undefined, replay)).toEqual([{ is: "refused" }]);
});

test("the analysis is offered if the game's bots analyse games and its boards have the texts", () => {
  expect(looksBack(client)).toBe(crew?.lookBack !== undefined);
  const { hindsight: _, ...mute } = client;
  expect(looksBack(mute)).toBe(false);
});
