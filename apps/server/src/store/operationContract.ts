import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Store, TableId } from "./store.ts";
import { createTable, type Fixture, summary } from "./storeFixture.ts";

async function touchedBy(store: Store, person: string): Promise<TableId[]> {
  const all: TableId[] = [];
  let next: TableId | undefined;
  do {
    const page = await store.tablesTouchedBy(person, next);
    all.push(...page.tables);
    next = page.next;
  } while (next !== undefined);
  return all.sort();
}

export function operationContract(fixture: Fixture): void {
  test("a banned person is listed once, earliest first, until the ban is lifted", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.addPerson({ id: "ada", name: "Ada", secretHash: "hash", at: 1 });
      await store.addResumeLink({ hash: "link", person: "ada", expiresAt: 99 });
      expect(await store.bans()).toEqual([]);
      await store.ban({ person: "ben", at: 7 });
      await store.ban({ person: "ada", at: 5, reason: "spoils games" });
      await store.ban({ person: "ada", at: 9 });
      expect(await store.bans()).toEqual([
        { person: "ada", name: "Ada", at: 5, reason: "spoils games" },
        { person: "ben", name: "", at: 7 },
      ]);
      expect(await store.personByLink("link", 1)).toBeUndefined();
      expect(await store.unban("ada")).toBe(true);
      expect(await store.unban("ada")).toBe(false);
      expect((await store.bans()).map(({ person }) => person)).toEqual(["ben"]);
      await store.close();
    });
  });

  test("unfinished tables are listed with their age, latest change first, and counted", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const made = (at: number, status: "open" | "playing" | "finished" | "closed") =>
        createTable(store, { entries: [{ at, body: 1 }], summary: summary({ status, changedAt: at }) });
      const open = await made(1, "open");
      const played = await made(2, "playing");
      await made(3, "finished");
      await made(4, "closed");
      const empty = await createTable(store, { entries: [], summary: summary({ status: "open", changedAt: 0 }) });
      await store.append(open.id, 1, [
        { at: 8, body: 2 },
        { at: 9, body: 3 },
      ]);
      const { tables, inAll } = await store.unfinishedTables(99);
      expect(tables.map(({ id, openedAt, lastAt, entries }) => [id, openedAt, lastAt, entries])).toEqual([
        [played.id, 2, 2, 1],
        [open.id, 1, 9, 3],
        [empty.id, 0, 0, 0],
      ]);
      expect(inAll).toBe(3);
      expect((await store.unfinishedTables(1)).tables.map(({ id }) => id)).toEqual([played.id]);
      expect((await store.unfinishedTables(1)).inAll).toBe(3);
      await store.close();
    });
  });

  test("people are found by their id and by name, latest first", async () => {
    const { store } = fixture;
    const name = `Ada ${randomUUID()}`;
    const ids = [randomUUID(), randomUUID()];
    for (const [at, id] of ids.entries()) await store.addPerson({ id, name, secretHash: randomUUID(), at });
    expect(await store.peopleNamed(name, 9)).toEqual([
      { id: ids[1], name, since: 1 },
      { id: ids[0], name, since: 0 },
    ]);
    expect(await store.peopleNamed(name, 1)).toHaveLength(1);
    expect(await store.peopleNamed(name.slice(0, -1), 9)).toEqual([]);
    expect(await store.person(ids[0] ?? "")).toEqual({ id: ids[0], name });
    expect(await store.person(randomUUID())).toBeUndefined();
  });

  test("all tables that somebody took part in are found, and removed with everything in them", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const ada = randomUUID();
      const by = (body: unknown) =>
        createTable(store, { entries: [{ at: 1, body }], summary: summary({ people: ["ben"] }) });
      const theirs = await Promise.all([
        by({ type: "created", host: ada }),
        by({ type: "sat", seat: 0, person: ada }),
        by({ origin: { person: ada, id: "x" }, type: "acted" }),
      ]);
      // More than a page of others'.
      const others = await Promise.all(
        Array.from({ length: 60 }, () => by({ type: "said", person: "ben", text: ada })),
      );
      const ids = theirs.map(({ id }) => id).sort();
      expect(await touchedBy(store, ada)).toEqual(ids);
      for (const { id } of theirs) {
        await store.saveSnapshot(id, { seq: 1, body: 1 });
        await store.saveReplay({ id: `replay of ${id}`, text: "text", savedAt: 1 });
      }
      await store.saveReplay({ id: "another", text: "text", savedAt: 1 });
      await store.removeTables(
        ids,
        ids.map((id) => `replay of ${id}`),
      );
      expect(await touchedBy(store, ada)).toEqual([]);
      for (const { id, code } of theirs) {
        expect(await store.load(id)).toBeUndefined();
        expect(await store.entriesAfter(id, 0)).toEqual([]);
        expect(await store.tableByCode(code)).toBeUndefined();
        expect(await store.replay(`replay of ${id}`)).toBeUndefined();
        expect(await store.append(id, 1, [{ at: 2, body: 1 }])).toBe("conflict");
      }
      expect(await store.replay("another")).toBeDefined();
      expect(await store.load(others[0]?.id ?? "")).toBeDefined();
      await store.removeTables([], []);
      await store.close();
    });
  });

  test("a person is removed with all their devices, links and bans", async () => {
    const { store } = fixture;
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const id of [ada, ben]) {
      await store.addPerson({ id, name: id, secretHash: `hash of ${id}`, at: 1 });
      await store.addSecret(id, `tablet of ${id}`, 2);
      await store.addResumeLink({ hash: `link of ${id}`, person: id, expiresAt: 99 });
      await store.ban({ person: id, at: 1 });
    }
    await store.removePerson(ada);
    expect(await store.person(ada)).toBeUndefined();
    expect(await store.devicesOf(ada)).toEqual([]);
    expect((await store.bans()).filter(({ person }) => person === ada || person === ben)).toHaveLength(1);
    expect(await store.devicesOf(ben)).toHaveLength(2);
    await store.unban(ben);
  });

  test("its size is known", async () => {
    const { bytes } = await fixture.store.size();
    expect(bytes).toBeGreaterThan(4096);
  });
}
