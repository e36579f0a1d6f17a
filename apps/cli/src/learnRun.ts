import { luckFrom, openLearner, type Pupil, type Setting } from "@harbor/bots";
import type { GamePool } from "./gamePool.ts";
import type { LearnJob, LearnResult } from "./learnGame.ts";
import { roundTo } from "./numbers.ts";
import { type Interval, shareInterval } from "./sprt.ts";

export type LearnPlan = {
  readonly game: string;
  readonly seed: string;
  /** How long to train: by the clock, or by a number of games, which is reproducible. */
  readonly budget: { readonly minutes: number } | { readonly games: number };
  /** The number of test games afterwards. */
  readonly tests: number;
};

export type LearnReport = {
  readonly id: "learner";
  readonly one: string;
  readonly others: string;
  readonly learned: { readonly games: number; readonly generations: number; readonly minutes: number };
  /** What it has learned. */
  readonly setting: Readonly<Record<string, number>>;
  /** The test games, with deals never seen in training. */
  readonly games: number;
  readonly measured: number;
  /** With 95 %. */
  readonly interval: Interval;
  readonly wanted: { readonly to: number };
  readonly met: boolean;
  readonly seconds: number;
};

/** A Mate that loses more often than this is too predictable. */
const MOST_WINS = 0.75;
/** Games per setting in a generation. */
const TRY_GAMES = 10;
/** The share of the budget reserved for choosing among the final candidates. */
const FINALS = 0.25;
const FINALISTS = 4;
const FINAL_GAMES = 20;

/** Trains a learner against Mate until its budget is used up, and tests the result. */
export async function runLearner(
  pool: GamePool<LearnJob, LearnResult>,
  { dials }: Pick<Pupil<unknown, unknown>, "dials">,
  { game, seed, budget, tests }: LearnPlan,
): Promise<LearnReport> {
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  let played = 0;
  const used = () => ("games" in budget ? (played + 1) / (budget.games + 1) : minutes() / budget.minutes);

  async function shareOf(setting: Setting, deals: string, from: number, games: number): Promise<number> {
    const jobs = Array.from({ length: games }, (_, nth): LearnJob => ({ game, setting, deals, nth: from + nth }));
    const results = await Promise.all(jobs.map((job) => pool.play(job)));
    return results.filter(({ won }) => won).length / games;
  }

  const learner = openLearner(dials, luckFrom(`${seed}/learner`));
  const beliefs = [learner.belief()];
  while (used() < 1 - FINALS) {
    const settings = learner.propose();
    const deals = `${seed}/learner/generation ${beliefs.length}`;
    learner.hear(await Promise.all(settings.map((setting) => shareOf(setting, deals, 0, TRY_GAMES))));
    played += settings.length * TRY_GAMES;
    beliefs.push(learner.belief());
  }
  const generations = beliefs.length - 1;
  const finalists = [...beliefs.slice(0, 1), ...beliefs.slice(1).slice(-FINALISTS)];
  const sums = finalists.map(() => 0);
  for (let from = 0; finalists.length > 1 && used() < 1; from += FINAL_GAMES) {
    const shares = await Promise.all(
      finalists.map((setting) => shareOf(setting, `${seed}/learner/finals`, from, FINAL_GAMES)),
    );
    played += finalists.length * FINAL_GAMES;
    for (const [nth, share] of shares.entries()) sums[nth] = (sums[nth] ?? 0) + share;
  }
  const best = finalists[sums.indexOf(Math.max(...sums))] ?? learner.belief();
  const learned = { games: played, generations, minutes: roundTo(2, minutes()) };
  const measured = await shareOf(best, `${seed}/learner/test`, 0, tests);
  const { from, to } = shareInterval(Math.round(measured * tests), tests);
  return {
    id: "learner",
    one: "learner",
    others: "mate",
    learned,
    setting: Object.fromEntries(dials.map(({ name }, nth) => [name, roundTo(3, best[nth] ?? 0)])),
    games: tests,
    measured: roundTo(3, measured),
    interval: { from: roundTo(3, from), to: roundTo(3, to) },
    wanted: { to: MOST_WINS },
    met: measured <= MOST_WINS,
    seconds: roundTo(1, (performance.now() - started) / 1000),
  };
}
