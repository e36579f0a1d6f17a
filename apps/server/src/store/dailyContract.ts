import { expect, test } from "vitest";
import type { NewDaily, Store } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

function result(change: Partial<NewDaily> = {}): NewDaily {
  return { game: "any", day: "2026-11-19", person: "ada", score: 700, at: 1, ...change };
}

export function dailyContract(fixture: Fixture): void {
  test("one result counts for each person, game and day, even if sent concurrently", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const saved = await Promise.all(Array.from({ length: 20 }, (_, nth) => store.saveDaily(result({ score: nth }))));
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect(await store.saveDaily(result({ score: 9999 }))).toBe(false);
      const others = [result({ person: "ben" }), result({ game: "other" }), result({ day: "2026-11-20", score: -3.5 })];
      for (const other of others) expect(await store.saveDaily(other)).toBe(true);
      await store.close();
      const again = await place.open();
      expect((await again.dailyOf("ada", "any")).map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-19"]);
      expect(await again.dailyOf("ada", "other")).toEqual([{ day: "2026-11-19", score: 700 }]);
      expect(await again.dailyScores("any", "2026-11-20")).toEqual([{ score: -3.5, people: 1 }]);
      await again.close();
    });
  });

  test("the scores of a day are counted, lowest first", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const [nth, score] of [700, 20, 700, 1301].entries())
        await store.saveDaily(result({ person: `${nth}`, score }));
      expect(await store.dailyScores("any", "2026-11-19")).toEqual([
        { score: 20, people: 1 },
        { score: 700, people: 2 },
        { score: 1301, people: 1 },
      ]);
      expect(await store.dailyScores("any", "2026-11-18")).toEqual([]);
      await store.close();
    });
  });

  test("the results of old days are deleted, however many there are, and those of deleted people", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const person of ["ada", "ben"])
        await store.addPerson({ id: person, name: person, secretHash: person, at: 1 });
      for (const day of ["2026-10-19", "2026-10-20"]) {
        for (const person of ["ada", "ben"]) await store.saveDaily(result({ day, person }));
      }
      const many = Array.from({ length: 450 }, (_, nth) => result({ day: "2026-09-01", person: `${nth}` }));
      await Promise.all(many.map((one) => store.saveDaily(one)));
      await sweepAll(store, { linksBefore: 0 });
      expect(await store.dailyScores("any", "2026-09-01")).toEqual([{ score: 700, people: 450 }]);
      await sweepAll(store, { linksBefore: 0, dailyBefore: "2026-10-20" });
      expect([await daysOf(store, "ada"), await daysOf(store, "7")]).toEqual([["2026-10-20"], []]);
      await store.removePerson("ada");
      expect([await daysOf(store, "ada"), await daysOf(store, "ben")]).toEqual([[], ["2026-10-20"]]);
      await store.close();
    });
  });

  test("nobody with a result is deleted as somebody who did nothing", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const person of ["ada", "ben"])
        await store.addPerson({ id: person, name: person, secretHash: person, at: 1 });
      await store.saveDaily(result());
      await sweepAll(store, { linksBefore: 0, newcomersBefore: 9, peopleBefore: 9 });
      expect([(await store.person("ada"))?.id, await store.person("ben")]).toEqual(["ada", undefined]);
      await sweepAll(store, { linksBefore: 0, newcomersBefore: 9, dailyBefore: "2026-11-20" });
      expect(await store.person("ada")).toBeUndefined();
      await store.close();
    });
  });
}

async function sweepAll(store: Store, sweep: Parameters<Store["sweep"]>[0]): Promise<void> {
  while (await store.sweep(sweep));
}

async function daysOf(store: Store, person: string): Promise<string[]> {
  return (await store.dailyOf(person, "any")).map(({ day }) => day);
}
