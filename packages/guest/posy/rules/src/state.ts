import { type AskingStep, askingStep, type Chance, type Seat, type Step, type Trace } from "@harbor/kit";
import type { Action, Hour, Reason } from "./actions.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";

export const STEP_IDS = ["wake", "gather", "tie", "dusk", "end"] as const;
export type StepId = (typeof STEP_IDS)[number];

export type Gardener = {
  readonly hand: readonly string[];
  readonly points: number;
  /** Points paid for getting up. */
  readonly sleep: number;
  readonly posies: number;
  readonly longest: number;
  readonly hasWatered: boolean;
};

export type State = {
  readonly options: Options;
  readonly step: StepId;
  readonly waiting: readonly Seat[];
  readonly chance: Chance;
  /** The hash of the seed, which all may know. */
  readonly commitment: string;
  readonly day: number;
  readonly bag: readonly string[];
  readonly meadow: readonly string[];
  /** All flowers in posies. */
  readonly tied: readonly string[];
  readonly first: Seat;
  readonly gardeners: readonly Gardener[];
  /** By seat, as far as they are chosen. */
  readonly hours: Readonly<Record<string, Hour>>;
  /** The seats by their hours, and how many of them have been asked. */
  readonly order: readonly Seat[];
  readonly asked: number;
  readonly trace: Trace<State, Action>;
};

export type PosyStep = Step<State, Action, Event, Reason>;

/** A step that takes these actions and no others. */
export function asking<const Own extends Action["type"]>(
  step: AskingStep<State, Action, Own, Event, Reason>,
): PosyStep {
  return askingStep(step);
}

export function gardenerAt({ gardeners }: Pick<State, "gardeners">, seat: Seat): Gardener {
  const gardener = gardeners[seat];
  if (gardener === undefined) throw new Error(`there is no seat ${seat}`);
  return gardener;
}

export function changeGardener(state: State, seat: Seat, change: Partial<Gardener>): State {
  return { ...state, gardeners: state.gardeners.with(seat, { ...gardenerAt(state, seat), ...change }) };
}

/** Asks the next seat in the order of the day; nobody where all have been asked. */
export function askNext(state: State): State {
  const next = state.order[state.asked];
  return { ...state, waiting: next === undefined ? [] : [next] };
}

/** These without those, copy for copy; undefined where some are not there. */
export function without(flowers: readonly string[], taken: readonly string[]): readonly string[] | undefined {
  const left = [...flowers];
  for (const flower of taken) {
    const at = left.indexOf(flower);
    if (at === -1) return undefined;
    left.splice(at, 1);
  }
  return left;
}
