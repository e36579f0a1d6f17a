import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Store, StoredRating } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

const FRESH = { value: 1500, deviation: 350, volatility: 0.06 };

async function addPerson(store: Store): Promise<string> {
  const id = randomUUID();
  await store.addPerson({ id, name: "Ada", secretHash: randomUUID(), at: 1 });
  return id;
}

function after(games: number, lastTable: string): Omit<StoredRating, "game" | "isWanted"> {
  return { value: 1600.5, deviation: 200.25, volatility: 0.059, games, playedAt: 9, lastTable };
}

export function ratingContract(fixture: Fixture): void {
  test("switching ratings on makes a new one, and switching them off and on keeps it", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    expect(await store.ratingsOf(ada)).toEqual([]);
    await store.wantRating(ada, "any", { ...FRESH, isWanted: true, at: 3 });
    const fresh = { ...FRESH, game: "any", games: 0, isWanted: true, playedAt: 3, lastTable: "" };
    expect(await store.rating(ada, "any")).toEqual(fresh);
    expect(await store.saveRating(ada, "any", after(1, "t1"))).toBe(true);
    for (const isWanted of [false, true]) {
      await store.wantRating(ada, "any", { ...FRESH, isWanted, at: 99 });
      expect(await store.ratingsOf(ada)).toEqual([{ ...after(1, "t1"), game: "any", isWanted }]);
    }
    expect(await store.rating(ada, "another")).toBeUndefined();
  });

  test("a table counts once, and of two games at the same moment the second must look again", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    expect(await store.saveRating(ada, "any", after(1, "t1"))).toBe(false);
    await store.wantRating(ada, "any", { ...FRESH, isWanted: true, at: 3 });
    expect(await store.saveRating(ada, "any", after(1, "t1"))).toBe(true);
    expect(await store.saveRating(ada, "any", after(1, "t2"))).toBe(false);
    expect(await store.saveRating(ada, "any", after(2, "t1"))).toBe(true);
    expect(await store.rating(ada, "any")).toMatchObject({ games: 1, lastTable: "t1" });
    expect(await store.saveRating(ada, "any", after(2, "t2"))).toBe(true);
    // However long ago a table was counted, it is not counted again.
    expect(await store.saveRating(ada, "any", after(3, "t1"))).toBe(true);
    expect(await store.rating(ada, "any")).toMatchObject({ games: 2, lastTable: "t2" });
    const twice = await Promise.all([1, 2, 3].map(() => store.saveRating(ada, "any", after(3, "t3"))));
    expect(twice).toEqual([true, true, true]);
    expect(await store.rating(ada, "any")).toMatchObject({ games: 3, lastTable: "t3" });
  });

  test("whoever is deleted takes their ratings along", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    await store.wantRating(ada, "any", { ...FRESH, isWanted: true, at: 3 });
    await store.removePerson(ada);
    expect(await store.ratingsOf(ada)).toEqual([]);
  });
}
