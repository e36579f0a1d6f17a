import {
  beginChecked,
  type Dice,
  freshChance,
  type Match,
  type Move,
  openDice,
  pickByKind,
  playMatch,
  type Seat,
  seedFrom,
} from "@harbor/kit";
import type { LocalKind, LocalPlan } from "../src/table/localPlan.ts";
import { type Action, GAME, type State } from "./gameFixture.ts";

/** A state of a game in which seat 0, a person, has a decision and no bot does. */
export type Moment = {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly moves: readonly Move<Action>[];
};

export type Wanted = {
  readonly mode: "long" | "short" | "solo";
  readonly seats: number;
  /** The number of people, who have the first seats; bots have the others. One if absent. */
  readonly people?: number;
  /** Chooses the first moment that matches; the end of the game if absent. */
  when?(moment: Moment): boolean;
};

/** A game in the form the client stores it, with everything needed to bring a server's table to the same point. */
export type Prepared = {
  readonly kind: LocalKind;
  readonly plan: LocalPlan;
  readonly moves: readonly Move<Action>[];
};

const NAMES = ["Ada", "Bartholomäus Brückenwärt", "Chloé", "Wilhelmine"] as const;
const COLORS = [0, 1, 2, 3] as const;
const MOST_GAMES = 300;

/** The same request always finds the same game. */
export function prepare(wanted: Wanted): Prepared {
  for (let nth = 0; nth < MOST_GAMES; nth += 1) {
    const moves = playTo(wanted, nth);
    if (moves !== undefined) return { kind: kindOf(wanted), plan: planOf(wanted, nth), moves };
  }
  throw new Error(`no such moment in ${MOST_GAMES} games: ${wanted.when}`);
}

const kindOf = ({ mode }: Wanted): LocalKind => (mode === "solo" ? "solo" : "hotseat");

function planOf({ mode, seats, people = 1 }: Wanted, nth: number): LocalPlan {
  return {
    kind: mode === "solo" ? "solo" : "hotseat",
    game: GAME.id,
    rules: GAME.rules,
    mode,
    options: optionsOf(mode, seats),
    seed: seedFrom(`screen ${nth}`),
    people: COLORS.slice(0, seats).map((color) => ({
      name: NAMES[color],
      color,
      kind: color < people ? "person" : "bot",
    })),
  };
}

function optionsOf(mode: string, seats: number) {
  const read = GAME.readOptions({ mode, seats });
  if (!read.ok) throw new Error(read.problem);
  return GAME.withChoices(read.value, []);
}

function playTo(wanted: Wanted, nth: number): readonly Move<Action>[] | undefined {
  const { options, seed } = planOf(wanted, nth);
  const read = GAME.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const dice = openDice(freshChance(seedFrom(`hands ${nth}`)));
  const moves: Move<Action>[] = [];
  let { state } = beginChecked(GAME, read.value, seed);
  for (;;) {
    const pending = GAME.pending(state);
    const seat = pending.at(dice.below(Math.max(1, pending.length)));
    if (seat === undefined) return wanted.when === undefined ? moves : undefined;
    if (pending.every((one) => one < (wanted.people ?? 1))) {
      const moment = { state, legal: GAME.legal(state, 0), moves };
      if (wanted.when?.(moment) === true) return moves;
    }
    const action = keenly(GAME.legal(state, seat), dice);
    const applied = GAME.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    moves.push({ seat, action });
    state = applied.state;
  }
}

const IDLE: ReadonlySet<string> = new Set(["pass", "refuse", "done"]);

/** Mostly uses what is offered, and builds whenever possible, so that harbors fill. */
function keenly(legal: readonly Action[], dice: Dice): Action {
  const forwards = legal.filter(({ type }) => type !== "undo");
  const useful = forwards.filter(({ type }) => !IDLE.has(type));
  const building = forwards.filter(
    (action) =>
      action.type === "build" || (action.type === "bid" && (action.slot === "building" || action.slot === "permit")),
  );
  if (building.length > 0 && dice.below(3) === 0) return pickByKind(building, dice);
  return pickByKind(useful.length > 0 && dice.below(6) > 0 ? useful : forwards, dice);
}

/** The complete game with this seed, as a replay needs it. */
export function playOut({ plan }: Prepared): { readonly options: unknown; readonly match: Match<State, Action> } {
  const read = GAME.readOptions(plan.options);
  if (!read.ok) throw new Error(read.problem);
  const dice = openDice(freshChance(seedFrom("to the end")));
  const players = plan.people.map(
    () => (turn: { readonly seat: Seat; readonly legal: readonly Action[] }) =>
      pickByKind(
        turn.legal.filter(({ type }) => type !== "undo"),
        dice,
      ),
  );
  return { options: read.value, match: playMatch(GAME, { options: read.value, seed: plan.seed, players }) };
}
