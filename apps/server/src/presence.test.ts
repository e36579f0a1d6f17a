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

test("a person is present from the first connection to the last", () => {
  expect(presence.came("table", ADA)).toBe(true);
  expect(presence.came("table", ADA)).toBe(false);
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.isPresent("table", "ada")).toBe(true);
  expect(presence.isPresent("other", "ada")).toBe(false);
  now = 5_000;
  expect(presence.went("table", "ada")).toBe(true);
  expect(presence.isPresent("table", "ada")).toBe(false);
  expect(presence.disconnectedSince("table", "ada")).toBe(5_000);
  expect(presence.isWatched("table")).toBe(false);
});

test("leaving without having come changes nothing", () => {
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.came("table", ADA)).toBe(true);
  expect(presence.isPresent("table", "ada")).toBe(true);
});

test("people who have not been seen count as gone since the start, so that everybody has time to return", () => {
  now = 9_000;
  expect(presence.disconnectedSince("table", "ada")).toBe(1_000);
});

test("a person connected to another process is present until it says otherwise or falls silent", () => {
  presence.hear({ process: "b", table: "table", people: [ADA, BEN] });
  expect(presence.isPresent("table", "ada")).toBe(true);
  expect(presence.isWatched("table")).toBe(false);
  now = 2_000;
  presence.hear({ process: "b", table: "table", people: [BEN] });
  expect(presence.disconnectedSince("table", "ada")).toBe(2_000);
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
  expect(presence.disconnectedSince("other", "ada")).toBe(now);
  expect(presence.forgetSilent()).toEqual([]);
});

test("everybody present is named once, by their name here rather than one that others report", () => {
  presence.came("table", ADA);
  presence.hear({ process: "b", table: "table", people: [{ id: "ada", name: "Sailor 1" }, BEN] });
  expect(presence.peoplePresent("table").toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([ADA, BEN]);
});

test("a new name reaches every table where its owner is connected", () => {
  presence.came("table", ADA);
  presence.came("table", ADA);
  presence.came("other", BEN);
  expect(presence.rename({ id: "ada", name: "Countess" })).toEqual(["table"]);
  expect(presence.rename({ id: "ada", name: "Countess" })).toEqual([]);
  expect(presence.peopleHere("table")).toEqual([{ id: "ada", name: "Countess" }]);
  expect(presence.went("table", "ada")).toBe(false);
  expect(presence.went("table", "ada")).toBe(true);
});

test("setting a machine's clock forward or back makes nobody absent and nobody present", () => {
  let monotonic = 0;
  const watched = new Presence(
    () => now,
    () => monotonic,
  );
  watched.came("table", ADA);
  watched.went("table", "ada");
  monotonic = 5_000;
  for (now of [3_600_000, 0, 77]) {
    expect(now - (watched.disconnectedSince("table", "ada") ?? 0)).toBe(5_000);
    expect(now - (watched.lastSeen("table", "ada") ?? 0)).toBe(5_000);
  }
  watched.hear({ process: "b", table: "table", people: [BEN] });
  now += 3_600_000;
  expect(watched.isPresent("table", "ben")).toBe(true);
});
