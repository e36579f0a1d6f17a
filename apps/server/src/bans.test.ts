import { afterEach, expect, test, vi } from "vitest";
import { Banned, Bans, refusing } from "./bans.ts";
import { openTestStore } from "./store/storeFixture.ts";

afterEach(() => vi.useRealTimers());

test("a server that heard nothing finds in the store who is shut out, and who is let in again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { store, close } = await openTestStore();
  await store.addPerson({ id: "ada", name: "Ada", secretHash: "hash", at: 1 });
  const told: string[] = [];
  const bans = await Bans.open({
    store,
    onBanned: (person) => told.push(person),
    onTrouble: (error) => told.push(`${error}`),
  });
  const visited = refusing(store, bans);
  expect(await visited.personBySecret("hash")).toMatchObject({ id: "ada" });

  await store.ban({ person: "ada", at: 5 });
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(told).toEqual(["ada"]));
  await expect(visited.personBySecret("hash")).rejects.toThrow(Banned);
  // Once more: nobody is told twice.
  vi.advanceTimersByTime(5000);
  await bans.look();
  expect(told).toEqual(["ada"]);

  expect(await store.unban("ada")).toBe(true);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(bans.has("ada")).toBe(false));
  expect(await visited.personBySecret("hash")).toMatchObject({ id: "ada" });
  bans.stop();
  await close();
});

test("who is shut out stays so when the store cannot be asked, and from the start of the next server on", async () => {
  const { store, close } = await openTestStore();
  await store.ban({ person: "ada", at: 5 });
  let isAway = false;
  const shaky = { bans: () => (isAway ? Promise.reject(new Error("away")) : store.bans()) };
  const told: string[] = [];
  const bans = await Bans.open({ store: shaky, onBanned: (person) => told.push(person), onTrouble: () => undefined });
  expect(bans.has("ada")).toBe(true);
  isAway = true;
  await expect(bans.look()).rejects.toThrow("away");
  expect(bans.has("ada")).toBe(true);
  expect(told).toEqual([]);
  bans.stop();
  await close();
});
