import { forwardOf } from "@harbor/kit";
import { luckFrom } from "../luck.ts";
import type { Candidate } from "../savvy.ts";
import { searchCandidates } from "../search.ts";
import { luckOf, openBench, ROUNDS_TO_TELL } from "./bench.ts";
import { type Decision, decisionsIn } from "./decisions.ts";
import type { Course, Hindsight, PlayedRules } from "./hindsight.ts";
import type { Effort, Ledger, Note, Point } from "./ledger.ts";
import { finerPoints, roundPoints, roundsOf } from "./line.ts";
import { type Report, reportOf } from "./report.ts";
import { certain, counted, meanOf, NOTHING_COUNTED } from "./tally.ts";
import { isSettled, leastLoss, worstCase } from "./weighing.ts";
import { type Lesson, learnWeights } from "./weights.ts";

/** An analysis of a finished game, done in small pieces of work. */
export type Analysis<Action> = {
  /** Does the next piece of work, in well under a second; false once everything is done. */
  work(): boolean;
  report(): Report<Action>;
  /** What is needed to resume later. */
  ledger(): Ledger<Action>;
};

export type AnalysisPlan<Action> = {
  readonly seed: string;
  readonly effort: Effort;
  /** The result for each seat, where more than the rules decide it. */
  readonly outcome?: readonly number[];
  /** The findings so far. */
  readonly known?: Ledger<Action> | undefined;
};

const BATCH = 10;
const PAIRS_A_BATCH = 20;
/** The average number of options at a decision, for estimating the work ahead. */
const USUAL_WAYS = 8;
const PARTS_A_ROUND = 2;

/**
 * Analyzes a finished game. First it estimates the chances at each round; then it learns from playouts what a position
 * is worth; then it searches each decision with what the player knew at the time; then it weighs every apparent mistake
 * in fresh worlds, with the same luck for both options, until it is certain or dismissed; finally it refines the line
 * around the turning points.
 */
