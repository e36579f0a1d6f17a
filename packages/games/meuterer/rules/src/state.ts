import { type AskingStep, askingStep, automaticStep, type Chance, type Seat, type Step } from "@harbor/kit";
import type { Action, ActionType } from "./actions.ts";
import type { Event } from "./events.ts";
import type { IslandId } from "./islands/islandSet.ts";
import type { Options } from "./options.ts";
import type { Reason } from "./reasons.ts";
import type { Taken } from "./roles.ts";
import type { Good, Kind, Part, Parts, Place, StepId, Wage } from "./vocabulary.ts";

/** Cards of one good that are sold at one island. */
export type Lot = { readonly good: Good; readonly cards: number };
/** What a seat sells at the two active islands. */
export type Sale = { readonly anchorage?: Lot; readonly wake?: Lot };

export type Player = {
  /** Always in the order of the vocabulary, so that equal hands look equal. */
  readonly hand: readonly Kind[];
  /** In the order in which they were laid. */
  readonly laid: readonly Kind[];
  readonly passed: boolean;
  /** Sabers played in this round's mutiny; absent until the seat has decided. */
  readonly fought?: number | undefined;
  /** Absent until the seat has decided. */
  readonly sale?: Sale | undefined;
  /** END-4. */
  readonly parts: Parts;
};

export type Courses = { readonly captain?: Place; readonly mutineer?: Place };

/** Nearly all states have the same fields in the same order, which makes copies many times faster. */
export type State = {
  readonly options: Options;
  readonly step: StepId;
  /** In the mutiny and in selling, the seats still to be asked in their order; only the first one is pending. */
  readonly waiting: readonly Seat[];
  readonly chance: Chance;
  /** The hash of the seed, which everybody may know. */
  readonly commitment: string;
  readonly round: number;
  /** The islands, place by place. */
  readonly ring: readonly IslandId[];
  readonly anchorage: Place;
  readonly wake?: Place | undefined;
  /** Where the pirate ship lies, in the mode with pirates. */
  readonly pirates?: Place | undefined;
  readonly firstCaptain: Seat;
  readonly captain: Seat;
  readonly wage?: Wage | undefined;
  /** How many turns of the lading have begun this round, and whose the last one was. */
  readonly turns: number;
  readonly turn?: Seat | undefined;
  /** The seat that may take all laid cards (PIR-6). */
  readonly boarding?: Seat | undefined;
  /** In the order in which the roles were taken. */
  readonly taken: readonly Taken[];
  /** As far as they are laid; after the mutiny only the one that is steered. */
  readonly courses: Courses;
  readonly players: readonly Player[];
  /** The top card first. */
  readonly pile: readonly Kind[];
  readonly discards: readonly Kind[];
  /** What the loader has drawn and not yet stowed, in the order of drawing. */
  readonly drawn?: readonly Kind[] | undefined;
};

export type GameStep = Step<State, Action, Event, Reason>;

/** A step that takes these actions and no others. */
export function asking<const Own extends ActionType>(step: AskingStep<State, Action, Own, Event, Reason>): GameStep {
  return askingStep(step);
}

/** A step that needs nobody's decision. */
export function automatic(id: StepId, next: (state: State) => StepId, enter: GameStep["enter"]): GameStep {
  return automaticStep({ id, enter, next });
}

export function playerAt({ players }: Pick<State, "players">, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${String(seat)} at a table of ${players.length}`);
  return player;
}

export function changePlayer(state: State, seat: Seat, change: Partial<Player>): State {
  return { ...state, players: playersWith(state, seat, change) };
}

/** The players after one of them has changed, for a step that changes more than that. */
export function playersWith(state: State, seat: Seat, change: Partial<Player>): readonly Player[] {
  return state.players.with(seat, { ...playerAt(state, seat), ...change });
}

export function changeEach(state: State, change: Partial<Player>): State {
  return { ...state, players: state.players.map((player) => ({ ...player, ...change })) };
}

export function addPoints(state: State, seat: Seat, part: Part, points: number): State {
  const { parts } = playerAt(state, seat);
  return changePlayer(state, seat, { parts: { ...parts, [part]: parts[part] + points } });
}

export function scoreOf({ parts }: Pick<Player, "parts">): number {
  return Object.values(parts).reduce((sum, points) => sum + points, 0);
}

/** The active islands, the anchorage first. */
export function activePlaces({ anchorage, wake }: Pick<State, "anchorage" | "wake">): readonly Place[] {
  return wake === undefined ? [anchorage] : [anchorage, wake];
}

/** In the mutiny and in selling, only the first of those still to decide is asked. */
export function firstInLine({ waiting }: State): readonly Seat[] {
  return waiting.slice(0, 1);
}

/** All roles taken are open from the reveal on. */
export function areRevealed({ step }: Pick<State, "step">): boolean {
  return step !== "offer" && step !== "lading" && step !== "boarding" && step !== "roles";
}
