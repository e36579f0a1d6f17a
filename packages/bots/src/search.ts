import type { Seat } from "@harbor/kit";
import { type Allowance, type Bot, openAllowance, type Sight } from "./bot.ts";
import { type Luck, luckFrom } from "./luck.ts";
import type { Candidate, Savvy, SearchRules } from "./savvy.ts";

/** What a search found out about one candidate. */
export type Finding<Action> = {
  readonly action: Action;
  readonly prior: number;
  readonly playouts: number;
  /** The mean worth to the searching seat over these worlds. */
  readonly mean: number;
  /** The estimate: the mean, drawn towards the prior while there are few worlds. */
  readonly belief: number;
  /** The worth in each world; index n is the same world for all candidates that were tried as far ahead. */
  readonly worths: readonly number[];
};

type Contender<Action> = {
  readonly candidate: Candidate<Action>;
  /** What was expected before the trials that count. */
  prior: number;
  belief: number;
  playouts: number;
  /** The worths that count: those of all trials that looked as far ahead as the last one. */
  worths: number[];
};

/** Nothing is dropped before this many worlds: one lucky world says nothing. */
const FEWEST_WORLDS = 6;
/** What was found by looking less far ahead counts as much as this many worlds. */
const NEARER_WORLDS = 8;
/**
 * How much of the uncertainty about a difference goes into the final random choice: a bot that is certain does not
 * randomize.
 */
const MIXING = 0.3;

/**
 * Determinized search with sequential halving. Each imagined world is played on once for every remaining candidate,
 * with the same random numbers, so that luck affects all of them equally; the worse half is dropped repeatedly until
 * the budget is used up. Where the game says so, the remaining ones are played on further: the trials then start anew,
 * and what was found before is their prior. The quick players make the others' secret choices from what their seats
 * know.
 */
export function searchCandidates<State, View, Action>(
  rules: SearchRules<State, View, Action>,
  savvy: Savvy<State, View, Action>,
  sight: Sight<View, Action>,
  candidates: readonly Candidate<Action>[],
  allowance: Allowance = openAllowance(sight.budget),
): Finding<Action>[] {
  const { horizons } = savvy;
  const all = candidates
    .toSorted((a, b) => b.prior - a.prior)
    .map((candidate): Contender<Action> => {
      return { candidate, prior: candidate.prior, belief: 0, playouts: 0, worths: [] };
    });
  const halvings = Math.max(1, Math.ceil(Math.log2(all.length)));
  let running = all;
  let ahead = horizonOf(horizons, 0, halvings);
  let priorWorlds = savvy.priorWorlds;
  let playouts = 0;

  /** Tries all that remain in one more world; a world that the budget does not last for does not count. */
  function tryWorld(): void {
    const world = savvy.imagine(sight.view, sight.chance);
    const same = sight.chance.seed();
    const worths: number[] = [];
    for (const { candidate } of running) {
      if (playouts >= all.length && allowance.used(playouts) >= 1) return;
      const end = playOn(rules, savvy, world, sight.seat, candidate, luckFrom(same), ahead);
      worths.push(savvy.worth(end)[sight.seat] ?? 0);
      playouts += 1;
    }
    for (const [nth, contender] of running.entries()) {
      contender.worths.push(worths[nth] ?? 0);
      contender.playouts += 1;
    }
  }

  for (let halved = 0; halved < halvings && running.length > 1; halved += 1) {
    let level: number | undefined;
    if (halved > 0) {
      running = running.toSorted((a, b) => b.belief - a.belief).slice(0, Math.ceil(running.length / 2));
      level = meanOf(running.map(({ belief }) => belief));
      const further = horizonOf(horizons, halved, halvings);
      if (further !== ahead) {
        ahead = further;
        priorWorlds = NEARER_WORLDS;
        for (const contender of running) Object.assign(contender, { prior: contender.belief, worths: [] });
      }
    }
    const isLast = halved + 1 === halvings;
    const share = (halved + 1) / halvings;
    while (allowance.used(playouts) < (isLast || worldsOf(running) < FEWEST_WORLDS ? 1 : share)) tryWorld();
    believe(running, priorWorlds, level);
    if (allowance.used(playouts) >= 1) break;
  }
  return all.map(({ candidate, belief, playouts, worths }) => {
    return { action: candidate.action, prior: candidate.prior, playouts, mean: meanOf(worths), belief, worths };
  });
}

/** How many rounds ahead to look after so many of all halvings. */
function horizonOf(horizons: readonly number[], halved: number, halvings: number): number {
  const nth = Math.round((halved * horizons.length) / halvings);
  return horizons[Math.min(nth, horizons.length - 1)] ?? 1;
}

function worldsOf<Action>([first]: readonly Contender<Action>[]): number {
  return first?.worths.length ?? 0;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/**
 * Draws the mean of each contender towards its prior, which counts as much as so many worlds. They were all tried in
 * the same worlds, so that only their differences say something: on average, they stay at the given level.
 */
function believe<Action>(contenders: readonly Contender<Action>[], priorWorlds: number, level?: number): void {
  const centre = meanOf(contenders.map(({ worths }) => meanOf(worths)));
  const expected = meanOf(contenders.map(({ prior }) => prior));
  for (const contender of contenders) {
    const { worths, prior } = contender;
    const found = worths.length * (meanOf(worths) - centre) + priorWorlds * (prior - expected);
    contender.belief = (level ?? centre) + found / (worths.length + priorWorlds);
  }
}

/** Plays an action in a world, and then on until it has gone far enough `ahead` times. */
export function playOn<State, View, Action>(
  rules: Pick<SearchRules<State, View, Action>, "pending" | "advance">,
  savvy: Pick<Savvy<State, View, Action>, "openPlay" | "isFarEnough">,
  world: State,
  seat: Seat,
  candidate: Pick<Candidate<Action>, "action" | "then">,
  luck: Luck,
  ahead: number,
): State {
  const play = savvy.openPlay(luck);
  const planned = [...(candidate.then ?? [])];
  let state = rules.advance(world, seat, candidate.action);
  let mark = world;
  let passed = 0;
  while (true) {
    if (savvy.isFarEnough(state, mark)) {
      mark = state;
      passed += 1;
    }
    const next = passed < ahead ? rules.pending(state)[0] : undefined;
    if (next === undefined) return state;
    const meant = next === seat ? planned.shift() : undefined;
    state = rules.advance(state, next, meant ?? play(state, next));
  }
}

/** A bot that searches among the candidates proposed by the game. */
export function searchingBot<State, View, Action>(
  rules: SearchRules<State, View, Action>,
  savvy: Savvy<State, View, Action>,
): Bot<View, Action> {
  return {
    decide(sight) {
      // Proposing the candidates takes its share of the time.
      const allowance = openAllowance(sight.budget);
      const candidates = savvy.candidates(sight);
      const [only, ...others] = candidates;
      if (only === undefined) throw new Error("there is nothing to choose from");
      if (others.length === 0) return only.action;
      return chooseMixed(searchCandidates(rules, savvy, sight, candidates, allowance), sight.chance);
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
