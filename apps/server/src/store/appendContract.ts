import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTable, type Fixture, summary } from "./storeFixture.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

export function appendContract(fixture: Fixture): void {
  test("entries follow the one they were written after", async () => {
    const { id } = await createTable(fixture.store);
    expect(
      await fixture.store.append(id, 1, [
        { at: 2, body: "a" },
        { at: 3, body: "b" },
      ]),
    ).toBe("appended");
    expect(await fixture.store.append(id, 3, [{ at: 4, body: "c" }])).toBe("appended");
    expect(await fixture.store.entriesAfter(id, 1)).toEqual([
      { seq: 2, at: 2, body: "a" },
      { seq: 3, at: 3, body: "b" },
      { seq: 4, at: 4, body: "c" },
    ]);
  });

  test.each([
    ["the past", 0],
    ["the future", 2],
  ])("an append after %s is refused as a whole, including its summary", async (_, after) => {
    const { id, code } = await createTable(fixture.store, { summary: summary({ card: "before", people: ["ada"] }) });
    const before = await fixture.store.tableByCode(code);
    const entries = [
      { at: 2, body: "a" },
      { at: 3, body: "b" },
    ];
    const late = summary({ card: "after", people: ["ben"], changedAt: 9 });
    expect(await fixture.store.append(id, after, entries, late)).toBe("conflict");
    expect(await fixture.store.entriesAfter(id, 1)).toEqual([]);
    expect(await fixture.store.tableByCode(code)).toEqual(before);
  });

  test("an append to an unknown table is refused", async () => {
    const id = randomUUID();
    expect(await fixture.store.append(id, 0, [{ at: 1, body: 1 }], summary())).toBe("conflict");
    expect(await fixture.store.entriesAfter(id, 0)).toEqual([]);
  });

  test("an append without a summary leaves the summary unchanged", async () => {
    const before = summary({ status: "playing", isPublic: true, people: ["ada"], card: { round: 1 }, changedAt: 5 });
    const { id, code } = await createTable(fixture.store, { summary: before });
    await fixture.store.append(id, 1, [{ at: 9, body: 1 }]);
    expect(await fixture.store.tableByCode(code)).toEqual({ id, code, ...before });
  });

  test("of 100 writers after the same entry exactly one wins", async () => {
    const { id, code } = await createTable(fixture.store);
    const answers = await Promise.all(
      // Entries of different lengths, so that a loser's longer tail would show.
      numbers(100).map((writer) => {
        const entries = numbers(1 + (writer % 3)).map((at) => ({ at, body: { writer } }));
        return fixture.store.append(id, 1, entries, summary({ card: { writer } }));
      }),
    );
    expect(answers.filter((answer) => answer === "appended")).toHaveLength(1);
    const writer = answers.indexOf("appended");
    const kept = await fixture.store.entriesAfter(id, 1);
    expect(kept.map(({ seq, body }) => ({ seq, body }))).toEqual(
      numbers(1 + (writer % 3)).map((place) => ({ seq: place + 2, body: { writer } })),
    );
    expect((await fixture.store.tableByCode(code))?.card).toEqual({ writer });
  });

  test("concurrent writers, several to each of many tables, lose nothing and leave no gap", async () => {
    const tables = await Promise.all(numbers(30).map(() => createTable(fixture.store)));
    const acknowledged = new Map(tables.map(({ id }) => [id, new Map<number, string>()]));
    await Promise.all(
      [...acknowledged].flatMap(([id, mine]) =>
        numbers(3).map(async () => {
          let last = 1;
          while (mine.size < 12) {
            const body = randomUUID();
            if ((await fixture.store.append(id, last, [{ at: 1, body }])) === "appended") mine.set(last + 1, body);
            last = (await fixture.store.entriesAfter(id, 0)).length;
          }
        }),
      ),
    );
    for (const [id, mine] of acknowledged) {
      const kept = await fixture.store.entriesAfter(id, 1);
      expect(kept.map(({ seq }) => seq)).toEqual(numbers(kept.length).map((place) => place + 2));
      expect(new Map(kept.map(({ seq, body }) => [seq, body]))).toEqual(mine);
    }
  });

  test("a conflict among many concurrent appends affects no other", async () => {
    const tables = await Promise.all(numbers(40).map(() => createTable(fixture.store)));
    const answers = await Promise.all(
      tables.map(({ id }, place) => fixture.store.append(id, place === 17 ? 5 : 1, [{ at: 1, body: place }])),
    );
    expect(answers).toEqual(tables.map((_, place) => (place === 17 ? "conflict" : "appended")));
    for (const [place, { id }] of tables.entries()) {
      const expected = place === 17 ? [] : [{ seq: 2, at: 1, body: place }];
      expect(await fixture.store.entriesAfter(id, 1)).toEqual(expected);
    }
  });

  test("a body that is not JSON is refused alone", async () => {
    const tables = await Promise.all(numbers(5).map(() => createTable(fixture.store)));
    const bodies: unknown[] = ["a", undefined, 3n, () => 4, "e"];
    const answers = await Promise.allSettled(
      tables.map(({ id }, place) => fixture.store.append(id, 1, [{ at: 1, body: bodies[place] }])),
    );
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected", "fulfilled"]);
    const lengths = await Promise.all(tables.map(async ({ id }) => (await fixture.store.load(id))?.entries.length));
    expect(lengths).toEqual([2, 1, 1, 1, 2]);
  });

  test("calls before closing are completed, and their results are there afterwards", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const tables = await Promise.all(numbers(200).map(() => createTable(store)));
      const asked = Promise.all(tables.map(({ id }) => store.append(id, 1, [{ at: 2, body: id }])));
      await store.close();
      expect(new Set(await asked)).toEqual(new Set(["appended"]));
      await expect(store.append(tables[0]?.id ?? "", 2, [{ at: 3, body: "too late" }])).rejects.toThrow();

      const again = await place.open();
      for (const { id } of tables) expect(await again.entriesAfter(id, 1)).toEqual([{ seq: 2, at: 2, body: id }]);
      await again.close();
    });
  });
}
