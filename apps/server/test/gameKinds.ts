import { BadInput } from "@harbor/cli/command";
import { type AnyGame, GAMES, gameNamed, personsIn } from "../src/games.ts";

export type Kind = { readonly mode: string; readonly seats: number };

/** The kinds of tables that can be opened of a game, as plain data. */
export type GameKinds = {
  readonly game: string;
  /** With the fewest seats of all; bots take the others. */
  readonly least: Kind;
  /** For several, with few seats and with many. */
  readonly small: Kind;
  readonly large: Kind;
  /** The largest table of the first mode, which is the longest. */
  readonly longest: Kind;
  /** Bots that answer at once, and bots that think long. */
  readonly quickBots: readonly string[];
  readonly slowBots: readonly string[];
};

export function kindsIn(game: AnyGame): GameKinds {
  const all = game.modes.flatMap(({ id, seats }) => seats.map((count): Kind => ({ mode: id, seats: count })));
  const [first] = all;
  const last = all.findLast(({ seats }) => seats > 1);
  if (first === undefined || last === undefined) throw new Error(`${game.id} is not for several`);
  const fewer = (one: Kind, other: Kind) => (other.seats < one.seats ? other : one);
  const more = (one: Kind, other: Kind) => (other.seats > one.seats ? other : one);
  const shared = all.filter(({ mode, seats }) => mode === last.mode && seats > 1);
  const botsOf = (strength: string) => personsIn(game.id).flatMap((bot) => (bot.strength === strength ? bot.id : []));
  return {
    game: game.id,
    least: all.reduce(fewer),
    small: shared.reduce(fewer),
    large: shared.reduce(more),
    longest: all.filter(({ mode }) => mode === first.mode).reduce(more),
    quickBots: botsOf("deckhand"),
    slowBots: botsOf("captain"),
  };
}

/** The shortest mode for so many: the last one that has as many seats. */
export function lastModeFor(game: AnyGame, seats: number): string {
  const mode = game.modes.findLast((one) => one.seats.includes(seats));
  if (mode === undefined) throw new Error(`${game.id} is not for ${seats}`);
  return mode.id;
}

export function firstGame(): AnyGame {
  const [game] = GAMES;
  if (game === undefined) throw new Error("there is no game");
  return game;
}

/** The game that a command was asked to play; the first one if it was not asked. */
export function gameAsked(id: string | undefined): AnyGame {
  const game = id === undefined ? firstGame() : gameNamed(id);
  if (game === undefined) {
    throw new BadInput(`--game: there is no game "${id}", only ${GAMES.map((one) => one.id).join(", ")}`);
  }
  return game;
}
