import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesAfter } from "./pages.ts";
import { ENTRIES_A_PAGE } from "./store.ts";
import { createTable, type Fixture, newTable, summary } from "./storeFixture.ts";

/** Text that breaks careless SQL, JSON or encodings. */
const AWKWARD = [
  "'; drop table entries; --",
  '"quoted" \\ back\\\\slashed $1 ? :name @name %s {a,b} NULL',
  "Straße, Größe, 港, 🚢, é, عربى, \u200b\u2028\ufeff",
  "a\u0000b\u0001c\u007f \ud800 lone",
  "line\nline\r\n\ttab",
];

export function tableContract(fixture: Fixture): void {
  test("a table is loaded as it was created, its entries numbered from 1", async () => {
    const entries = [
      { at: 1_700_000_000_123, body: { first: true } },
      { at: 1_700_000_000_124.5, body: null },
    ];
    const { id, code } = await createTable(fixture.store, { entries });
    const numbered = entries.map((entry, place) => ({ seq: place + 1, ...entry }));
    expect(await fixture.store.load(id)).toEqual({ id, code, entries: numbered, seen: new Map() });
  });

  test("a table may be created without entries", async () => {
    const { id, code } = await createTable(fixture.store, { entries: [] });
    expect(await fixture.store.load(id)).toEqual({ id, code, entries: [], seen: new Map() });
    expect(await fixture.store.append(id, 0, [{ at: 2, body: "first" }])).toBe("appended");
    expect(await fixture.store.entriesAfter(id, 0)).toEqual([{ seq: 1, at: 2, body: "first" }]);
  });

  test("an unknown table is undefined", async () => {
    const id = randomUUID();
    expect(await fixture.store.load(id)).toBeUndefined();
    expect(await fixture.store.entriesAfter(id, 0)).toEqual([]);
    expect(await fixture.store.tableByCode(id)).toBeUndefined();
  });

  test("a long table is read a page at a time, from any entry", async () => {
    const { store } = fixture;
    const long = ENTRIES_A_PAGE * 2 + 3;
    const entries = Array.from({ length: long }, (_, place) => ({ at: place, body: place }));
    const { id } = await createTable(store, { entries });
    expect((await store.load(id))?.entries).toHaveLength(ENTRIES_A_PAGE);
    expect((await store.entriesAfter(id, 5)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: ENTRIES_A_PAGE }, (_, place) => place + 6),
    );
    const lengths: number[] = [];
    const read: unknown[] = [];
    for await (const page of pagesAfter(store, id, 1)) {
      lengths.push(page.length);
      read.push(...page.map(({ body }) => body));
    }
    expect(lengths).toEqual([ENTRIES_A_PAGE, ENTRIES_A_PAGE, 2]);
    expect(read).toEqual(entries.slice(1).map(({ body }) => body));
  });

  test("the last entry numbers of many tables come in one call", async () => {
    const { store } = fixture;
    const tables = await Promise.all([1, 2, 3].map(() => createTable(store)));
    const empty = await createTable(store, { entries: [] });
    const [, second, third] = tables;
    await store.append(second?.id ?? "", 1, [{ at: 2, body: "a" }]);
    const ids = [...tables, empty].map(({ id }) => id);
    const asked = [...ids.filter((id) => id !== third?.id), randomUUID()];
    expect(await store.lastSeqs(asked)).toEqual(new Map([1, 2].map((seq, place) => [ids[place], seq])));
    expect(await store.lastSeqs([])).toEqual(new Map());
  });

  test("a code belongs to one table, and nothing of a refused table remains", async () => {
    const first = await createTable(fixture.store);
    const second = newTable({ code: first.code, summary: summary({ people: ["latecomer"] }) });
    expect(await fixture.store.createTable(second)).toBe("code-taken");
    expect(await fixture.store.load(second.id)).toBeUndefined();
    expect(await fixture.store.entriesAfter(second.id, 0)).toEqual([]);
    expect(await fixture.store.tablesOf("latecomer", 9)).toEqual([]);
    expect((await fixture.store.tableByCode(first.code))?.id).toBe(first.id);
  });

  test("of many concurrent requests for a code exactly one gets it", async () => {
    const code = randomUUID();
    const tables = Array.from({ length: 50 }, () => newTable({ code }));
    const answers = await Promise.all(tables.map((table) => fixture.store.createTable(table)));
    expect(answers.filter((answer) => answer === "created")).toHaveLength(1);
    const winner = tables[answers.indexOf("created")];
    expect((await fixture.store.tableByCode(code))?.id).toBe(winner?.id);
  });

  test("a used id is refused, and the attempt harms no other writer", async () => {
    const { id } = await createTable(fixture.store);
    const others = Array.from({ length: 20 }, () => newTable());
    const again = newTable({ id });
    const answers = await Promise.allSettled([...others, again].map((table) => fixture.store.createTable(table)));
    expect(answers.map(({ status }) => status)).toEqual([...others.map(() => "fulfilled"), "rejected"]);
    expect(await fixture.store.tableByCode(again.code)).toBeUndefined();
    for (const other of others) expect(await fixture.store.load(other.id)).toBeDefined();
  });

  test.each(AWKWARD)("any text comes back unchanged: %j", async (text) => {
    const body = { [text]: [text] };
    const { id } = await createTable(fixture.store, { entries: [{ at: 1, body }], summary: summary({ card: body }) });
    await fixture.store.append(id, 1, [{ at: 2, body: text }]);
    await fixture.store.saveSnapshot(id, { seq: 1, body });
    expect(await fixture.store.entriesAfter(id, 0)).toEqual([
      { seq: 1, at: 1, body },
      { seq: 2, at: 2, body: text },
    ]);
    expect((await fixture.store.load(id))?.snapshot).toEqual({ seq: 1, body });
  });

  test("ids and codes are case-sensitive", async () => {
    const code = `Ab%_'"\\${randomUUID()}`;
    const { id } = await createTable(fixture.store, { id: `ID ${code}`, code });
    expect((await fixture.store.tableByCode(code))?.id).toBe(id);
    expect(await fixture.store.tableByCode(code.toUpperCase())).toBeUndefined();
    expect(await fixture.store.tableByCode("%")).toBeUndefined();
    expect(await fixture.store.load(id.toLowerCase())).toBeUndefined();
  });

  test("any JSON comes back exactly, including the order of keys", async () => {
    const { id } = await createTable(fixture.store, { entries: [] });
    const bodies = fc.sample(fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }), { numRuns: 200, seed: 20 });
    const plain = [...bodies, 0.1 + 0.2, 2 ** 53 + 2, 1e308, 5e-324, -1, "", [], {}, { b: 1, a: 2, 10: 3 }];
    const answer = await fixture.store.append(
      id,
      0,
      plain.map((body) => ({ at: 1, body })),
    );
    expect(answer).toBe("appended");
    const kept = await fixture.store.entriesAfter(id, 0);
    expect(kept.map(({ body }) => JSON.stringify(body))).toEqual(plain.map((body) => JSON.stringify(body)));
  });

  test("a body of a megabyte comes back", async () => {
    const body = { text: 'Hafen "⚓" '.repeat(100_000) };
    const { id } = await createTable(fixture.store, { entries: [{ at: 1, body }] });
    await fixture.store.append(id, 1, [{ at: 2, body }], summary({ card: body }));
    await fixture.store.saveSnapshot(id, { seq: 1, body });
    const loaded = await fixture.store.load(id);
    expect(loaded?.entries).toEqual([{ seq: 2, at: 2, body }]);
    expect(loaded?.snapshot).toEqual({ seq: 1, body });
  });

  test("a snapshot replaces the entries up to it", async () => {
    const { id } = await createTable(fixture.store);
    await fixture.store.append(
      id,
      1,
      [2, 3, 4].map((at) => ({ at, body: at })),
    );
    await fixture.store.saveSnapshot(id, { seq: 3, body: { sum: 6 } });
    const loaded = await fixture.store.load(id);
    expect(loaded?.snapshot).toEqual({ seq: 3, body: { sum: 6 } });
    expect(loaded?.entries).toEqual([{ seq: 4, at: 4, body: 4 }]);
    expect(await fixture.store.entriesAfter(id, 0)).toHaveLength(4);
    expect(await fixture.store.entriesAfter(id, 4)).toEqual([]);
  });

  test("a snapshot is replaced only by a newer one, in whatever order they arrive", async () => {
    const { id } = await createTable(fixture.store);
    await fixture.store.append(
      id,
      1,
      Array.from({ length: 20 }, () => ({ at: 1, body: 0 })),
    );
    const seqs = [5, 3, 20, 7, 20, 19];
    for (const seq of seqs.slice(0, 2)) await fixture.store.saveSnapshot(id, { seq, body: `of ${seq}` });
    expect((await fixture.store.load(id))?.snapshot).toEqual({ seq: 5, body: "of 5" });
    await Promise.all(seqs.map((seq) => fixture.store.saveSnapshot(id, { seq, body: `of ${seq}` })));
    expect((await fixture.store.load(id))?.snapshot).toEqual({ seq: 20, body: "of 20" });
  });
}
