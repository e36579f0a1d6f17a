// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { preferenceKey, useSettings } from "./settingsStore.ts";

const [preference] = FIRST.preferences ?? [];
if (preference === undefined) throw new Error("the first game has no preference");
const key = preferenceKey(FIRST.id, preference.id);

async function storedBefore(state: object) {
  localStorage.setItem("harbor:settings", JSON.stringify({ state, version: 0 }));
  await useSettings.persist.rehydrate();
  return useSettings.getState();
}

beforeEach(() => useSettings.setState({ preferences: [] }));

test("a preference stored before there were several games belongs to the first", async () => {
  expect((await storedBefore({ name: "Ada", [preference.id]: true })).preferences).toEqual([key]);
  expect((await storedBefore({ name: "Ada", [preference.id]: false })).preferences).toEqual([]);
});

test("a later choice counts", async () => {
  const kept = await storedBefore({ name: "Ada", [preference.id]: true, preferences: [] });
  expect([kept.name, kept.preferences]).toEqual(["Ada", []]);
});
