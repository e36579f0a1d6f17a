import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Store } from "./store.ts";
import { createTable, type Fixture, summary } from "./storeFixture.ts";

async function sweepAll(store: Store, sweep: Parameters<Store["sweep"]>[0]): Promise<void> {
  while (await store.sweep(sweep));
}

export function sweepContract(fixture: Fixture): void {
  test("tables that are not over are counted for everybody who has a place at them", async () => {
    const { store } = fixture;
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const status of ["open", "playing", "finished", "closed"] as const)
      await createTable(store, { summary: summary({ status, people: [ada] }) });
    await createTable(store, { summary: summary({ people: [ben, ada] }) });
    expect([await store.unfinishedTablesOf(ada), await store.unfinishedTablesOf(ben)]).toEqual([3, 1]);
    expect(await store.unfinishedTablesOf(randomUUID())).toBe(0);
  });

  test("old tables that are over or never began are deleted with all that belongs to them, others stay", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const status of ["open", "playing", "finished", "closed"] as const) {
        for (const changedAt of [9, 10]) {
          const id = `${status} ${changedAt}`;
          await createTable(store, { id, code: id, summary: summary({ status, changedAt, people: ["ada"] }) });
          await store.append(id, 1, [{ at: 2, body: "second" }]);
          await store.saveSnapshot(id, { seq: 1, body: "snapshot" });
        }
      }
      await store.saveReplay({ id: "old", text: "old", savedAt: 9 });
      await store.saveReplay({ id: "young", text: "young", savedAt: 10 });
      await sweepAll(store, { linksBefore: 0 });
      expect(await store.tablesOf("ada", 99)).toHaveLength(8);

      await sweepAll(store, { linksBefore: 0, gamesBefore: 10 });
      const left = (await store.tablesOf("ada", 99)).map(({ id }) => id).toSorted();
      expect(left).toEqual(["closed 10", "finished 10", "open 10", "playing 10", "playing 9"]);
      for (const id of left) expect(await store.entriesAfter(id, 0)).toHaveLength(2);
      for (const id of ["open 9", "finished 9", "closed 9"]) {
        expect(await store.load(id)).toBeUndefined();
        expect(await store.entriesAfter(id, 0)).toEqual([]);
        expect(await store.append(id, 2, [{ at: 3, body: "ghost" }])).toBe("conflict");
        // Nothing of the old one comes up again in a new one of the same name.
        await createTable(store, { id, code: id, entries: [] });
        expect(await store.load(id)).toEqual({ id, code: id, entries: [] });
      }
      expect([await store.replay("old"), (await store.replay("young"))?.text]).toEqual([undefined, "young"]);
      await store.close();
    });
  });

  test("however many are old, all are gone in the end", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const closed = summary({ status: "closed", isPublic: true, people: ["ada"] });
      await Promise.all(Array.from({ length: 450 }, () => createTable(store, { summary: closed })));
      expect(await store.sweep({ linksBefore: 0, gamesBefore: 5 })).toBe(true);
      await sweepAll(store, { linksBefore: 0, gamesBefore: 5 });
      expect(await store.tablesOf("ada", 999)).toEqual([]);
      await store.close();
    });
  });

  test("people go who have no place anywhere and no young secret, and links that have expired", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const [id, at] of [
        ["gone", 9],
        ["young", 10],
        ["seated", 9],
        ["moved", 9],
      ] as const) {
        await store.addPerson({ id, name: id, secretHash: id, at });
        await store.addResumeLink({ hash: `link of ${id}`, person: id, expiresAt: 20 });
      }
      await store.addSecret("moved", "the tablet's", 10);
      await createTable(store, { summary: summary({ people: ["seated"] }) });
      await sweepAll(store, { linksBefore: 19, peopleBefore: 10 });
      const known = await Promise.all(["gone", "young", "seated", "moved"].map((id) => store.personBySecret(id)));
      expect(known.map((person) => person?.name)).toEqual([undefined, "young", "seated", "moved"]);
      expect(await store.takeResumeLink("link of young", 19)).toMatchObject({ id: "young" });
      await sweepAll(store, { linksBefore: 20 });
      expect(await store.takeResumeLink("link of seated", 19)).toBeUndefined();
      await store.close();
    });
  });
}
