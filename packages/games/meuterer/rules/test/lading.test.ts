import { expect, test } from "vitest";
import { meuterer } from "../src/index.ts";
import { afterLading, atLading, position } from "./table.ts";

const HANDS = ["wine 2, salt 2, saber", "cloth 5", "grain 3, saber 2", "ruby 2, salt 3"] as const;

test("LAD-1 the captain begins, then the turns go clockwise without those who have passed", () => {
  let table = atLading({ hands: HANDS, captain: 2 });
  const turns: number[] = [];
  for (const step of [
    "grain",
    "ruby",
    "wine",
    "cloth",
    "grain",
    "pass loader",
    "wine",
    "cloth",
    "grain",
    "salt",
  ] as const) {
    turns.push(table.asked);
    table = step === "pass loader" ? table.pass("loader") : table.lay(step);
  }
  expect(turns).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 0]);
});

test("LAD-2 in a turn exactly one card is laid, or the seat passes", () => {
  const table = atLading({ hands: HANDS }).lay("wine");
  expect(table.asked).toBe(1);
  expect(table.legal()).toEqual([{ type: "lay", kind: "cloth" }, { type: "pass" }]);
  const laid = table.lay("cloth");
  expect([laid.laid(1), laid.hand(1), laid.asked]).toEqual(["cloth", "cloth cloth cloth cloth", 2]);
  expect(laid.told()).toEqual([{ type: "laid", seat: 1, kind: "cloth" }]);
  expect(table.refusal(1, { type: "lay", kind: "salt" })).toBe("no-such-card");
  expect(table.refusal(1, { type: "lay", kind: "pirate" })).toBe("no-such-card");
  expect(table.refusal(1, { type: "lay", kind: "gold" })).toBe("malformed");
  expect(table.refusal(0, { type: "lay", kind: "wine" })).toBe("not-your-turn");
});

test("LAD-3 the captain must lay a card in his first turn, and only in that", () => {
  const table = atLading({ hands: HANDS });
  expect(table.legal().map(({ type }) => type)).toEqual(["lay", "lay", "lay"]);
  expect(table.refusal(0, { type: "pass" })).toBe("captain-lays-first");
  const second = table.lay("salt", "cloth", "grain", "ruby");
  expect(second.legal()).toContainEqual({ type: "pass" });
});

test("LAD-3 a captain with an empty hand passes without being asked", () => {
  const table = atLading({ mode: "pirates", hands: ["", "cloth 5", "grain 5", "salt 5"], anchorage: 3 });
  expect(table.told().slice(1)).toEqual([
    { type: "passed", seat: 0, cards: 0 },
    { type: "course-laid", seat: 0, by: "captain", cards: 0, place: 3 },
  ]);
  expect(table.asked).toBe(1);
  expect(table.legal()).toContainEqual({ type: "pass" });
});

test("LAD-4 any card may be laid: a saber, or a good that nobody takes", () => {
  // Places 1 and 2 take cloth and salt.
  const table = atLading({ hands: HANDS, anchorage: 2, wake: 1 }).lay("saber", "cloth", "grain", "ruby");
  expect([0, 2, 3].map((seat) => table.laid(seat))).toEqual(["saber", "grain", "ruby"]);
});

test("LAD-5 what was laid does not bind", () => {
  const table = atLading({ hands: HANDS }).lay("wine", "cloth", "grain", "ruby", "salt");
  expect(table.laid(0)).toBe("wine salt");
  expect(table.lay("cloth", "saber", "salt").lay("saber").laid(0)).toBe("wine salt saber");
});

test("LAD-6 laid cards stay open until the refill", () => {
  const table = atLading({ hands: HANDS }).lay("wine", "cloth", "grain", "ruby");
  const selling = table.until(({ step }) => step === "refill" || step === "offer");
  expect(table.view("spectator").players.map(({ laid }) => laid.length)).toEqual([1, 1, 1, 1]);
  expect(selling.state.players.map(({ laid }) => laid.length)).toEqual([0, 0, 0, 0]);
  expect(selling.state.discards.length).toBeGreaterThanOrEqual(4);
});

test("LAD-7 whoever has no card when its turn comes passes without being asked, not before", () => {
  const start = atLading({ hands: ["wine 3", "cloth", "grain 3", "salt 3"] }).lay("wine", "cloth");
  expect(start.hand(1)).toBe("");
  expect(start.state.players[1]?.passed).toBe(false);
  const turn = start.lay("grain", "salt", "wine");
  expect(turn.told()).toEqual([
    { type: "laid", seat: 0, kind: "wine" },
    { type: "passed", seat: 1, cards: 0 },
  ]);
  expect([turn.state.step, turn.asked]).toEqual(["roles", 1]);
});

