import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ListedTable } from "./store.ts";
import { createTable, type Fixture, summary } from "./storeFixture.ts";

const ids = (tables: readonly ListedTable[]) => tables.map(({ id }) => id);

const MORE = [{ at: 9, body: "more" }];

export function listContract(fixture: Fixture): void {
  test("a listed table shows its code and its whole summary", async () => {
    const shown = summary({
      status: "playing",
      isPublic: true,
      people: [randomUUID(), "b'b", "ünï"],
      card: { seats: [null, { name: 'Ada "A" O\'Brien' }], deep: [[[]]] },
      changedAt: 1_700_000_000_001,
    });
    const { id, code } = await createTable(fixture.store, { summary: shown });
    expect(await fixture.store.tableByCode(code)).toEqual({ id, code, ...shown });
    expect(await fixture.store.tablesOf("b'b", 10)).toContainEqual({ id, code, ...shown });
  });

  test("public tables are the open ones and then those in play, latest change first, up to the limit", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const [changedAt, status] of (["open", "playing", "finished", "closed"] as const).entries()) {
        for (const isPublic of [true, false]) {
          const table = { id: `${status} ${isPublic}`, summary: summary({ status, isPublic, changedAt }) };
          await createTable(store, table);
        }
      }
      await createTable(store, { id: "oldest", summary: summary({ isPublic: true, changedAt: -5 }) });
      expect(ids(await store.publicTables(10))).toEqual(["open true", "oldest", "playing true"]);

      await store.append("oldest", 1, [{ at: 1, body: 1 }], summary({ isPublic: true, changedAt: 50 }));
      expect(ids(await store.publicTables(10))).toEqual(["oldest", "open true", "playing true"]);
      expect(ids(await store.publicTables(2))).toEqual(["oldest", "open true"]);
      expect(await store.publicTables(0)).toEqual([]);

      await store.append("oldest", 2, MORE, summary({ isPublic: true, status: "finished", changedAt: 60 }));
      await store.append("open true", 1, MORE, summary({ isPublic: false, changedAt: 61 }));
      expect(ids(await store.publicTables(10))).toEqual(["playing true"]);
      await store.close();
    });
  });

  test("tables to be woken are those in play with a clock", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const status of ["open", "playing", "finished"] as const) {
        for (const isClocked of [true, false]) {
          await createTable(store, { id: `${status} ${isClocked}`, summary: summary({ status, isClocked }) });
        }
      }
      expect(ids(await store.clockedTables())).toEqual(["playing true"]);
      await store.append("playing true", 1, MORE, summary({ status: "finished", isClocked: true }));
      await store.append("playing false", 1, MORE, summary({ status: "playing", isClocked: true }));
      expect(ids(await store.clockedTables())).toEqual(["playing false"]);
      await store.close();
    });
  });

  test("a person's tables are all that they have a part in, whatever the status, latest change first", async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    const old = await createTable(fixture.store, {
      summary: summary({ people: [ada], status: "closed", changedAt: 1 }),
    });
    const both = await createTable(fixture.store, { summary: summary({ people: [ben, ada], changedAt: 3 }) });
    const hers = await createTable(fixture.store, { summary: summary({ people: [ada], changedAt: 2 }) });
    expect(ids(await fixture.store.tablesOf(ada, 10))).toEqual([both.id, hers.id, old.id]);
    expect(ids(await fixture.store.tablesOf(ada, 2))).toEqual([both.id, hers.id]);
    expect(ids(await fixture.store.tablesOf(ben, 10))).toEqual([both.id]);
    expect(await fixture.store.tablesOf(randomUUID(), 10)).toEqual([]);
  });

  test("leaving a table removes it from a person's list, joining adds it", async () => {
    const [ada, ben, cleo] = [randomUUID(), randomUUID(), randomUUID()];
    const { id } = await createTable(fixture.store, { summary: summary({ people: [ada, ben] }) });
    await fixture.store.append(id, 1, [{ at: 1, body: 1 }], summary({ people: [cleo, ben] }));
    const lists = await Promise.all([ada, ben, cleo].map((person) => fixture.store.tablesOf(person, 10)));
    expect(lists.map(ids)).toEqual([[], [id], [id]]);
    expect(lists[1]?.[0]?.people).toEqual([cleo, ben]);
    await fixture.store.append(id, 2, MORE, summary({ people: [] }));
    expect(await fixture.store.tablesOf(cleo, 10)).toEqual([]);
  });

  test("a person named twice at a table has it in their list once", async () => {
    const ada = randomUUID();
    const { id } = await createTable(fixture.store, { summary: summary({ people: [ada, ada] }) });
    expect(ids(await fixture.store.tablesOf(ada, 10))).toEqual([id]);
  });
}
