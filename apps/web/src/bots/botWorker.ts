import { type Crew, luckFrom, type Sight } from "@harbor/bots";
import type { Edition } from "@harbor/kit";
import type { AnyAction } from "@harbor/ui";
import { lookBack } from "../analysis/lookBack.ts";
import type { AnalysisNews, AnalysisRequest } from "../analysis/request.ts";
import type { Answered, Asked, Question, Thought } from "./question.ts";
import { BOTS } from "./registry.ts";

/** Thinks in a worker, so that the page never blocks: answers one question after another, or analyses one game. */
addEventListener("message", ({ data }: MessageEvent<Asked | AnalysisRequest>) => {
  if ("replay" in data) {
    const { replay } = data;
    lookBack(crewFor(replay.game, replay), data, (news: AnalysisNews) => postMessage(news));
    return;
  }
  const { n, question } = data;
  const answer: Answered = { n, thought: answerTo(question) };
  postMessage(answer);
});

const crews = new Map<string, Crew<unknown, AnyAction> | undefined>();

function crewFor(game: string, edition: Edition): Crew<unknown, AnyAction> | undefined {
  const key = `${game} ${edition.rules} ${edition.cards}`;
  if (!crews.has(key)) crews.set(key, BOTS.find((bots) => bots.game === game)?.signOn(edition));
  return crews.get(key);
}

function answerTo(question: Question): Thought | undefined {
  const { ask, bot, game, edition, view, seat, legal, milliseconds, luck } = question;
  const crew = crewFor(game, edition);
  if (crew === undefined) return undefined;
  const sight: Sight<unknown, AnyAction> = {
    view,
    seat,
    legal,
    budget: { milliseconds, clock: () => performance.now() },
    chance: luckFrom(luck),
  };
  if (ask === "advice") return crew.advise?.(sight);
  const player = (bot === undefined ? undefined : crew.botOf(bot)) ?? crew.plain.mate;
  return { action: player.decide(sight) };
}
