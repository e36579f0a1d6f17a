import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MOST_LEFT, type StoredReport } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

const ADA = { id: "ada", name: 'Zoë O\'Neill "🚢"' };
const BEN = { id: "ben", name: "Ben" };

function report(change: Partial<StoredReport> = {}): StoredReport {
  return { id: randomUUID(), at: 1, table: "ABC234", by: ADA, about: BEN, reason: "insult", ...change };
}

export function reportContract(fixture: Fixture): void {
  test("reports are listed whole, latest first, page by page", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const whole = report({ id: "b", at: 7, text: "again and ’gain", message: { text: "%_' drop; ü", at: 5 } });
      const told = [whole, report({ id: "c", at: 7, by: BEN, about: ADA }), report({ id: "a", at: 3 })];
      for (const one of told) expect(await store.saveReport(one)).toBe(true);
      expect(await store.reports({ limit: 9 })).toEqual([told[1], whole, told[2]]);
      expect((await store.reports({ limit: 1 })).map(({ id }) => id)).toEqual(["c"]);
      expect((await store.reports({ limit: 1, before: { at: 7, id: "c" } })).map(({ id }) => id)).toEqual(["b"]);
      expect((await store.reports({ limit: 9, before: { at: 7, id: "b" } })).map(({ id }) => id)).toEqual(["a"]);
      await store.close();
      const again = await place.open();
      expect(await again.reports({ limit: 9 })).toHaveLength(3);
      await again.close();
    });
  });

  test("the same report by one person counts once, even if sent concurrently", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const saved = await Promise.all(Array.from({ length: 20 }, () => store.saveReport(report())));
      expect(saved.filter(Boolean)).toHaveLength(1);
      const others = [
        report({ table: "XYZ234" }),
        report({ by: BEN }),
        report({ about: ADA }),
        report({ message: { text: "said", at: 4 } }),
        report({ message: { text: "said", at: 5 } }),
      ];
      for (const other of others) expect(await store.saveReport(other)).toBe(true);
      expect(await store.saveReport(report({ reason: "spam", message: { text: "said", at: 5 } }))).toBe(false);
      expect(await store.reports({ limit: 99 })).toHaveLength(6);
      await store.close();
    });
  });

  test("dropping a report leaves the others", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const id of ["a", "b"]) await store.saveReport(report({ id, table: id }));
      expect([await store.dropReport("a"), await store.dropReport("a")]).toEqual([true, false]);
      expect((await store.reports({ limit: 9 })).map(({ id }) => id)).toEqual(["b"]);
      await store.close();
    });
  });

  test("deleting a person removes the reports by and about them", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const cleo = { id: "cleo", name: "Cleo" };
      for (const one of [ADA, BEN, cleo]) await store.addPerson({ ...one, secretHash: one.id, at: 1 });
      await store.saveReport(report({ id: "by" }));
      await store.saveReport(report({ id: "about", by: cleo, about: ADA }));
      await store.saveReport(report({ id: "other", by: cleo, about: BEN }));
      await store.removePerson(ADA.id);
      expect((await store.reports({ limit: 9 })).map(({ id }) => id)).toEqual(["other"]);
      await store.close();
    });
  });

  test("old reports are deleted, and always all but the latest", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const many = Array.from({ length: MOST_LEFT.reports + 250 }, (_, at) => at);
      await Promise.all(many.map((at) => store.saveReport(report({ id: `${at}`, at, table: `${at}` }))));
      while (await store.sweep({ linksBefore: 0 }));
      const kept = await store.reports({ limit: 9999 });
      expect([kept.length, kept.at(-1)?.at]).toEqual([MOST_LEFT.reports, 250]);
      while (await store.sweep({ linksBefore: 0, reportsBefore: 1000 }));
      expect((await store.reports({ limit: 9999 })).at(-1)?.at).toBe(1000);
      await store.close();
    });
  });
}
