import { expect, test } from "vitest";
import { afterLading, atLading, type Position, type Table } from "./table.ts";

const HANDS = ["wine 4, pirate", "cloth 4, saber", "grain 4", "salt 4"] as const;

/** The captain has laid wine, seat 1 a saber, seats 2 and 3 a good each, and holds three cards and the pirate. */
function table(more: Partial<Position> = {}): Table {
  return atLading({ mode: "pirates", hands: HANDS, anchorage: 2, pirates: 9, ...more }).lay(
    "wine",
    "saber",
    "grain",
    "salt",
  );
}

test("PIR-2 the pirate is laid like any card, also as the captain's first", () => {
  const first = atLading({ mode: "pirates", hands: HANDS, anchorage: 2, pirates: 9 }).lay("pirate");
  expect(first.state).toMatchObject({ pirates: 5, step: "lading" });
  expect(first.asked).toBe(1);
  expect(table().legal()).toContainEqual({ type: "lay", kind: "pirate" });
});

test("PIR-3 the ship moves counterclockwise as many places as there are cards left in hand", () => {
  const after = table().lay("pirate");
  expect(after.state.pirates).toBe(6);
  expect(after.told()).toEqual([
    { type: "laid", seat: 0, kind: "pirate" },
    { type: "pirates-sailed", seat: 0, from: 9, to: 6, places: 3 },
  ]);
  expect(table({ pirates: 1, anchorage: 5 }).lay("pirate").state.pirates).toBe(10);
});

test("PIR-4 the pirate card is discarded at once", () => {
  const after = table().lay("pirate");
  expect(after.state.discards).toEqual(["pirate"]);
  expect([after.laid(0), after.hand(0)]).toEqual(["wine", "wine wine wine"]);
});

test("PIR-5 going beyond the anchorage sinks everything that was laid", () => {
  const after = table({ pirates: 4 }).lay("pirate");
  expect(after.state.pirates).toBe(1);
  expect(after.types).toEqual(["laid", "pirates-sailed", "cargo-sunk"]);
  expect([0, 1, 2, 3].map((seat) => after.laid(seat))).toEqual(["", "", "", ""]);
  expect(after.state.discards.toSorted()).toEqual(["grain", "pirate", "saber", "salt", "wine"]);
  expect(after.state.step).toBe("lading");
});

test("PIR-6 ending at the anchorage, the seat may take everything in hand, or leave it all", () => {
  const met = table({ pirates: 5 }).lay("pirate");
  expect([met.state.step, met.asked, met.state.pirates]).toEqual(["boarding", 0, 2]);
  expect(met.legal()).toEqual([{ type: "board" }, { type: "leave" }]);
  expect(met.refusal(0, { type: "pass" })).toBe("not-now");
  const boarded = met.act(0, { type: "board" });
  expect(boarded.hand(0)).toBe("salt wine wine wine wine grain saber");
  expect(boarded.told()).toEqual([{ type: "boarded", seat: 0, kinds: ["salt", "wine", "grain", "saber"] }]);
  expect([0, 1, 2, 3].map((seat) => boarded.laid(seat))).toEqual(["", "", "", ""]);
  const left = met.act(0, { type: "leave" });
  expect([left.hand(0), left.laid(1), left.asked]).toEqual(["wine wine wine", "saber", 1]);
});

test("PIR-7 it boards where it lay if the hand is empty", () => {
  const start = atLading({
    mode: "pirates",
    hands: ["wine, pirate", "cloth 2", "grain 2", "salt 2"],
    anchorage: 7,
    pirates: 7,
  });
  const met = start.lay("wine", "cloth", "grain", "salt", "pirate");
  expect([met.state.pirates, met.state.step]).toEqual([7, "boarding"]);
  expect(met.act(0, { type: "board" }).hand(0)).toBe("salt wine cloth grain");
});

test("PIR-8 a ship that leaves the anchorage neither passes nor boards", () => {
  const after = table({ pirates: 2 }).lay("pirate");
  expect(after.state.pirates).toBe(11);
  expect([after.types, after.state.step, after.laid(0)]).toEqual([["laid", "pirates-sailed"], "lading", "wine"]);
});

