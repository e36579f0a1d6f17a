import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Passkey, Store } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

async function addPerson(store: Store): Promise<string> {
  const id = randomUUID();
  await store.addPerson({ id, name: "Ada", secretHash: randomUUID(), at: 1 });
  return id;
}

function passkey(person: string, change: Partial<Passkey> = {}): Omit<Passkey, "usedAt"> {
  return { id: randomUUID(), person, publicKey: "key", counter: 0, device: null, at: 5, ...change };
}

export function passkeyContract(fixture: Fixture): void {
  test("a person's passkeys are listed, earliest first, and an id stays with whom it belongs to", async () => {
    const { store } = fixture;
    const [ada, ben] = [await addPerson(store), await addPerson(store)];
    const [late, early] = [passkey(ada, { at: 9, device: "Firefox" }), passkey(ada)];
    for (const one of [late, early]) expect(await store.addPasskey(one)).toBe(true);
    expect(await store.passkeysOf(ada)).toEqual([
      { ...early, usedAt: 5 },
      { ...late, usedAt: 9 },
    ]);
    expect(await store.addPasskey({ ...early, person: ben, publicKey: "forged" })).toBe(false);
    expect(await store.passkey(early.id)).toEqual({ ...early, usedAt: 5 });
    expect(await store.passkeysOf(ben)).toEqual([]);
    expect(await store.passkey(randomUUID())).toBeUndefined();
    expect(await store.removePasskey(ben, early.id)).toBe(false);
    expect(await store.removePasskey(ada, early.id)).toBe(true);
    expect(await store.removePasskey(ada, early.id)).toBe(false);
  });

  test("a passkey's counter goes up, or stays 0 for ever", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    const { id } = passkey(ada);
    await store.addPasskey(passkey(ada, { id }));
    const count = (counter: number) => store.countPasskey(id, { counter, at: 20 + counter });
    expect([await count(0), await count(0), await count(3)]).toEqual([true, true, true]);
    expect([await count(3), await count(2), await count(0)]).toEqual([false, false, false]);
    expect(await store.passkey(id)).toMatchObject({ counter: 3, usedAt: 23 });
    expect(await store.countPasskey(randomUUID(), { counter: 1, at: 1 })).toBe(false);
  });

  test("a challenge is taken once, in time, and by whom it was made for", async () => {
    const { store } = fixture;
    const [ada, ben] = [await addPerson(store), await addPerson(store)];
    const [hers, anybodys, late] = [randomUUID(), randomUUID(), randomUUID()];
    await store.addChallenge({ hash: hers, person: ada, expiresAt: 100 });
    await store.addChallenge({ hash: anybodys, expiresAt: 100 });
    await store.addChallenge({ hash: late, expiresAt: 100 });
    expect(await store.takeChallenge({ hash: hers, now: 1 })).toBe(false);
    expect(await store.takeChallenge({ hash: hers, person: ben, now: 1 })).toBe(false);
    expect(await store.takeChallenge({ hash: anybodys, person: ada, now: 1 })).toBe(false);
    expect(await store.takeChallenge({ hash: late, now: 100 })).toBe(false);
    const takers = Array.from({ length: 4 }, () => store.takeChallenge({ hash: anybodys, now: 99 }));
    expect((await Promise.all(takers)).filter((taken) => taken)).toHaveLength(1);
    expect(await store.takeChallenge({ hash: hers, person: ada, now: 99 })).toBe(true);
  });

  test("whoever uses a passkey is kept, and whoever is deleted takes theirs along", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const [ada, ben] = [await addPerson(store), await addPerson(store)];
      const { id } = passkey(ada);
      await store.addPasskey(passkey(ada, { id }));
      await store.addChallenge({ hash: "old", expiresAt: 100 });
      await store.sweep({ linksBefore: 100, newcomersBefore: 50, peopleBefore: 3 });
      expect(await store.person(ada)).toBeDefined();
      expect(await store.person(ben)).toBeUndefined();
      expect(await store.takeChallenge({ hash: "old", now: 1 })).toBe(false);
      await store.removePerson(ada);
      expect(await store.passkey(id)).toBeUndefined();
      await store.close();
    });
  });

  test("all unused links of a person are removed at once, and nobody else's", async () => {
    const { store } = fixture;
    const [ada, ben] = [await addPerson(store), await addPerson(store)];
    const links = [ada, ada, ben].map((person) => ({ hash: randomUUID(), person, expiresAt: 100 }));
    for (const link of links) await store.addResumeLink(link);
    await store.removeResumeLinks(ada);
    const left = await Promise.all(links.map(({ hash }) => store.personByLink(hash, 1)));
    expect(left.map((person) => person?.id)).toEqual([undefined, undefined, ben]);
  });
}
