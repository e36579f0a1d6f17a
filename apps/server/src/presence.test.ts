import { beforeEach, expect, test } from "vitest";
import { Presence, REPORT_LASTS_MS } from "./presence.ts";

const ADA = { id: "ada", name: "Ada" };
const BEN = { id: "ben", name: "Ben" };

let now = 0;
let presence: Presence;
beforeEach(() => {
  now = 1_000;
  presence = new Presence(() => now);
});

test("somebody is there from the first connection to the last", () => {
  expect(presence.came("table", ADA)).toBe(true);
  expect(presence.came("table", ADA)).toBe(false);
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.isPresent("table", "ada")).toBe(true);
  expect(presence.isPresent("other", "ada")).toBe(false);
  now = 5_000;
  expect(presence.went("table", "ada")).toBe(true);
  expect(presence.isPresent("table", "ada")).toBe(false);
  expect(presence.goneSince("table", "ada")).toBe(5_000);
  expect(presence.isWatched("table")).toBe(false);
});

test("who goes without having come changes nothing", () => {
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.came("table", ADA)).toBe(true);
  expect(presence.isPresent("table", "ada")).toBe(true);
});

test("who has not been seen counts as gone since the server started, so that all have time to come back", () => {
  now = 9_000;
  expect(presence.goneSince("table", "ada")).toBe(1_000);
});

test("who is connected to another process is there until it says otherwise or is silent for long", () => {
  presence.hear({ process: "b", table: "table", people: [ADA, BEN] });
  expect(presence.isPresent("table", "ada")).toBe(true);
  expect(presence.isWatched("table")).toBe(false);
  now = 2_000;
  presence.hear({ process: "b", table: "table", people: [BEN] });
  expect(presence.goneSince("table", "ada")).toBe(2_000);
  now = 2_000 + REPORT_LASTS_MS;
  expect(presence.isPresent("table", "ben")).toBe(false);
});

test("a process that falls silent takes its people with it, and their tables are named once", () => {
  presence.hear({ process: "b", table: "table", people: [ADA] });
  presence.hear({ process: "c", table: "table", people: [BEN] });
  presence.hear({ process: "b", table: "other", people: [ADA] });
  now += REPORT_LASTS_MS - 1;
  presence.hear({ process: "c", table: "table", people: [BEN] });
  expect(presence.forgetSilent()).toEqual([]);
  now += 1;
  expect(presence.forgetSilent()).toEqual(["table", "other"]);
  expect(presence.isPresent("table", "ben")).toBe(true);
  expect(presence.isPresent("table", "ada")).toBe(false);
  expect(presence.goneSince("other", "ada")).toBe(now);
  expect(presence.forgetSilent()).toEqual([]);
});

test("everybody who is there is named once, by the name they have here before what others report", () => {
  presence.came("table", ADA);
  presence.hear({ process: "b", table: "table", people: [{ id: "ada", name: "Sailor 1" }, BEN] });
  expect(presence.peoplePresent("table").toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([ADA, BEN]);
});

test("a new name is known wherever its owner is connected", () => {
  presence.came("table", ADA);
  presence.came("table", ADA);
  presence.came("other", BEN);
  expect(presence.rename({ id: "ada", name: "Countess" })).toEqual(["table"]);
  expect(presence.rename({ id: "ada", name: "Countess" })).toEqual([]);
  expect(presence.peopleHere("table")).toEqual([{ id: "ada", name: "Countess" }]);
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.went("table", "ada")).toBe(true);
});

test("a machine's clock that is set on or back makes nobody absent, and nobody present", () => {
  let steady = 0;
  const watched = new Presence(
    () => now,
    () => steady,
  );
  watched.came("table", ADA);
  watched.went("table", "ada");
  steady = 5_000;
  for (now of [3_600_000, 0, 77]) {
    expect(now - (watched.goneSince("table", "ada") ?? 0)).toBe(5_000);
    expect(now - (watched.lastSeen("table", "ada") ?? 0)).toBe(5_000);
  }
  watched.hear({ process: "b", table: "table", people: [BEN] });
  now += 3_600_000;
  expect(watched.isPresent("table", "ben")).toBe(true);
});
