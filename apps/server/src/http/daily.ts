import { dailyPlan } from "@harbor/kit";
import { type DayResults, REPLAY_BYTES, type Refused, refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { type Day, dayOf, daysAfter, isDay } from "../day.ts";
import { type AnyGame, gameNamed } from "../games.ts";
import { COOKIE, type IdentityDeps, personOf } from "../identity.ts";
import { inHead, type ReplayCheck, scoresOf } from "../replays.ts";
import { beatenBy, type Scores, spreadOf } from "../spread.ts";
import { sendRefusal } from "./errors.ts";
import { greet } from "./people.ts";

export type DailyDeps = IdentityDeps & { readonly check: ReplayCheck };

export const DAYS_SHOWN = 14;
/** Results of one game and day: more than anybody needs to compare with, and few enough to count at once. */
export const MOST_A_DAY = 5000;
/** How old the results in an answer may be. */
const FRESH_MS = 5000;

type Known = { readonly scores: Scores; readonly until: number };

/**
 * The game of the day. It is played without the server; a result comes as a recording and counts only once it has been
 * replayed. A person's first result for a day counts, and nobody learns whose the others are.
 */
export function serveDaily(app: FastifyInstance, deps: DailyDeps): void {
  const { store, now, check } = deps;
  const known = new Map<string, Known>();

  app.get<{ Params: { game: string } }>("/api/daily/:game", async (request, reply) => {
    const game = dailyGame(request.params.game);
    if (game === undefined) return sendRefusal(reply, refuse("no-such-game"));
    const today = dayOf(now());
    const person = await personOf(store, request.cookies[COOKIE]);
    const own = person === undefined ? [] : await store.dailyOf(person.id, game.id);
    const days: DayResults[] = [];
    for (let back = 0; back < DAYS_SHOWN; back += 1) {
      const day = daysAfter(today, -back);
      const scores = await scoresOn(game, day);
      if (scores.length === 0) continue;
      const { counts, ...spread } = spreadOf(scores);
      const mine = own.find((one) => one.day === day)?.score;
      const ofOwn = mine !== undefined && { own: { score: mine, beaten: beatenBy(mine, scores) } };
      days.push({ day, ...spread, counts: [...counts], ...ofOwn });
    }
    return { today, days };
  });

  app.post<{ Params: { game: string; day: string } }>(
    "/api/daily/:game/:day",
    { bodyLimit: REPLAY_BYTES },
    async (request, reply) => {
      const game = dailyGame(request.params.game);
      if (game === undefined) return sendRefusal(reply, refuse("no-such-game"));
      const { day } = request.params;
      if (!isDay(day) || !isOpen(day)) return sendRefusal(reply, refuse("not-today"));
      if (typeof request.body !== "string")
        return sendRefusal(reply, refuse("malformed", { detail: "a replay is sent as text/plain" }));
      const wrong = whyNotOf(game, day, request.body);
      if (wrong !== undefined) return sendRefusal(reply, wrong);
      const checked = await check.check({ text: request.body });
      if (!checked.ok) return sendRefusal(reply, checked);
      const score = scoresOf(checked)?.find(({ seat }) => seat === 0)?.score;
      if (score === undefined || !Number.isFinite(score)) return sendRefusal(reply, refuse("bad-replay"));
      const person = await greet(deps, request, reply);
      if (person === undefined) return sendRefusal(reply, refuse("too-many"));
      const before = (await store.dailyOf(person.id, game.id)).find((one) => one.day === day);
      if (before !== undefined) return { counted: false, score: before.score };
      const people = spreadOf(await scoresOn(game, day)).people;
      if (people >= MOST_A_DAY) return sendRefusal(reply, refuse("day-full"));
      const counted = await store.saveDaily({ game: game.id, day, person: person.id, score, at: now() });
      known.delete(keyOf(game, day));
      const first = counted ? score : (await store.dailyOf(person.id, game.id)).find((one) => one.day === day)?.score;
      return { counted, score: first ?? score };
    },
  );

  /** A game begun before midnight, or played without a connection, still counts on the next day. */
  function isOpen(day: Day): boolean {
    const today = dayOf(now());
    return day === today || day === daysAfter(today, -1);
  }

  async function scoresOn(game: AnyGame, day: Day): Promise<Scores> {
    const at = now();
    const kept = known.get(keyOf(game, day));
    if (kept !== undefined && kept.until > at) return kept.scores;
    for (const [key, { until }] of known) if (until <= at) known.delete(key);
    const scores = await store.dailyScores(game.id, day);
    known.set(keyOf(game, day), { scores, until: at + FRESH_MS });
    return scores;
  }
}

const keyOf = ({ id }: AnyGame, day: Day) => `${id} ${day}`;

function dailyGame(id: string): AnyGame | undefined {
  const game = gameNamed(id);
  return game !== undefined && dailyPlan(game, "1970-01-01") !== undefined ? game : undefined;
}

/** Why a recording is not of the game of that day. It is compared first, because replaying it takes much longer. */
function whyNotOf(game: AnyGame, day: Day, text: string): Refused | undefined {
  const plan = dailyPlan(game, day);
  if (inHead(text, "game") !== game.id) return refuse("bad-replay", { detail: "the recording is of another game" });
  if (inHead(text, "rules") !== game.rules || inHead(text, "cards") !== game.cards) return refuse("other-rules");
  const options = game.readOptions(inHead(text, "options"));
  const isSame =
    plan !== undefined &&
    inHead(text, "seed") === plan.seed &&
    options.ok &&
    JSON.stringify(options.value) === JSON.stringify(plan.options);
  return isSame ? undefined : refuse("bad-replay", { detail: `the recording is not of the game of ${day}` });
}