test("LAD-8 the last one goes on alone", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader").pass("mutineer").pass("merchant");
  const alone = table.lay("wine", "salt", "salt");
  expect([alone.state.step, alone.asked, alone.hand(0)]).toEqual(["lading", 0, "saber"]);
  expect(alone.pass().state.courses.captain).toBe(1);
  const empty = alone.lay("saber");
  expect([empty.state.step, empty.state.courses.captain]).toEqual(["mutiny", 0]);
});

test("PAS-1 passing is final", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader").lay("grain", "salt", "wine");
  expect(table.asked).toBe(2);
  expect(table.refusal(1, { type: "lay", kind: "cloth" })).toBe("not-your-turn");
  expect(table.view(0).players[1]).toMatchObject({ passed: true, laid: [] });
});

test("PAS-2 the rest of the hand stays hidden, its number is open, and it is kept", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader");
  expect(table.view(0).players[1]).toMatchObject({ cards: 5 });
  expect(table.view(0).players[1]).not.toHaveProperty("hand");
  const next = table.lay("grain").pass("mate").pass().pass("cabin-boy");
  const later = next.until(({ step }) => step === "offer");
  expect(later.hand(1)).toBe("cloth cloth cloth cloth cloth");
});

test("PAS-3 whoever has passed takes a role before the next turn, face down", () => {
  const table = atLading({ hands: HANDS }).lay("wine").act(1, { type: "pass" });
  expect([table.state.step, table.asked]).toEqual(["roles", 1]);
  expect(table.legal().map((action) => action.type === "take" && action.role)).toEqual([
    "mutineer",
    "cabin-boy",
    "mate",
    "merchant",
    "loader",
  ]);
  const taken = table.act(1, { type: "take", role: "loader" });
  expect(taken.told(1)).toEqual([{ type: "role-taken", seat: 1, role: "loader" }]);
  expect(taken.told(0)).toEqual([{ type: "role-taken", seat: 1 }]);
  expect([taken.state.step, taken.asked]).toEqual(["lading", 2]);
});

test("PAS-4 a seat sees what is left only once its pass stands", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader");
  expect(table.view(2)).not.toHaveProperty("found");
  expect(table.refusal(2, { type: "take", role: "mate" })).toBe("not-now");
  expect(table.refusal(2, { type: "take", role: "loader" })).toBe("not-now");
  const passed = table.act(2, { type: "pass" });
  expect(passed.view(2).found).toEqual(["mutineer", "cabin-boy", "mate", "merchant"]);
});

test("PAS-5 it must take one, any that is there: of five, of four, of three", () => {
  const first = atLading({ hands: HANDS }).lay("wine").act(1, { type: "pass" });
  const second = first.act(1, { type: "take", role: "mate" }).act(2, { type: "pass" });
  const third = second.act(2, { type: "take", role: "loader" }).act(3, { type: "pass" });
  expect([first, second, third].map((table) => table.legal().length)).toEqual([5, 4, 3]);
  expect(second.refusal(2, { type: "take", role: "mate" })).toBe("role-gone");
  expect(second.refusal(2, { type: "take", role: "captain" })).toBe("malformed");
  expect(second.refusal(2, { type: "pass" })).toBe("not-now");
});

test("PAS-6 the captain takes no role and sees no center", () => {
  const table = atLading({ hands: HANDS }).lay("wine", "cloth", "grain", "ruby").pass();
  expect([table.state.step, table.asked]).toEqual(["lading", 1]);
  expect(table.view(0)).not.toHaveProperty("found");
  expect(table.view(0).center).toBe(5);
});

test("PAS-7 a role left in the center has no effect", () => {
  const table = afterLading({ hands: HANDS, roles: { 1: "cabin-boy", 2: "loader", 3: "merchant" }, wage: 3 });
  expect(table.types).not.toContain("mutiny-begun");
  expect(table.state.players.map(({ parts }) => [parts.mate, parts.wages])).toEqual(Array(4).fill([0, 0]));
});

test("PAS-7 no role is held by two", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader").act(2, { type: "pass" });
  expect(table.refusal(2, { type: "take", role: "loader" })).toBe("role-gone");
});

test("PAS-8 a role that has been taken is not changed", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("loader");
  expect(table.refusal(1, { type: "take", role: "mate" })).toBe("not-your-turn");
  const end = table.pass("mutineer").lay("ruby").pass().pass("mate");
  expect(end.state.step).toBe("mutiny");
  expect(end.state.taken[0]).toEqual({ seat: 1, role: "loader" });
});

