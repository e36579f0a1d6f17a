import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEntry } from "../tables/entry.ts";
import { ADA, BEN, give, openTestRooms, type TestRooms } from "../tables/roomsFixture.ts";
import { mustRate } from "./gameResults.ts";
import { NEWCOMER } from "./glicko2.ts";
import { rateTable } from "./rateTable.ts";

let fixture: TestRooms;
beforeEach(async () => {
  fixture = await openTestRooms();
  for (const { id, name } of [ADA, BEN]) {
    await fixture.store.addPerson({ id, name, secretHash: id, at: 1 });
    await fixture.store.wantRating(id, "bremerhaven", { ...NEWCOMER, isWanted: true, at: 1 });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
});

/** A rated game that Ben has lost by resigning. */
async function playRated() {
  const table = await fixture.seat([ADA, BEN], { options: { mode: "short", seats: 2 } });
  for (const person of [ADA, BEN]) await give(table, person, { do: "rate", agreed: true });
  await give(table, ADA, { do: "start" });
  await give(table, BEN, { do: "resign" });
  await give(table, ADA, { do: "close" });
  return table;
}

const numbers = async (person: string) => fixture.store.rating(person, "bremerhaven");

test("RAT-2 counting that was interrupted goes on where it stopped, with the same numbers", async () => {
  const saveRating = fixture.store.saveRating.bind(fixture.store);
  const spy = vi.spyOn(fixture.store, "saveRating");
  spy.mockImplementationOnce(saveRating).mockRejectedValue(new Error("the server was killed"));
  const table = await playRated();
  await vi.waitFor(() => expect(fixture.errors).not.toEqual([]));
  const first = await numbers(ADA.id);
  expect(first?.games).toBe(1);
  expect(await numbers(BEN.id)).toMatchObject({ value: 1500, games: 0 });
  expect(table.snapshotFor("spectators").view.ratings).toBeUndefined();

  spy.mockRestore();
  await rateTable(table, fixture.store, 9);
  expect(await numbers(ADA.id)).toEqual(first);
  const lost = await numbers(BEN.id);
  expect(lost).toMatchObject({ games: 1, lastTable: table.id });
  expect((lost?.value ?? 0) + (first?.value ?? 0)).toBeCloseTo(3000, 6);
  expect(table.snapshotFor("spectators").view.ratings).toHaveLength(2);
  expect(mustRate(table.state)).toBe(false);
});

test("RAT-2 a game counts once, even if the server is killed before that is marked and another game ends first", async () => {
  const append = fixture.store.append.bind(fixture.store);
  const spy = vi.spyOn(fixture.store, "append").mockImplementation(async (table, after, entries, summary) => {
    const isMark = entries.some(({ body }) => readEntry(body).type === "ratings-saved");
    if (isMark) throw new Error("the server was killed");
    return append(table, after, entries, summary);
  });
  const table = await playRated();
  await vi.waitFor(() => expect(fixture.errors).not.toEqual([]));
  spy.mockRestore();
  expect([await numbers(ADA.id), await numbers(BEN.id)]).toMatchObject([{ games: 1 }, { games: 1 }]);
  expect(mustRate(table.state)).toBe(true);
  const other = await playRated();
  await vi.waitFor(() => expect(mustRate(other.state)).toBe(false));
  const after = [await numbers(ADA.id), await numbers(BEN.id)];
  expect(after).toMatchObject([{ games: 2 }, { games: 2 }]);

  await rateTable(table, fixture.store, 9);
  expect(mustRate(table.state)).toBe(false);
  expect([await numbers(ADA.id), await numbers(BEN.id)]).toEqual(after);
});

test("RAT-2 of two games that end at the same moment, both count", async () => {
  const saveRating = fixture.store.saveRating.bind(fixture.store);
  const another = { ...NEWCOMER, value: 1700, games: 1, playedAt: 5, lastTable: "another" };
  vi.spyOn(fixture.store, "saveRating").mockImplementationOnce(async (person, game, rating) => {
    await saveRating(person, game, another);
    return saveRating(person, game, rating);
  });
  const table = await playRated();
  await vi.waitFor(() => expect(mustRate(table.state)).toBe(false));
  const [change] = table.state.ratings ?? [];
  const won = (change?.after.value ?? 0) - 1500;
  expect(won).toBeGreaterThan(100);
  expect(await numbers(ADA.id)).toMatchObject({ games: 2, lastTable: table.id });
  expect((await numbers(ADA.id))?.value).toBeCloseTo(1700 + won, 6);
  expect(fixture.errors).toEqual([]);
});