export function openAnalysis<State, View, Action>(
  rules: PlayedRules<State, View, Action>,
  hindsight: Hindsight<State, View, Action>,
  course: Course<State, Action>,
  plan: AnalysisPlan<Action>,
): Analysis<Action> {
  const bench = openBench(rules, hindsight);
  const read = { rules, hindsight, course };
  const rounds = roundsOf(read);
  const last = course.states.length - 1;
  const final = course.states[last];
  const start = course.states[0];
  if (start === undefined || final === undefined) throw new Error("there is no game to look back on");
  const outcome = plan.outcome ?? bench.outcome(final);
  if (outcome === undefined) throw new Error("the game is not over");
  const alone = outcome.length === 1;
  const decisions = new Map(decisionsIn(rules, hindsight, course).map((one) => [keyOf(one), one]));
  const lessons: Lesson[] = [];
  let lessonsTaken = 0;
  let lessonRounds = 0;
  let ledger = plan.known ?? begin();

  function begin(): Ledger<Action> {
    const { seed, effort } = plan;
    const points = roundPoints(rounds, (outcome ?? []).length).map(
      (point): Point => (point.step === last ? { ...point, tallies: (outcome ?? []).map(certain) } : point),
    );
    const notes = [...decisions.values()].map(
      ({ step, seat }): Note<Action> => ({ step, seat, verdict: "open", lost: NOTHING_COUNTED }),
    );
    const open = points.filter(({ step }) => step !== last);
    const left = open.reduce((sum, { step }) => sum + roundsLeft(step), 0);
    const mean = left / Math.max(1, open.length);
    const planned =
      effort.line * (left + Math.min(effort.finer, open.length) * PARTS_A_ROUND * mean) +
      effort.lessons * mean +
      notes.length * effort.worlds * USUAL_WAYS +
      effort.weighing;
    return { seed, effort, points, notes, isFiner: false, playouts: 0, spent: 0, planned, weighed: 0 };
  }

  /** How many rounds a playout from this step takes. */
  function roundsLeft(step: number): number {
    return 1 + (rounds[last] ?? 0) - (rounds[step] ?? 0);
  }

  function spend(playouts: number, played: number): void {
    ledger = { ...ledger, playouts: ledger.playouts + playouts, spent: ledger.spent + played };
  }

  /** The point with the fewest playouts, if any still needs more. */
  function drawLine(): boolean {
    const { points, effort, seed } = ledger;
    const short = points.filter(({ step, tallies }) => step !== last && (tallies[0]?.times ?? 0) < effort.line);
    const [first, ...others] = short;
    if (first === undefined) return false;
    const timesOf = ({ tallies }: Point) => tallies[0]?.times ?? 0;
    const point = others.reduce((least, one) => (timesOf(one) < timesOf(least) ? one : least), first);
    const state = course.states[point.step];
    if (state === undefined) return false;
    const from = timesOf(point);
    const count = Math.min(BATCH, effort.line - from);
    let { tallies } = point;
    for (let nth = from; nth < from + count; nth += 1) {
      const came = bench.playOut(state, luckOf(seed, "line", point.step, nth));
      tallies = tallies.map((tally, seat) => counted(tally, came[seat] ?? 0));
    }
    ledger = { ...ledger, points: points.map((one) => (one === point ? { ...one, tallies } : one)) };
    spend(count, count * roundsLeft(point.step));
    return true;
  }

  function takeLessons(): boolean {
    const { weights, points, seed, effort } = ledger;
    if (weights !== undefined) return false;
    if (lessonsTaken < effort.lessons) {
      const open = points.filter(({ step }) => step !== last);
      const count = Math.min(BATCH, effort.lessons - lessonsTaken);
      for (let nth = 0; nth < count; nth += 1) {
        const luck = luckOf(seed, "lesson", lessonsTaken + nth);
        const step = open[luck.below(open.length)]?.step ?? 0;
        const state = course.states[step];
        if (state !== undefined) lessons.push(...bench.learnFrom(state, luck));
        lessonRounds += roundsLeft(step);
      }
      lessonsTaken += count;
      return true;
    }
    ledger = { ...ledger, weights: learnWeights(lessons) };
    spend(lessonsTaken, lessonRounds);
    lessons.length = 0;
    lessonRounds = 0;
    return true;
  }

  function note(changed: Note<Action>): void {
    const notes = ledger.notes.map((one) => (keyOf(one) === keyOf(changed) ? changed : one));
    ledger = { ...ledger, notes };
  }

  /** Searches the first decision that has not been searched yet. */
  function searchDecision(): boolean {
    const open = ledger.notes.find(({ verdict }) => verdict === "open");
    const decision = open && decisions.get(keyOf(open));
    if (open === undefined) return false;
    if (decision === undefined) throw new Error(`the game has no decision after ${open.step} moves`);
    const { seed, effort } = ledger;
    const sight = sightAt(decision, "search");
    const { done, other } = hindsight.ways(sight, decision.actions);
    if (done.length === 0 || other.length === 0) {
      note({ ...open, verdict: "agreed" });
      return true;
    }
    const ways = [...done, ...other].toSorted((one, another) => another.prior - one.prior);
    const budget = { playouts: effort.worlds * ways.length };
    const chance = luckOf(seed, "worlds", decision.step);
    const found = searchCandidates(rules, hindsight, { ...sight, budget, chance }, ways);
    const bestOf = (some: readonly Candidate<Action>[]) =>
      ways.reduce((best, way, nth) => {
        if (!some.includes(way)) return best;
        return best < 0 || (found[nth]?.belief ?? 0) > (found[best]?.belief ?? 0) ? nth : best;
      }, -1);
    const [was, might] = [bestOf(done), bestOf(other)];
    const [kept, better] = [ways[was], ways[might]];
    const played = found.reduce((sum, { playouts }) => sum + playouts, 0);
    spend(played, played);
    if (kept === undefined || better === undefined || (found[might]?.belief ?? 0) <= (found[was]?.belief ?? 0)) {
      note({ ...open, verdict: "agreed" });
    } else {
      const told = hindsight.tell(sightAt(decision, "told"), kept, better);
      note({ ...open, verdict: "doubted", pair: { done: kept, better, told } });
    }
    return true;
  }

  function sightAt({ state, seat, step }: Decision<State, Action>, about: string) {
    const legal = forwardOf(rules, rules.legal(state, seat));
    const chance = luckOf(ledger.seed, about, step);
    return { view: rules.view(state, seat), seat, legal, budget: { playouts: 1 }, chance };
  }

  function drawFiner(): boolean {
    if (ledger.isFiner) return false;
    const finer = finerPoints(read, ledger.points, ledger.effort.finer);
    const points = [...ledger.points, ...finer].toSorted((one, other) => one.step - other.step);
    ledger = { ...ledger, points, isFiner: true };
    return true;
  }

  /** Tries both options of a doubtful decision in fresh worlds. */
  function weigh(): boolean {
    const { notes, weights, effort, seed } = ledger;
    const doubted = notes.filter(({ verdict }) => verdict === "doubted");
    const [first, ...others] = doubted;
    if (first === undefined || weights === undefined || ledger.weighed >= effort.weighing) return false;
    const worst = others.reduce((most, one) => (worstCase(one) > worstCase(most) ? one : most), first);
    const decision = decisions.get(keyOf(worst));
    const { pair } = worst;
    if (decision === undefined || pair === undefined) throw new Error(`nothing is known after ${worst.step} moves`);
    const { seat } = decision;
    const view = rules.view(decision.state, seat);
    let { lost } = worst;
    for (let nth = 0; nth < PAIRS_A_BATCH; nth += 1) {
      const luck = luckOf(seed, "pair", decision.step, lost.times);
      const world = bench.imagine(view, luck);
      const same = luck.seed();
      const [better, done] = [pair.better, pair.done].map((way) =>
        bench.tryOut(world, seat, way, weights, luckFrom(same)),
      );
      lost = counted(lost, (better ?? 0) - (done ?? 0));
    }
    const weighed = { ...worst, lost };
    const settled = isSettled(weighed, least(), effort.pairs);
    note(settled ? { ...weighed, verdict: "settled" } : weighed);
    const played = 2 * PAIRS_A_BATCH * Math.min(ROUNDS_TO_TELL, roundsLeft(decision.step));
    ledger = { ...ledger, weighed: ledger.weighed + played };
    spend(2 * PAIRS_A_BATCH, played);
    return true;
  }

  /** The smallest loss that counts, given the expected score at the start. */
  function least(): number {
    const first = ledger.points[0]?.tallies[0];
    return leastLoss(alone, first === undefined ? 0 : meanOf(first));
  }

  let isDone = false;
  return {
    work() {
      isDone = !(drawLine() || takeLessons() || searchDecision() || weigh() || drawFiner());
      return !isDone;
    },
    report: () =>
      reportOf({
        ledger: { ...ledger, spent: ledger.spent + lessonRounds },
        rounds,
        hindsight,
        course,
        alone,
        least: least(),
        isDone,
      }),
    ledger: () => ledger,
  };
}

function keyOf({ step, seat }: { readonly step: number; readonly seat: number }): string {
  return `${step} ${seat}`;
}
