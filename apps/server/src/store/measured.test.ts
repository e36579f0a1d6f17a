import { expect, test } from "vitest";
import { measured, type StoreMeter } from "./measured.ts";
import { openTestStore } from "./storeFixture.ts";

test("every operation is timed, failures are counted apart, and results pass through", async () => {
  const { store, close } = await openTestStore();
  const told: string[] = [];
  let waiting = 0;
  const meter: StoreMeter = {
    asked() {
      waiting += 1;
    },
    answered(operation, seconds, isWell) {
      waiting -= 1;
      expect(seconds).toBeGreaterThanOrEqual(0);
      told.push(`${operation} ${isWell ? "well" : "failed"}`);
    },
  };
  const timed = measured(store, meter);
  const ada = { id: "ada", name: "Ada", secretHash: "hash", at: 1 };
  await timed.addPerson(ada);
  // Spread into a new object, as the server does.
  expect(await { ...timed }.personBySecret("hash")).toEqual({ id: "ada", name: "Ada" });
  await expect(timed.addPerson(ada)).rejects.toThrow();
  expect(timed.isOpen()).toBe(true);
  expect(told).toEqual(["addPerson well", "personBySecret well", "addPerson failed"]);
  expect(waiting).toBe(0);
  await close();
});
