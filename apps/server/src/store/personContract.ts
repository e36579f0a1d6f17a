import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Person, Store } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

async function addPerson(store: Store, name = "Ada"): Promise<{ person: Person; secretHash: string }> {
  const person = { id: randomUUID(), name };
  const secretHash = randomUUID();
  await store.addPerson({ ...person, secretHash, at: 1 });
  return { person, secretHash };
}

export function personContract(fixture: Fixture): void {
  test("a person is found by any of their secrets and by no other", async () => {
    const { person, secretHash } = await addPerson(fixture.store, 'Zoë O\'Neill "🚢"');
    const other = await addPerson(fixture.store, "Ben");
    const ofTheTablet = randomUUID();
    await fixture.store.addSecret(person.id, ofTheTablet, 2);
    expect(await fixture.store.personBySecret(secretHash)).toEqual(person);
    expect(await fixture.store.personBySecret(ofTheTablet)).toEqual(person);
    expect(await fixture.store.personBySecret(other.secretHash)).toEqual(other.person);
    expect(await fixture.store.personBySecret(randomUUID())).toBeUndefined();
  });

  test("a new name is shown everywhere at once", async () => {
    const { person, secretHash } = await addPerson(fixture.store);
    const other = await addPerson(fixture.store);
    await fixture.store.renamePerson(person.id, "Countess Lovelace");
    expect(await fixture.store.personBySecret(secretHash)).toEqual({ id: person.id, name: "Countess Lovelace" });
    expect(await fixture.store.personBySecret(other.secretHash)).toEqual(other.person);
  });

  test("a secret belongs to one person, and a person without a secret is not kept", async () => {
    const { person, secretHash } = await addPerson(fixture.store);
    const thief = { id: randomUUID(), name: "Thief" };
    await expect(fixture.store.addPerson({ ...thief, secretHash, at: 2 })).rejects.toThrow();
    await expect(fixture.store.addSecret(thief.id, randomUUID(), 2)).rejects.toThrow();
    expect(await fixture.store.personBySecret(secretHash)).toEqual(person);
    await fixture.store.addPerson({ ...thief, secretHash: randomUUID(), at: 3 });
  });

  test("a resume link works once, for only one of many concurrent callers", async () => {
    const { person } = await addPerson(fixture.store);
    const hash = randomUUID();
    await fixture.store.addResumeLink({ hash, person: person.id, expiresAt: 1_000 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => fixture.store.takeResumeLink(hash, 999)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([person]);
    expect(await fixture.store.takeResumeLink(hash, 999)).toBeUndefined();
  });

  test("a resume link is void from the moment it expires", async () => {
    const { person } = await addPerson(fixture.store);
    const hash = randomUUID();
    await fixture.store.addResumeLink({ hash, person: person.id, expiresAt: 1_000 });
    expect(await fixture.store.takeResumeLink(hash, 1_000)).toBeUndefined();
    expect(await fixture.store.takeResumeLink(randomUUID(), 1)).toBeUndefined();
  });

  test("a replay is kept verbatim, and the first under its id stays", async () => {
    const replay = { id: randomUUID(), text: `{"a":1}\n{"b":"ü'\\u0000"}\r\n${"x".repeat(1_000_000)}\n`, savedAt: 5 };
    await fixture.store.saveReplay(replay);
    await fixture.store.saveReplay({ ...replay, text: "forged", savedAt: 6 });
    expect(await fixture.store.replay(replay.id)).toEqual(replay);
    expect(await fixture.store.replay(randomUUID())).toBeUndefined();
  });

  test("it tells the time", async () => {
    const before = Date.now();
    const time = await fixture.store.time();
    // Both are this machine's clock, but a database may count fractions of a millisecond.
    expect(time).toBeGreaterThan(before - 1000);
    expect(time).toBeLessThan(Date.now() + 1000);
  });

  test("the beat only moves forward", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      expect(await store.lastBeat()).toBeUndefined();
      for (const at of [1_700_000_000_000, 1_700_000_005_000, 1_700_000_004_000]) await store.beat(at);
      expect(await store.lastBeat()).toBe(1_700_000_005_000);
      await store.close();
    });
  });

  test("downtimes are listed from the earliest that was not over yet; of duplicates the longest counts", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const [from, to] of [
        [50, 60],
        [10, 20],
        [30, 40],
        [30, 45],
        [30, 35],
      ] as const)
        await store.addDowntime({ from, to });
      expect(await store.downtimesSince(0)).toEqual([
        { from: 10, to: 20 },
        { from: 30, to: 45 },
        { from: 50, to: 60 },
      ]);
      expect(await store.downtimesSince(35)).toEqual([
        { from: 30, to: 45 },
        { from: 50, to: 60 },
      ]);
      expect(await store.downtimesSince(45)).toEqual([{ from: 50, to: 60 }]);
      expect(await store.downtimesSince(60)).toEqual([]);
      await store.close();
    });
  });

  test("everything survives a restart", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const first = await place.open();
      const { person, secretHash } = await addPerson(first);
      await first.addResumeLink({ hash: "link", person: person.id, expiresAt: 10 });
      await first.saveReplay({ id: "replay", text: "text", savedAt: 1 });
      await first.createTable({
        id: "table",
        code: "CODE",
        entries: [{ at: 1, body: 1 }],
        summary: { status: "open", isPublic: true, isClocked: false, people: [person.id], card: "card", changedAt: 1 },
      });
      await first.append("table", 1, [{ at: 2, body: 2 }]);
      await first.saveSnapshot("table", { seq: 1, body: "snapshot" });
      await first.beat(7);
      await first.addDowntime({ from: 1, to: 2 });
      const before = await everythingIn(first);
      await first.close();

      const second = await place.open();
      expect(await everythingIn(second)).toEqual(before);
      expect(before.loaded).toMatchObject({ snapshot: { seq: 1 }, entries: [{ seq: 2 }] });
      expect(await second.takeResumeLink("link", 9)).toEqual(person);
      expect(await second.append("table", 1, [{ at: 3, body: 3 }])).toBe("conflict");
      expect(await second.append("table", 2, [{ at: 3, body: 3 }])).toBe("appended");
      await second.close();

      async function everythingIn(store: Store) {
        return {
          person: await store.personBySecret(secretHash),
          replay: await store.replay("replay"),
          loaded: await store.load("table"),
          listed: await store.tablesOf(person.id, 5),
          beat: await store.lastBeat(),
          downtimes: await store.downtimesSince(0),
        };
      }
    });
  });

  test("an uploaded card set is found by its hash, exactly as it was", async () => {
    const hash = randomUUID();
    const lists = { ships: [{ id: "gull", goods: 2 }], name: "\u0000 ünï 'quoted'" };
    await fixture.store.saveCards({ at: 1, hash, game: "a-game", lists });
    await fixture.store.saveCards({ at: 1, hash, game: "a-game", lists });
    expect(await fixture.store.cards(hash)).toEqual({ hash, game: "a-game", lists });
    expect(await fixture.store.cards(randomUUID())).toBeUndefined();
  });
}