test("CRS-1 the captain's course is laid when he passes: as many places as he has cards, of any kind", () => {
  const table = atLading({ hands: HANDS, anchorage: 5 }).lay("wine", "cloth", "grain", "ruby").pass();
  expect(table.hand(0)).toBe("salt salt wine saber");
  expect(table.told().slice(0, 2)).toEqual([
    { type: "passed", seat: 0, cards: 4 },
    { type: "course-laid", seat: 0, by: "captain", cards: 4, place: 9 },
  ]);
  for (const viewer of [1, "spectator"] as const) expect(table.view(viewer).courses).toEqual({ captain: 9 });
});

test("CRS-2 without a card in hand the course is the anchorage", () => {
  const table = atLading({ hands: ["wine", "cloth 5", "grain 5", "salt 5"], anchorage: 5 });
  const after = table.lay("wine", "cloth", "grain", "salt");
  expect(after.state.courses).toEqual({ captain: 5 });
});

test("CRS-4 the mutineer's course is laid at the reveal, by the cards in hand then", () => {
  const table = afterLading({ hands: HANDS, anchorage: 9, roles: { 1: "mutineer", 2: "mate", 3: "loader" } });
  expect(table.state.courses).toEqual({ captain: 2, mutineer: 2 });
  expect(table.types.slice(0, 3)).toEqual(["role-taken", "roles-revealed", "course-laid"]);
  const before = atLading({ hands: HANDS }).lay("wine").pass("mutineer");
  expect(before.state.courses).toEqual({});
});

test("CRS-5 sabers played in the mutiny move no course", () => {
  const table = afterLading({ hands: HANDS, roles: { 1: "mutineer", 2: "cabin-boy", 3: "loader" } });
  expect(table.state.courses).toEqual({ captain: 5, mutineer: 5 });
  const fought = table.fight(1, 0);
  expect([fought.hand(0), fought.state.courses]).toEqual(["salt salt wine wine", { captain: 5, mutineer: 5 }]);
});

test("CRS-6 both courses may be the same island, or the anchorage", () => {
  const same = afterLading({ hands: HANDS, roles: { 1: "mutineer", 2: "mate", 3: "loader" } });
  expect(same.state.courses).toEqual({ captain: 5, mutineer: 5 });
  const home = afterLading({
    hands: ["", "", "grain 5", "salt 5"],
    anchorage: 4,
    roles: { 1: "mutineer", 2: "mate", 3: "loader" },
  });
  expect(home.told()).toContainEqual({ type: "course-laid", seat: 1, by: "mutineer", cards: 0, place: 4 });
});

test("REV-1 all roles taken are turned up together when the last one is taken", () => {
  const before = atLading({ hands: HANDS }).lay("wine").pass("loader").pass("mate").lay("ruby").pass();
  expect(before.view(3).taken).toEqual([{ seat: 1 }, { seat: 2 }]);
  const after = before.pass("mutineer");
  const taken = [
    { seat: 1, role: "loader" },
    { seat: 2, role: "mate" },
    { seat: 3, role: "mutineer" },
  ];
  expect(after.told()).toContainEqual({ type: "roles-revealed", taken });
  for (const viewer of [0, 1, "spectator"] as const) expect(after.view(viewer).taken).toEqual(taken);
});

test("REV-2 there is a mutiny if there is a mutineer, and otherwise none", () => {
  const mutiny = afterLading({ hands: HANDS, roles: { 1: "mutineer", 2: "mate", 3: "loader" } });
  expect([mutiny.state.step, mutiny.asked]).toEqual(["mutiny", 0]);
  expect(mutiny.legal().every(({ type }) => type === "fight")).toBe(true);
  const peace = afterLading({
    hands: HANDS,
    laid: ["", "", "", "saber 2"],
    roles: { 1: "cabin-boy", 2: "mate", 3: "loader" },
  });
  expect(peace.types).not.toContain("mutiny-begun");
  expect(peace.state.captain).toBe(0);
});

test("CRS-1 the count of a table for three is the same", () => {
  const table = atLading({ hands: ["wine 5", "cloth 5", "grain 5"], anchorage: 8 })
    .lay("wine", "cloth", "grain")
    .pass();
  expect(table.state.courses.captain).toBe(0);
  expect(meuterer.seats(table.state)).toBe(3);
  expect(position({ hands: ["wine 5", "cloth 5", "grain 5"] }).state.players.length).toBe(3);
});
