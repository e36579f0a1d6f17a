import { type Event, PARTS, type Part, type Parts, type Place } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";

/** A round in the history of a game. */
export type Round = {
  readonly round: number;
  readonly captain: number;
  /** Absent if nobody mutinied. */
  readonly mutiny?: {
    readonly by: number;
    readonly succeeded: boolean;
    readonly loyal: number;
    readonly rebels: number;
  };
  /** Where the ship was steered. */
  readonly course?: Place;
  /** What each seat had at the end of the round, and from what. */
  readonly parts: readonly Parts[];
};

const NO_POINTS: Parts = { voyage: 0, mutiny: 0, cabin: 0, mate: 0, wages: 0, sales: 0, merchant: 0 };

/** All rounds of a game, told by its events. */
export function roundsOf(history: readonly Happened<Event>[], seats: number): readonly Round[] {
  const rounds: Round[] = [];
  let parts: readonly Parts[] = Array.from({ length: seats }, () => NO_POINTS);
  let mutineer: number | undefined;
  const change = (what: Partial<Round>) => {
    const last = rounds.at(-1);
    if (last !== undefined) rounds.splice(-1, 1, { ...last, ...what });
  };
  for (const { event } of history) {
    if (event.type === "round-begun") rounds.push({ round: event.round, captain: event.captain, parts });
    if (event.type === "roles-revealed") mutineer = event.taken.find(({ role }) => role === "mutineer")?.seat;
    if (event.type === "mutiny-ended" && mutineer !== undefined) {
      const { loyal, rebels, succeeded } = event;
      change({ mutiny: { by: mutineer, succeeded, loyal, rebels } });
    }
    if (event.type === "points-scored") {
      const { seat, part, points, place } = event;
      const before = parts[seat] ?? NO_POINTS;
      parts = parts.with(seat, { ...before, [part]: before[part] + points });
      change({ parts, ...((part === "voyage" || part === "mutiny") && place !== undefined && { course: place }) });
    }
  }
  return rounds;
}

export const TOTAL = "total";
export type Measure = Part | typeof TOTAL;
export const MEASURES: readonly Measure[] = [TOTAL, ...PARTS];

/** What a seat had at the end of each round, of one part or of all. */
export function lineOf(rounds: readonly Round[], seat: number, measure: Measure): readonly number[] {
  return rounds.map(({ parts }) => {
    const own = parts[seat] ?? NO_POINTS;
    return measure === TOTAL ? PARTS.reduce((sum, part) => sum + own[part], 0) : own[measure];
  });
}

/** The mutinies that a seat led, and how many of them succeeded. */
export function mutiniesOf(rounds: readonly Round[], seat: number): { readonly won: number; readonly led: number } {
  const led = rounds.flatMap(({ mutiny }) => (mutiny?.by === seat ? mutiny : []));
  return { won: led.filter(({ succeeded }) => succeeded).length, led: led.length };
}
