import { rankResigned } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { TableState } from "../tables/tableState.ts";
import { type Rating, rate, rested } from "./glicko2.ts";

/** Without games for this long, a rating becomes less certain by one step. */
export const PERIOD_MS = 30 * 86_400_000;

export type Rated = { readonly seat: number; readonly place: number };

/** Everybody at the table is a person, is not alone, and has agreed to a rated game. */
export function haveAllAgreed({ seats }: TableState): boolean {
  return seats.length > 1 && seats.every(({ holder, rating }) => holder.kind === "person" && rating !== undefined);
}

/** Whether a table's game counts and has not been counted. Players who gave up have lost, even if no one played on. */
export function mustRate({ rated, ratingsSaved, status, seats }: TableState): boolean {
  if (rated !== true || ratingsSaved === true) return false;
  if (status === "finished") return true;
  return status === "closed" && seats.some(({ holder }) => holder.kind === "person" && holder.resigned === true);
}

/** The place of each seat; at a table that was closed, those who stayed share the first. */
export function placesOf(game: AnyGame, state: TableState): readonly Rated[] {
  const resigned = state.seats.flatMap(({ holder }, seat) =>
    holder.kind === "person" && holder.resigned === true ? [seat] : [],
  );
  const scores = state.status === "finished" ? game.scores(state.game) : undefined;
  if (scores === undefined)
    return [...state.seats.keys()].map((seat) => ({ seat, place: resigned.includes(seat) ? 2 : 1 }));
  return rankResigned(scores, resigned).map(({ seat, place }) => ({ seat, place }));
}

/** Everybody has won against whoever is placed behind them, and all at once: each is rated by how all were before. */
export function rateAll(
  places: readonly Rated[],
  before: ReadonlyMap<number, Rating & { readonly playedAt: number }>,
  now: number,
): ReadonlyMap<number, Rating> {
  const today = new Map([...before].map(([seat, one]) => [seat, rested(one, (now - one.playedAt) / PERIOD_MS)]));
  return new Map(
    places.flatMap(({ seat, place }) => {
      const own = today.get(seat);
      if (own === undefined) return [];
      const results = places.flatMap((other) => {
        const opponent = today.get(other.seat);
        if (other.seat === seat || opponent === undefined) return [];
        return [{ opponent, score: (1 + Math.sign(other.place - place)) / 2 }];
      });
      return [[seat, rate(own, results)] as const];
    }),
  );
}
