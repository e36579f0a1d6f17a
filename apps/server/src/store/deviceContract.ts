import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Store } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

async function addPerson(store: Store, device?: string): Promise<{ readonly id: string; readonly secretHash: string }> {
  const id = randomUUID();
  const secretHash = randomUUID();
  await store.addPerson({ id, name: "Ada", secretHash, at: 1, ...(device !== undefined && { device }) });
  return { id, secretHash };
}

export function deviceContract(fixture: Fixture): void {
  test("a person's devices are listed, most recently used first, and nobody else's", async () => {
    const { store } = fixture;
    const ada = await addPerson(store, "Firefox, Linux");
    await addPerson(store, "Safari, iPhone");
    const tablet = randomUUID();
    await store.addSecret(ada.id, tablet, 5);
    expect(await store.devicesOf(ada.id)).toEqual([
      { secretHash: tablet, device: null, at: 5 },
      { secretHash: ada.secretHash, device: "Firefox, Linux", at: 1 },
    ]);
    expect(await store.devicesOf(randomUUID())).toEqual([]);
  });

  test("a secret is renewed only if its last renewal is long ago", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    expect(await store.renewSecret(ada.secretHash, { at: 50, ifBefore: 1 })).toBe(false);
    expect(await store.renewSecret(ada.secretHash, { at: 50, ifBefore: 2 })).toBe(true);
    expect(await store.renewSecret(ada.secretHash, { at: 60, ifBefore: 50 })).toBe(false);
    expect((await store.devicesOf(ada.id)).map(({ at }) => at)).toEqual([50]);
    expect(await store.renewSecret(randomUUID(), { at: 60, ifBefore: 60 })).toBe(false);
  });

  test("only its owner can sign a device out, and other devices stay signed in", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    const ben = await addPerson(store);
    const tablet = randomUUID();
    await store.addSecret(ada.id, tablet, 2);
    expect(await store.removeSecret(ben.id, tablet)).toBe(false);
    expect(await store.personBySecret(tablet)).toMatchObject({ id: ada.id });
    expect(await store.removeSecret(ada.id, tablet)).toBe(true);
    expect(await store.removeSecret(ada.id, tablet)).toBe(false);
    expect(await store.personBySecret(tablet)).toBeUndefined();
    expect(await store.personBySecret(ada.secretHash)).toMatchObject({ id: ada.id });
  });

  test("looking at a resume link does not use it up, and shows nothing once it is used or expired", async () => {
    const { store } = fixture;
    const ada = await addPerson(store);
    const hash = randomUUID();
    await store.addResumeLink({ hash, person: ada.id, expiresAt: 1000 });
    expect(await store.personByLink(hash, 999)).toEqual({ id: ada.id, name: "Ada" });
    expect(await store.personByLink(hash, 1000)).toBeUndefined();
    expect(await store.personByLink(randomUUID(), 1)).toBeUndefined();
    expect(await store.takeResumeLink(hash, 999)).toEqual({ id: ada.id, name: "Ada" });
    expect(await store.personByLink(hash, 999)).toBeUndefined();
  });
}
