import { expect, test } from "vitest";
import { MOST_PUSHES } from "./calls.ts";
import type { CallBy, NewPush, NewTable } from "./store.ts";
import type { Fixture } from "./storeFixture.ts";

function push(change: Partial<NewPush> = {}): NewPush {
  const keys = { p256dh: "the browser's key", auth: "a secret" };
  const where = { hash: "a", endpoint: "https://push.example.net/a", ...keys };
  return { ...where, person: "ada", secretHash: "laptop", language: "en", at: 1, ...change };
}

const TABLE: NewTable = {
  id: "t1",
  code: "ABC234",
  entries: [{ at: 1, body: {} }],
  summary: { status: "playing", isPublic: false, isClocked: true, people: ["ada", "ben"], card: {}, changedAt: 1 },
};

export function callContract(fixture: Fixture): void {
  test("the server's keys are those of the first start, whoever starts later or at the same time", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      const fresh = (nth: number) => ({ publicKey: `public ${nth}`, privateKey: `private ${nth}` });
      const [first, ...others] = await Promise.all([1, 2, 3].map((nth) => store.serverKeys(fresh(nth))));
      for (const other of others) expect(other).toEqual(first);
      await store.close();
      const again = await place.open();
      expect(await again.serverKeys(fresh(4))).toEqual(first);
      await again.close();
    });
  });

  test("BND-1 a person's browsers are kept once each, and only the latest of many", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.savePush(push());
      await store.savePush(push({ language: "de", at: 2 }));
      expect(await store.pushesOf("ada")).toMatchObject([{ hash: "a", language: "de" }]);
      for (let nth = 0; nth < MOST_PUSHES + 5; nth += 1) await store.savePush(push({ hash: `${nth}`, at: 10 + nth }));
      expect((await store.pushesOf("ada")).map(({ hash }) => hash)).toEqual(
        Array.from({ length: MOST_PUSHES }, (_, nth) => `${MOST_PUSHES + 4 - nth}`),
      );
      await store.savePush(push({ hash: "14", person: "ben", at: 99 }));
      expect(await store.pushesOf("ben")).toHaveLength(1);
      expect(await store.pushesOf("ada")).toHaveLength(MOST_PUSHES - 1);
      await store.dropPush("14");
      expect(await store.pushesOf("ben")).toEqual([]);
      await store.close();
    });
  });

  test("CAL-1 a call is claimed once, even by many at the same time, and only by who is called", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.createTable(TABLE);
      const claim = (since: number, why: "turn" | "short" = "turn", person = "ada", by: CallBy = "push") =>
        store.claimCall({ table: "t1", person, why, since, by });
      expect([await store.isCalled("t1", "ada", "push"), await claim(5)]).toEqual([false, false]);
      await store.setCalled("t1", "ada", true, "push");
      await store.setCalled("t1", "ada", true, "push");
      expect(await store.isCalled("t1", "ada", "push")).toBe(true);
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(5)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect([await claim(5, "short"), await claim(5, "short"), await claim(4), await claim(6)]).toEqual([
        true,
        false,
        false,
        true,
      ]);
      expect(await claim(9, "turn", "ben")).toBe(false);
      // Mail is another wish, with calls of its own.
      expect([await store.isCalled("t1", "ada", "mail"), await claim(6, "turn", "ada", "mail")]).toEqual([
        false,
        false,
      ]);
      await store.setCalled("t1", "ada", true, "mail");
      const letters = await Promise.all(Array.from({ length: 5 }, () => claim(6, "turn", "ada", "mail")));
      expect(letters.filter(Boolean)).toHaveLength(1);
      // Switching it on again does not repeat a call.
      await store.setCalled("t1", "ada", true, "push");
      expect(await claim(6)).toBe(false);
      await store.setCalled("t1", "ada", false, "push");
      expect([await store.isCalled("t1", "ada", "push"), await claim(7)]).toEqual([false, false]);
      await store.close();
    });
  });

  test("calls go with their table, browsers with their person or device", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.createTable(TABLE);
      for (const id of ["ada", "ben"]) await store.addPerson({ id, name: id, secretHash: id, at: 1 });
      await store.addSecret("ada", "laptop", 1);
      await store.savePush(push());
      await store.savePush(push({ hash: "b", secretHash: "ada" }));
      await store.savePush(push({ hash: "c", person: "ben", secretHash: "ben" }));
      await store.removeSecret("ben", "laptop");
      expect(await store.pushesOf("ada")).toHaveLength(2);
      await store.removeSecret("ada", "laptop");
      expect((await store.pushesOf("ada")).map(({ hash }) => hash)).toEqual(["b"]);
      for (const id of ["ada", "ben"]) await store.setCalled("t1", id, true, "push");
      await store.removePerson("ben");
      expect([await store.pushesOf("ben"), await store.isCalled("t1", "ben", "push")]).toEqual([[], false]);
      expect(await store.isCalled("t1", "ada", "push")).toBe(true);
      await store.removeTables(["t1"], []);
      expect([await store.isCalled("t1", "ada", "push"), (await store.pushesOf("ada")).length]).toEqual([false, 1]);
      await store.close();
    });
  });

  test("a person has one mail address, which counts once it is confirmed in time, and goes with its person", async () => {
    await fixture.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.createTable(TABLE);
      await store.addPerson({ id: "ada", name: "Ada", secretHash: "ada", at: 1 });
      const mail = { id: "m1", person: "ada", address: "ada@example.org", language: "de" };
      await store.saveMail({ ...mail, expiresAt: 10 });
      expect(await store.mailOf("ada")).toEqual({ ...mail, isConfirmed: false });
      expect(await store.confirmMail("m1", 10)).toBe(false);
      expect(await store.confirmMail("m1", 9)).toBe(true);
      // A second click changes nothing.
      expect(await store.confirmMail("m1", 99)).toBe(true);
      expect(await store.mailById("m1")).toEqual({ ...mail, isConfirmed: true });
      await store.sweep({ linksBefore: 1000 });
      expect(await store.mailOf("ada")).toMatchObject({ isConfirmed: true });
      await store.saveMail({ ...mail, id: "m2", address: "other@example.org", expiresAt: 20 });
      expect(await store.mailById("m1")).toBeUndefined();
      expect(await store.mailOf("ada")).toMatchObject({ id: "m2", address: "other@example.org", isConfirmed: false });
      await store.sweep({ linksBefore: 20 });
      expect(await store.mailOf("ada")).toBeUndefined();
      await store.saveMail({ ...mail, expiresAt: 30 });
      await store.setCalled("t1", "ada", true, "mail");
      await store.removePerson("ada");
      expect([await store.mailOf("ada"), await store.isCalled("t1", "ada", "mail")]).toEqual([undefined, false]);
      await store.close();
    });
  });
}