test("PIR-8 unless it comes round to it again", () => {
  const hands = ["wine 6, grain 7, pirate", "cloth 4", "salt 4", "ruby 4"];
  const round = atLading({ mode: "pirates", hands, anchorage: 7, pirates: 7 }).lay("wine", "cloth", "salt", "ruby");
  expect(round.lay("pirate").state).toMatchObject({ pirates: 7, step: "boarding" });
  const more = ["wine 6, grain 8, pirate", "cloth 4", "salt 4", "ruby 4"];
  const beyond = atLading({ mode: "pirates", hands: more, anchorage: 7, pirates: 7 }).lay(
    "wine",
    "cloth",
    "salt",
    "ruby",
  );
  expect(beyond.lay("pirate").types).toContain("cargo-sunk");
});

test("PIR-9 with no card laid nothing happens and nothing is asked", () => {
  const sunk = atLading({ mode: "pirates", hands: HANDS, anchorage: 6, pirates: 9 }).lay("pirate");
  expect([sunk.types, sunk.state.step]).toEqual([["laid", "pirates-sailed"], "lading"]);
  const met = atLading({ mode: "pirates", hands: HANDS, anchorage: 5, pirates: 9 }).lay("pirate");
  expect([met.state.pirates, met.types, met.state.step]).toEqual([5, ["laid", "pirates-sailed"], "lading"]);
});

test("PIR-10 the round goes on, and what was taken may be laid again", () => {
  const boarded = table({ pirates: 5 }).lay("pirate").act(0, { type: "board" });
  expect([boarded.state.players[0]?.passed, boarded.asked]).toEqual([false, 1]);
  const again = boarded.lay("cloth", "grain", "salt", "saber");
  expect(again.laid(0)).toBe("saber");
});

test("PIR-11 passes, roles and courses that stand are not touched", () => {
  const start = atLading({
    mode: "pirates",
    hands: ["wine 4", "cloth 4, pirate", "grain 4", "salt 4"],
    anchorage: 2,
    pirates: 4,
  });
  const passed = start.lay("wine", "cloth").pass("mate").lay("salt").pass();
  expect(passed.asked).toBe(1);
  const before = passed.state;
  const after = passed.lay("pirate");
  expect(after.types).toContain("cargo-sunk");
  expect(after.state).toMatchObject({ courses: before.courses, taken: before.taken, pirates: 1 });
  expect(after.state.players.map((player) => player.passed)).toEqual([true, false, true, false]);
});

test("PIR-12 in hand the pirate counts for a course, but is neither sold nor played", () => {
  const start = atLading({
    mode: "pirates",
    hands: ["wine 2, pirate", "cloth 4", "grain 4", "salt 4"],
    anchorage: 2,
    pirates: 7,
  });
  expect(start.lay("wine", "cloth", "grain", "salt").pass().state.courses).toEqual({ captain: 4 });
  const mutiny = afterLading({
    mode: "pirates",
    hands: ["pirate", "cloth 4", "grain 4", "salt 4"],
    roles: { 1: "mutineer", 2: "loader", 3: "mate" },
  });
  expect(mutiny.legal()).toEqual([{ type: "fight", sabers: 0 }]);
  const stow = afterLading({
    mode: "pirates",
    hands: ["wine 5", "cloth 5", "grain 3", "salt 5"],
    roles: { 1: "mate", 2: "loader", 3: "merchant" },
    pile: "pirate, saber 4",
  });
  expect(stow.legal()).toContainEqual({ type: "stow", keep: ["saber", "pirate"] });
  expect(stow.act(2, { type: "stow", keep: ["saber", "saber"] }).state.pile.slice(-3)).toEqual([
    "pirate",
    "saber",
    "saber",
  ]);
});

test("PIR-13 the merchantman meets no pirates", () => {
  const end = afterLading({
    mode: "pirates",
    hands: ["wine 3", "cloth 4", "grain 4", "salt 4"],
    laid: ["", "ruby", "", ""],
    anchorage: 5,
    pirates: 7,
    roles: { 1: "mate", 2: "merchant", 3: "cabin-boy" },
  });
  expect(end.state).toMatchObject({ anchorage: 8, pirates: 7 });
  expect(end.types).not.toContain("cargo-sunk");
  const onto = afterLading({
    mode: "pirates",
    hands: ["wine 2", "cloth 4", "grain 4", "salt 4"],
    laid: ["", "ruby", "", ""],
    anchorage: 5,
    pirates: 7,
    roles: { 1: "mate", 2: "merchant", 3: "cabin-boy" },
  });
  expect(onto.state).toMatchObject({ anchorage: 7, pirates: 7, step: "offer" });
});

test("PIR-14 the pirate ship stays where it is from round to round", () => {
  const after = table().lay("pirate");
  const next = after.until(({ step }) => step === "offer");
  expect([next.state.round, next.state.pirates]).toEqual([3, 6]);
});
