import { type Candidate, type Luck, type Savvy, searchingBot } from "@harbor/bots";
import type { Seat } from "@harbor/kit";
import { type Action, type IslandSet, type Meuterer, type State, scoreOf, type View } from "@harbor/meuterer";
import { likelihoodOf, openAppraiser, type Temper, worthOfHand } from "./appraisal.ts";
import { type MeutererBot, pick, SOBER } from "./hands.ts";

/** Points are small beside a whole game: one is this much of the worth of a position. */
const A_POINT = 1 / 40;
/** How much of a hand's worth counts when a round is over, and what it is worth to be captain then. */
const HAND = 0.35;
const HELM = 0.8;
/** Judgement without search is good here: it counts as much as this many worlds. */
const PRIOR_WORLDS = 120;
/** Worlds are drawn from so many imagined ones, by how well they explain what was seen. */
const DRAWN = 4;

/** Thinks a round ahead in imagined worlds, with judgement for the other seats. */
export function seaWolf(game: Meuterer, set: IslandSet, temper: Temper): MeutererBot {
  return searchingBot(game, savvyOf(game, set, temper));
}

/** What the game provides for search. */
export function savvyOf(game: Meuterer, set: IslandSet, temper: Temper): Savvy<State, View, Action> {
  const appraise = openAppraiser(set, temper);
  const others = openAppraiser(set, SOBER);

  return {
    imagine(view, luck) {
      if (!view.taken.some(({ role }) => role === undefined)) return game.imagine(view, luck.seed());
      const worlds = Array.from({ length: DRAWN }, () => game.imagine(view, luck.seed()));
      const weights = worlds.map((world) => explains(view, world));
      return worlds[drawn(weights, luck)] ?? game.imagine(view, luck.seed());
    },
    candidates({ view, seat, legal }): readonly Candidate<Action>[] {
      const worths = appraise(view, seat, legal);
      return legal.map((action, nth) => ({ action, prior: (worths[nth] ?? 0) * A_POINT }));
    },
    priorWorlds: PRIOR_WORLDS,
    openPlay: (luck) => (state, seat) => pick(others, SOBER, state, seat, game.legal(state, seat), luck),
    horizons: [1],
    isFarEnough: (state, start) => state.step === "ending" || state.round > start.round,
    worth(state) {
      const scores = game.scores(state);
      if (scores !== undefined) return state.players.map((_, seat) => finalWorth(scores, seat));
      return worthsOf(state.players.map((player, seat) => pointsOf(state, seat) + scoreOf(player)));
    },
  };

  /** What a seat has that is no points yet. */
  function pointsOf(state: State, seat: Seat): number {
    return HAND * worthOfHand(set, state, state.players[seat]?.hand ?? []) + (state.captain === seat ? HELM : 0);
  }

  function explains(view: View, { taken }: State): number {
    const { viewer } = view;
    if (viewer === "spectator") return 1;
    return taken.reduce((product, { seat, role }) => product * likelihoodOf(set, view, viewer, seat, role), 1);
  }
}

/** Each seat against the others, most of all against the best of them. */
function worthsOf(points: readonly number[]): readonly number[] {
  return points.map((own, seat) => {
    const others = points.filter((_, other) => other !== seat);
    const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
    return Math.min(1, Math.max(0, 0.5 + A_POINT * (own - 0.6 * mean - 0.4 * Math.max(...others))));
  });
}

function finalWorth(
  scores: readonly { readonly seat: Seat; readonly place: number; readonly score: number }[],
  seat: Seat,
): number {
  const own = scores.find((row) => row.seat === seat);
  const best = Math.max(...scores.filter((row) => row.seat !== seat).map(({ score }) => score));
  const lead = Math.min(0.5, Math.max(-0.5, A_POINT * ((own?.score ?? 0) - best)));
  return 0.35 + lead + (own?.place === 1 ? 0.3 : 0);
}

function drawn(weights: readonly number[], luck: Luck): number {
  let left = luck.share() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [nth, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return nth;
  }
  return 0;
}
