import { afterEach, expect, test, vi } from "vitest";
import { Banned, Bans, refusing } from "./bans.ts";
import { openTestStore } from "./store/storeFixture.ts";

afterEach(() => vi.useRealTimers());

test("a server that missed the message finds new and lifted bans in the store", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { store, close } = await openTestStore();
  await store.addPerson({ id: "ada", name: "Ada", secretHash: "hash", at: 1 });
  const told: string[] = [];
  const bans = await Bans.open({
    store,
    onBanned: (person) => told.push(person),
    onBackgroundError: (error) => told.push(`${error}`),
  });
  const visited = refusing(store, bans);
  expect(await visited.personBySecret("hash")).toMatchObject({ id: "ada" });

  await store.ban({ person: "ada", at: 5 });
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(told).toEqual(["ada"]));
  await expect(visited.personBySecret("hash")).rejects.toThrow(Banned);
  // Nobody is notified twice.
  vi.advanceTimersByTime(5000);
  await bans.refresh();
  expect(told).toEqual(["ada"]);

  expect(await store.unban("ada")).toBe(true);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(bans.has("ada")).toBe(false));
  expect(await visited.personBySecret("hash")).toMatchObject({ id: "ada" });
  bans.stop();
  await close();
});

test("bans outlast a failing store, and apply from the start of the next server", async () => {
  const { store, close } = await openTestStore();
  await store.ban({ person: "ada", at: 5 });
  let isAway = false;
  const shaky = { bans: () => (isAway ? Promise.reject(new Error("away")) : store.bans()) };
  const told: string[] = [];
  const bans = await Bans.open({
    store: shaky,
    onBanned: (person) => told.push(person),
    onBackgroundError: () => undefined,
  });
  expect(bans.has("ada")).toBe(true);
  isAway = true;
  await expect(bans.refresh()).rejects.toThrow("away");
  expect(bans.has("ada")).toBe(true);
  expect(told).toEqual([]);
  bans.stop();
  await close();
});
