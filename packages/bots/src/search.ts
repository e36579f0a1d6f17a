import type { Seat } from "@harbor/kit";
import { type Bot, openAllowance, type Sight } from "./bot.ts";
import { type Luck, luckFrom } from "./luck.ts";
import type { Candidate, Savvy, SearchRules } from "./savvy.ts";

/** What a search found out about one candidate. */
export type Finding<Action> = {
  readonly action: Action;
  readonly prior: number;
  readonly playouts: number;
  /** The mean worth to the searching seat over all worlds. */
  readonly mean: number;
  /** The estimate: the mean, drawn towards the prior while there are few worlds. */
  readonly belief: number;
  /** The worth in each world; index n is the same world for all candidates. */
  readonly worths: readonly number[];
};

type Contender<Action> = { readonly candidate: Candidate<Action>; readonly worths: number[]; sum: number };

/** Nothing is dropped before this many worlds: one lucky world says nothing. */
const FEWEST_WORLDS = 6;
/**
 * How much of the uncertainty about a difference goes into the final random choice: a bot that is certain does not
 * randomize.
 */
const MIXING = 0.3;
/** The prior counts as much as this many worlds. */
const PRIOR_WORLDS = 120;

/**
 * Determinized search with sequential halving. Each imagined world is played on once for every remaining candidate,
 * with the same random numbers, so that luck affects all of them equally; the worse half is dropped repeatedly until
 * the budget is used up. The quick players make the others' secret choices from what their seats know.
 */
export function searchCandidates<State, View, Action>(
  rules: SearchRules<State, View, Action>,
  savvy: Savvy<State, View, Action>,
  sight: Sight<View, Action>,
  candidates: readonly Candidate<Action>[],
): Finding<Action>[] {
  const allowance = openAllowance(sight.budget);
  let running = candidates
    .toSorted((a, b) => b.prior - a.prior)
    .map((candidate): Contender<Action> => ({ candidate, worths: [], sum: 0 }));
  const all = running;
  const halvings = Math.max(1, Math.ceil(Math.log2(running.length)));
  let halved = 0;
  let playouts = 0;
  let worlds = 0;
  while (allowance.used(playouts) < 1 && running.length > 1) {
    const world = savvy.imagine(sight.view, sight.chance);
    const same = sight.chance.seed();
    for (const contender of running) {
      const end = playOn(rules, savvy, world, sight.seat, contender.candidate, luckFrom(same));
      const worth = savvy.worth(end)[sight.seat] ?? 0;
      contender.worths.push(worth);
      contender.sum += worth;
      playouts += 1;
    }
    worlds += 1;
    if (worlds >= FEWEST_WORLDS && halved + 1 < halvings && allowance.used(playouts) >= (halved + 1) / halvings) {
      const beliefs = new Map(believe(running).map((belief, nth) => [running[nth], belief]));
      const belief = (one: Contender<Action>) => beliefs.get(one) ?? 0;
      running = running.toSorted((a, b) => belief(b) - belief(a)).slice(0, Math.ceil(running.length / 2));
      halved += 1;
    }
  }
  const beliefs = believe(all);
  return all.map(({ candidate, worths, sum }, nth) => ({
    action: candidate.action,
    prior: candidate.prior,
    playouts: worths.length,
    mean: worths.length === 0 ? 0 : sum / worths.length,
    belief: beliefs[nth] ?? 0,
    worths,
  }));
}

/** The means of the contenders, each drawn towards its prior. */
function believe<Action>(contenders: readonly Contender<Action>[]): number[] {
  const count = Math.max(1, contenders.length);
  const mean = ({ worths, sum }: Contender<Action>) => sum / Math.max(1, worths.length);
  const centre = contenders.reduce((sum, one) => sum + mean(one), 0) / count;
  const prior = contenders.reduce((sum, { candidate }) => sum + candidate.prior, 0) / count;
  return contenders.map((one) => {
    const expected = centre + one.candidate.prior - prior;
    return (one.sum + PRIOR_WORLDS * expected) / (one.worths.length + PRIOR_WORLDS);
  });
}

/** Plays an action in a world, and then on until the position can be judged. */
export function playOn<State, View, Action>(
  rules: Pick<SearchRules<State, View, Action>, "pending" | "advance">,
  savvy: Pick<Savvy<State, View, Action>, "openPlay" | "isFarEnough">,
  world: State,
  seat: Seat,
  candidate: Pick<Candidate<Action>, "action" | "then">,
  luck: Luck,
): State {
  const play = savvy.openPlay(luck);
  const planned = [...(candidate.then ?? [])];
  let state = rules.advance(world, seat, candidate.action);
  while (!savvy.isFarEnough(state, world)) {
    const next = rules.pending(state)[0];
    if (next === undefined) break;
    const meant = next === seat ? planned.shift() : undefined;
    state = rules.advance(state, next, meant ?? play(state, next));
  }
  return state;
}

/** A bot that searches among the candidates proposed by the game. */
export function searchingBot<State, View, Action>(
  rules: SearchRules<State, View, Action>,
  savvy: Savvy<State, View, Action>,
): Bot<View, Action> {
  return {
    decide(sight) {
      const candidates = savvy.candidates(sight);
      const [only, ...others] = candidates;
      if (only === undefined) throw new Error("there is nothing to choose from");
      if (others.length === 0) return only.action;
      return chooseMixed(searchCandidates(rules, savvy, sight, candidates), sight.chance);
    },
  };
}

/**
 * The best finding, or one that is as good within the noise of the search: the closer it is, the likelier. So the bot
 * is unpredictable when its choice hardly matters, and strong when it does.
 */
export function chooseMixed<Action>(findings: readonly Finding<Action>[], chance: Luck): Action {
  const most = Math.max(...findings.map(({ playouts }) => playouts));
  // Candidates dropped early did badly in few worlds; compare only those that stayed to the end.
  const last = findings.filter(({ playouts }) => playouts === most);
  const best = last.reduce((a, b) => (b.belief > a.belief ? b : a));
  const drawn = last.map((finding) => {
    const doubt = finding === best ? 0 : doubtBetween(finding.worths, best.worths);
    return { finding, value: finding.belief + MIXING * doubt * chance.bell() };
  });
  return drawn.reduce((a, b) => (b.value > a.value ? b : a)).finding.action;
}

/** The standard error of the mean difference between two candidates that were tried in the same worlds. */
function doubtBetween(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((worth, world) => worth - (other[world] ?? 0));
  const count = Math.max(1, differences.length);
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / count;
  const variance = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0) / count;
  return Math.sqrt(variance / count);
}
