import type { AnyGame } from "@harbor/cli/games";
import {
  type Fact,
  playMatch,
  randomPlayer,
  recordMatch,
  type Seat,
  type Seed,
  seedFrom,
  writeReplay,
} from "@harbor/kit";
import { z } from "zod";

export type PlayedMove = { readonly seat: Seat; readonly action: { readonly type: string } };

/** A whole game of as many random players as can play it, always the same for the same name. */
export type Recording = {
  readonly game: AnyGame;
  readonly mode: string;
  readonly given: Readonly<Record<string, string | number | boolean>>;
  readonly options: unknown;
  readonly seed: Seed;
  readonly moves: readonly PlayedMove[];
  /** The first seat's legal actions and the latest events after each move; index 0 is the start. */
  readonly moments: readonly Moment[];
  /** The replay file that brings the seed to a server. */
  readonly replay: string;
};

export type Moment = {
  /** The number of moves up to here. */
  readonly after: number;
  readonly round: number;
  readonly legal: readonly { readonly type: string }[];
  readonly happened: readonly string[];
};

const PLAYER = 0;
const eventSchema = z.looseObject({ type: z.string() });

export function recordGame(game: AnyGame, name: string): Recording {
  const seats = Math.max(...game.modes.flatMap((one) => one.seats));
  const mode = game.modes.find((one) => one.seats.includes(seats))?.id;
  if (mode === undefined) throw new Error(`${game.id} has no modes`);
  const given = { mode, seats };
  const read = game.readOptions(given);
  if (!read.ok) throw new Error(read.problem);
  const plan = {
    options: read.value,
    seed: seedFrom(name),
    players: Array.from({ length: seats }, (_, seat) =>
      randomPlayer<unknown, PlayedMove["action"]>(seedFrom(`${name}/${seat}`)),
    ),
  };
  const moments: Moment[] = [];
  const match = playMatch(game, plan, ({ state, facts }) => {
    const mine = game.pending(state).includes(PLAYER);
    moments.push({
      after: moments.length,
      round: game.round(state),
      legal: mine ? game.legal(state, PLAYER) : [],
      happened: facts.map(typeOf),
    });
  });
  return {
    game,
    mode,
    given,
    options: read.value,
    seed: plan.seed,
    moves: match.moves,
    moments,
    replay: writeReplay(recordMatch(game, plan, match)),
  };
}

function typeOf({ open }: Fact<unknown>): string {
  return eventSchema.parse(open).type;
}

const carrySchema = z.object({ type: z.literal("move"), from: z.string(), to: z.string() });

/** The number of moves at which the first player's harbor was full of goods to move; undefined in a game without one. */
export function busyHarbor({ moments }: Recording): number | undefined {
  const busy = moments.find(({ legal, round }) => {
    const carries = legal.flatMap((action) => carrySchema.safeParse(action).data ?? []);
    const about = carries.filter(({ from, to }) => from.startsWith("space:") && to.startsWith("space:"));
    return round >= LATE_ROUND && about.length >= FEW_WAYS && carries.length >= MANY_WAYS;
  });
  return busy?.after;
}

const LATE_ROUND = 4;
const FEW_WAYS = 5;
const MANY_WAYS = 14;

/** A moment when the next bid is the last one and starts the reveal. */
export type LastBid = { readonly recording: Recording; readonly after: number; readonly seat: Seat };

export function lastBids(recording: Recording): LastBid[] {
  const { moments, moves } = recording;
  return moves.flatMap(({ seat }, after) =>
    moments[after + 1]?.happened.includes("bids-revealed") === true ? [{ recording, after, seat }] : [],
  );
}
