import type { PersonId, Store, StoredRating } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import type { RatingChange } from "../tables/tableState.ts";
import { mustRate, placesOf, rateAll } from "./gameResults.ts";

/** What is needed of a room and of the store. */
export type RatedTable = Pick<Room, "id" | "game" | "state" | "note">;
export type RatingStore = Pick<Store, "rating" | "saveRating">;

/** Counts a finished game, once: a server that was killed in between goes on where it stopped. */
export async function rateTable(room: RatedTable, store: RatingStore, now: number): Promise<void> {
  if (!mustRate(room.state)) return;
  const people = new Map(
    room.state.seats.flatMap(({ holder }, seat) => (holder.kind === "person" ? [[seat, holder.person] as const] : [])),
  );
  if (room.state.ratings === undefined) {
    const ratings = await changesOf(room, people, store, now);
    await room.note((state) => (state.ratings === undefined ? [{ type: "rated", ratings }] : []));
  }
  for (const change of room.state.ratings ?? []) {
    const person = people.get(change.seat);
    if (person !== undefined) await save(room, person, change, store, now);
  }
  const isNoted = room.state.ratings !== undefined;
  await room.note((state) => (isNoted && state.ratingsSaved !== true ? [{ type: "ratings-saved" }] : []));
}

async function changesOf(
  { state, game }: RatedTable,
  people: ReadonlyMap<number, PersonId>,
  store: RatingStore,
  now: number,
) {
  const before = new Map<number, StoredRating>();
  for (const [seat, person] of people) {
    const rating = await store.rating(person, game.id);
    if (rating !== undefined) before.set(seat, rating);
  }
  const changes: RatingChange[] = [];
  const rated = rateAll(placesOf(game, state), before, now);
  for (const [seat, { value, deviation, volatility }] of before) {
    const after = rated.get(seat);
    if (after === undefined) continue;
    changes.push({ seat, before: { value, deviation, volatility }, after });
  }
  return changes;
}

/** Each failed attempt means that another of their games was counted meanwhile, so there are few. */
async function save({ game, id }: RatedTable, person: PersonId, change: RatingChange, store: RatingStore, now: number) {
  const { before, after } = change;
  for (;;) {
    const known = await store.rating(person, game.id);
    if (known === undefined) return;
    const value = known.value + (after.value - before.value);
    const { deviation, volatility } = after;
    const fresh = { value, deviation, volatility, games: known.games + 1, playedAt: now, lastTable: id };
    if (await store.saveRating(person, game.id, fresh)) return;
  }
}
