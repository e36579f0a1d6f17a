import { afterAll, beforeAll, describe } from "vitest";
import { appendContract } from "./appendContract.ts";
import { callContract } from "./callContract.ts";
import { dailyContract } from "./dailyContract.ts";
import { deviceContract } from "./deviceContract.ts";
import { listContract } from "./listContract.ts";
import { operationContract } from "./operationContract.ts";
import { passkeyContract } from "./passkeyContract.ts";
import { personContract } from "./personContract.ts";
import { ratingContract } from "./ratingContract.ts";
import { reportContract } from "./reportContract.ts";
import type { Store } from "./store.ts";
import type { Fixture, TestPlace } from "./storeFixture.ts";
import { sweepContract } from "./sweepContract.ts";
import { tableContract } from "./tableContract.ts";

/** What every store must do. */
export function storeContract(createPlace: () => Promise<TestPlace>): void {
  let place: TestPlace | undefined;
  let store: Store | undefined;

  beforeAll(async () => {
    place = await createPlace();
    store = await place.open();
  });

  afterAll(async () => {
    await store?.close();
    await place?.remove();
  });

  const fixture: Fixture = {
    get store() {
      if (store === undefined) throw new Error("the store is not open yet");
      return store;
    },
    async inEmptyPlace(test) {
      const empty = await createPlace();
      try {
        await test(empty);
      } finally {
        await empty.remove();
      }
    },
  };

  describe("tables", () => tableContract(fixture));
  describe("appends", () => appendContract(fixture));
  describe("lists", () => listContract(fixture));
  describe("sweeps", () => sweepContract(fixture));
  describe("devices", () => deviceContract(fixture));
  describe("games of the day", () => dailyContract(fixture));
  describe("passkeys", () => passkeyContract(fixture));
  describe("calls", () => callContract(fixture));
  describe("ratings", () => ratingContract(fixture));
  describe("reports", () => reportContract(fixture));
  describe("the operator's operations", () => operationContract(fixture));
  describe("people, replays and downtimes", () => personContract(fixture));
}
