import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MOST_LEFT, type Store } from "./store.ts";
import { createTable, type Fixture, summary } from "./storeFixture.ts";

async function sweepAll(store: Store, sweep: Parameters<Store["sweep"]>[0]): Promise<void> {
  while (await store.sweep(sweep));
}

export function sweepContract(fixture: Fixture): void {
  test("unfinished tables are counted for everybody who has a place at them", async () => {
    const { store } = fixture;
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const status of ["open", "playing", "finished", "closed"] as const)
      await createTable(store, { summary: summary({ status, people: [ada] }) });
    await createTable(store, { summary: summary({ people: [ben, ada] }) });
    expect([await store.unfinishedTablesOf(ada), await store.unfinishedTablesOf(ben)]).toEqual([3, 1]);
    expect(await store.unfinishedTablesOf(randomUUID())).toBe(0);
  });

  test("old tables that are over or never began are deleted with everything in them, and others stay", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const status of ["open", "playing", "finished", "closed"] as const) {
        for (const changedAt of [9, 10]) {
          const id = `${status} ${changedAt}`;
          await createTable(store, { id, code: id, summary: summary({ status, changedAt, people: ["ada"] }) });
          await store.append(id, 1, [{ at: 10, body: "second" }]);
          await store.saveSnapshot(id, { seq: 1, body: "snapshot" });
        }
      }
      await store.saveReplay({ id: "old", text: "old", savedAt: 9 });
      await store.saveReplay({ id: "young", text: "young", savedAt: 10 });
      await sweepAll(store, { linksBefore: 0 });
      expect(await store.tablesOf("ada", 99)).toHaveLength(8);

      await sweepAll(store, { linksBefore: 0, gamesBefore: 10 });
      const left = (await store.tablesOf("ada", 99)).map(({ id }) => id).toSorted();
      // A table in play is as old as its last move, whatever its row says.
      expect(left).toEqual(["closed 10", "finished 10", "open 10", "playing 10", "playing 9"]);
      for (const id of left) expect(await store.entriesAfter(id, 0)).toHaveLength(2);
      for (const id of ["open 9", "finished 9", "closed 9"]) {
        expect(await store.load(id)).toBeUndefined();
        expect(await store.entriesAfter(id, 0)).toEqual([]);
        expect(await store.append(id, 2, [{ at: 3, body: "ghost" }])).toBe("conflict");
        // Nothing of a deleted table may appear in a new one with the same id.
        await createTable(store, { id, code: id, entries: [] });
        expect(await store.load(id)).toEqual({ id, code: id, entries: [], seen: new Map() });
      }
      expect([await store.replay("old"), (await store.replay("young"))?.text]).toEqual([undefined, "young"]);
      await store.close();
    });
  });

  test("an abandoned game is deleted like the others, however long it is", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const playing = summary({ status: "playing", changedAt: 5, people: ["ada"] });
      const entries = Array.from({ length: 12_000 }, () => ({ at: 8, body: "move" }));
      const { id } = await createTable(store, { summary: playing, entries });
      const young = await createTable(store, { summary: playing, entries: [{ at: 9, body: "move" }] });
      await sweepAll(store, { linksBefore: 0, gamesBefore: 9 });
      expect((await store.tablesOf("ada", 9)).map((table) => table.id)).toEqual([young.id]);
      expect(await store.entriesAfter(id, 0)).toEqual([]);
      await store.close();
    });
  });

  test("cards are deleted once no table uses them and their upload is long ago", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const hash of ["old", "used", "again"]) await store.saveCards({ hash, game: "any", lists: {}, at: 9 });
      await store.saveCards({ hash: "again", game: "any", lists: {}, at: 10 });
      await createTable(store, { cards: "used", summary: summary({ changedAt: 99 }) });
      await sweepAll(store, { linksBefore: 0 });
      expect(await store.cards("old")).toBeDefined();
      await sweepAll(store, { linksBefore: 0, gamesBefore: 10 });
      const left = await Promise.all(["old", "used", "again"].map(async (hash) => (await store.cards(hash))?.hash));
      expect(left).toEqual([undefined, "used", "again"]);
      await store.close();
    });
  });

  test("of what strangers leave only the latest is kept, however recent it is", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const many = Array.from({ length: MOST_LEFT.cards + 250 }, (_, at) => at);
      for (const at of many) await store.saveCards({ hash: `${at}`, game: "any", lists: {}, at });
      const replays = Array.from({ length: MOST_LEFT.replays + 250 }, (_, savedAt) => savedAt);
      const save = (savedAt: number) => store.saveReplay({ id: `${savedAt}`, text: "r", savedAt, isHandedIn: true });
      for (const savedAt of replays) await save(savedAt);
      await store.saveReplay({ id: "of a table", text: "r", savedAt: 0 });
      await sweepAll(store, { linksBefore: 0 });
      expect([await store.cards("249"), (await store.cards("250"))?.hash]).toEqual([undefined, "250"]);
      expect([await store.replay("249"), (await store.replay("250"))?.id]).toEqual([undefined, "250"]);
      expect(await store.replay("of a table")).toBeDefined();
      await store.close();
    });
  });

  test("newcomers who never chose a name or took a place are deleted sooner than others", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const [id, at] of [
        ["idle", 9],
        ["young", 10],
        ["named", 9],
        ["seated", 9],
      ] as const)
        await store.addPerson({ id, name: "Sailor 123", secretHash: id, at });
      await store.renamePerson("named", "Ada");
      await createTable(store, { summary: summary({ people: ["seated"] }) });
      await sweepAll(store, { linksBefore: 0, newcomersBefore: 10 });
      const known = await Promise.all(["idle", "young", "named", "seated"].map((id) => store.personBySecret(id)));
      expect(known.map((person) => person?.id)).toEqual([undefined, "young", "named", "seated"]);
      await store.close();
    });
  });

  test("outages that no longer affect any clock are forgotten", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.addDowntime({ from: 1, to: 9 });
      await store.addDowntime({ from: 9, to: 10 });
      await sweepAll(store, { linksBefore: 0, downtimesBefore: 10 });
      expect(await store.downtimesSince(0)).toEqual([{ from: 9, to: 10 }]);
      await store.close();
    });
  });

  test("a table shows when each person was last seen there", async () => {
    const { store } = fixture;
    const { id } = await createTable(store, { summary: summary({ people: ["ada", "ben"] }) });
    await store.noteSeen(id, "ada", 5);
    await store.noteSeen(id, "ada", 7);
    await store.noteSeen(id, "stranger", 7);
    await store.append(id, 1, [{ at: 2, body: "second" }], summary({ status: "playing", people: ["ada", "ben"] }));
    expect((await store.load(id))?.seen).toEqual(new Map([["ada", 7]]));
  });

  test("repeated sweeps delete everything old in the end", async () => {
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

  test("people without any place or recent secret are deleted, and so are expired links", async () => {
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
