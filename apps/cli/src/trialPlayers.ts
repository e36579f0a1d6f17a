import { luckFrom } from "@harbor/bots";
import { fancifulPlayer, randomPlayer, seedFrom, wavering } from "@harbor/kit";
import type { AnyGame } from "./games.ts";
import { roundTo } from "./numbers.ts";
import type { AnyPlayer } from "./players.ts";

/** More turns than a seat ever has: beyond this, a game does not end. */
const MOST_TURNS = 5000;
/** The maximum number of decisions before players change, in games where they come and go. */
const LONGEST_STAY = 40;

/** Throws if a bot undoes something or never finishes. The game itself refuses illegal actions. */
export function watched(game: AnyGame, player: AnyPlayer): AnyPlayer {
  let turns = 0;
  return (turn) => {
    turns += 1;
    if (turns > MOST_TURNS) throw new Error(`seat ${turn.seat} was asked ${turns} times, and the game does not end`);
    const action = player(turn);
    if (game.takesBack(action)) throw new Error(`seat ${turn.seat} took something back: ${JSON.stringify(action)}`);
    return action;
  };
}

/** A random player starts and takes over now and then; the player continues from whatever it left. */
export function comingAndGoing(game: AnyGame, player: AnyPlayer, text: string): AnyPlayer {
  const luck = luckFrom(`${text} comes and goes`);
  const makeStranger = luck.below(2) === 0 ? randomPlayer<unknown, { type: string }> : fancifulPlayer;
  const stranger = wavering(game, makeStranger(seedFrom(`${text} stranger`)), seedFrom(`${text} wavers`));
  let isThere = luck.below(2) === 0;
  let left = luck.below(LONGEST_STAY);
  return (turn) => {
    while (left === 0) {
      isThere = !isThere;
      left = luck.below(LONGEST_STAY);
    }
    left -= 1;
    return isThere ? player(turn) : stranger(turn);
  };
}

/** A zero budget with a simulated clock, so that the same seed gives the same game on every machine. */
export function noTime(): { readonly milliseconds: number; clock(): number } {
  let now = 0;
  return {
    milliseconds: 0,
    clock() {
      now += 1;
      return now;
    },
  };
}

/** How long the decisions of one bot took. */
export type Pace = {
  readonly bot: string;
  readonly decisions: number;
  readonly meanMs: number;
  readonly slowestMs: number;
};

export type Stopwatch = {
  timed(bot: string, player: AnyPlayer): AnyPlayer;
  paces(): readonly Pace[];
};

export function openStopwatch(): Stopwatch {
  const times = new Map<string, { count: number; sum: number; slowest: number }>();
  return {
    timed(bot, player) {
      const time = times.get(bot) ?? { count: 0, sum: 0, slowest: 0 };
      times.set(bot, time);
      return (turn) => {
        const before = performance.now();
        const action = player(turn);
        const took = performance.now() - before;
        time.count += 1;
        time.sum += took;
        time.slowest = Math.max(time.slowest, took);
        return action;
      };
    },
    paces: () =>
      [...times]
        .map(([bot, { count, sum, slowest }]) => ({
          bot,
          decisions: count,
          meanMs: roundTo(3, sum / Math.max(1, count)),
          slowestMs: roundTo(1, slowest),
        }))
        .sort((a, b) => (a.bot < b.bot ? -1 : 1)),
  };
}
