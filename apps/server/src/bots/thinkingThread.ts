import { setPriority } from "node:os";
import { platform } from "node:process";
import { parentPort } from "node:worker_threads";
import { type Crew, luckFrom } from "@harbor/bots";
import { botsFor } from "../games.ts";
import { Recent } from "../recent.ts";
import type { AnyAction, ThoughtReply, ThoughtRequest } from "./thought.ts";

/** How many editions of games keep their bots in memory. */
const MOST_CREWS = 20;
/** When both want the same core, the thread that serves people gets nearly all of it. */
const NICENESS = 10;

const crews = new Recent<string, Crew<unknown, AnyAction>>(MOST_CREWS);

/** On Linux a priority applies to one thread; elsewhere it would apply to the whole server. */
if (platform === "linux") setPriority(0, NICENESS);

parentPort?.on("message", (question: ThoughtRequest) => {
  parentPort?.postMessage(answer(question));
});
parentPort?.postMessage({ isReady: true } satisfies ThoughtReply);

function answer(question: ThoughtRequest): ThoughtReply {
  const { id } = question;
  try {
    const crew = crewFor(question);
    if (typeof crew === "string") return { id, lacks: crew };
    const { person, seat, view, legal, luck, milliseconds } = question;
    const bot = (person === undefined ? undefined : crew.botOf(person)) ?? crew.standIn;
    const budget = { milliseconds, clock: () => performance.now() };
    return { id, action: bot.decide({ view, seat, legal, budget, chance: luckFrom(luck) }) };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function crewFor({ game, edition }: ThoughtRequest): Crew<unknown, AnyAction> | "cards" | "bots" {
  const key = `${game} ${edition.rules} ${edition.cards}`;
  const known = crews.get(key);
  if (known !== undefined) return known;
  const bots = botsFor(game);
  if (bots === undefined) return "bots";
  const crew = bots.signOn(edition);
  if (crew === undefined) return edition.cardLists === undefined ? "cards" : "bots";
  crews.keep(key, crew);
  return crew;
}
