import { asPlayer, luckFrom } from "@harbor/bots";
import { freshUsage, inspectMatch, seedFrom } from "@harbor/kit";
import { BadInput } from "./command.ts";
import type { AnyGame } from "./games.ts";
import { roundTo } from "./numbers.ts";
import { type AnyPlayer, readBot } from "./players.ts";
import { withShakenCards } from "./shakenCards.ts";
import { comingAndGoing, noTime, openStopwatch, type Pace, watched } from "./trialPlayers.ts";

export type TrialPlan = {
  readonly game: AnyGame;
  /** The bots to test, as named on the command line; each seat gets a random one. */
  readonly bots: readonly string[];
  readonly games: number;
  /** The number of the first game, counted from 1. */
  readonly from: number;
  readonly seed: string;
};

export type TrialReport = {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly seconds: number;
  /** Games with mutated cards. */
  readonly ownCards: number;
  /** Games in which the bots came and went in mid-game. */
  readonly droppedIn: number;
  /** Games in which they had no time to think. */
  readonly hurried: number;
  readonly bots: readonly Pace[];
};

/** This many consecutive games share their cards: mutating cards takes longer than a game. */
const GAMES_A_SET = 7;

type Trial = Record<"ownCards" | "droppedIn" | "hurried", boolean> & {
  readonly game: AnyGame;
  readonly table: { readonly mode: string; readonly seats: number };
  readonly options: unknown;
  readonly players: readonly AnyPlayer[];
};

/**
 * Plays games with bots in all modes with all numbers of players and checks every state. Throws `BadInput` at the first
 * fault, with the flags that reproduce it.
 */
export function tryBots(plan: TrialPlan): TrialReport {
  const { game, games, from, seed } = plan;
  const tables = game.modes.flatMap((mode) => mode.seats.map((seats) => ({ mode: mode.id, seats })));
  const stopwatch = openStopwatch();
  const counts = { finished: 0, actions: 0, ownCards: 0, droppedIn: 0, hurried: 0 };
  const usage = freshUsage();
  let set = Number.NaN;
  let shaken = game;

  function cardsOf(nth: number): AnyGame {
    const wanted = Math.floor(nth / GAMES_A_SET);
    if (wanted !== set) shaken = withShakenCards(game, luckFrom(`${seed}/cards ${wanted}`));
    set = wanted;
    return shaken;
  }

  function planTrial(nth: number): Trial {
    const luck = luckFrom(`${seed}/trial ${nth}`);
    const [ownCards, droppedIn, hurried] = [luck.below(2) === 0, luck.below(2) === 0, luck.below(3) === 0];
    const played = ownCards ? cardsOf(nth) : game;
    const table = tables[luck.below(tables.length)];
    const chosen = played.options.map(({ id, values }) => [id, values[luck.below(values.length)]]);
    const options = played.readOptions({ ...table, ...Object.fromEntries(chosen) });
    if (table === undefined || !options.ok) throw new Error(`${game.id} rejects its own modes`);
    const players = Array.from({ length: table.seats }, (_, seat) => {
      const text = `${seed}/trial ${nth}/seat ${seat}`;
      const name = plan.bots[luck.below(plan.bots.length)] ?? "";
      const { bot, budget } = readBot(played, name);
      const player = asPlayer(bot, hurried ? noTime() : budget, text);
      const looked = watched(played, stopwatch.timed(name, player));
      return droppedIn ? comingAndGoing(played, looked, text) : looked;
    });
    return { ownCards, droppedIn, hurried, game: played, table, options: options.value, players };
  }

  const started = performance.now();
  for (let nth = from; nth < from + games; nth += 1) {
    const trial = planTrial(nth);
    try {
      const { options, players } = trial;
      const match = { options, players, seed: seedFrom(`${seed}/trial ${nth}`) };
      counts.actions += inspectMatch(trial.game, match, usage).actions;
    } catch (error) {
      throw new BadInput(`${whatFailed(trial, error)}; repeat it with --seed ${seed} --from ${nth} --games 1`);
    }
    counts.finished += 1;
    for (const kind of ["ownCards", "droppedIn", "hurried"] as const) counts[kind] += trial[kind] ? 1 : 0;
  }
  const seconds = roundTo(1, (performance.now() - started) / 1000);
  return { game: game.id, games, ...counts, seconds, bots: stopwatch.paces() };
}

function whatFailed({ table, ...trial }: Trial, error: unknown): string {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const place = stack.split("\n").find((line) => line.startsWith("    at "));
  const kinds = [
    trial.ownCards ? ", mutated cards" : "",
    trial.droppedIn ? ", bots that come and go" : "",
    trial.hurried ? ", no time to think" : "",
  ];
  return `${table.mode} with ${table.seats}${kinds.join("")}: ${message}${place === undefined ? "" : ` ${place.trim()}`}`;
}
