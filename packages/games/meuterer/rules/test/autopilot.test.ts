import { expect, test } from "vitest";
import type { Action, Wage } from "../src/index.ts";
import { afterLading, atLading, begin, meuterer, type Position, position, TABLES, type Table } from "./table.ts";

const PLAIN = ["cloth 2, grain 2, saber", "wine 3, saber 2", "salt 3, grain 2", "ruby 2, cloth 3"] as const;

/** What the autopilot does for seat 0, the captain, in his first turn. */
function firstCard(hand: string, more: Partial<Position> = {}): Action {
  return atLading({ hands: [hand, "ruby", "ruby", "ruby"], ...more }).autopilot();
}

/** What it does for seat 1 after the captain has laid one card, with these cards laid before. */
function turn(hand: string, captains: "grain" | "saber", more: Partial<Position>): Action {
  return atLading({ hands: [`${captains}, grain`, hand, "grain", "grain"], ...more })
    .lay(captains)
    .autopilot();
}

test("AUT-1 it goes by the view, is legal, and does the same in the same position", () => {
  for (const options of TABLES) {
    let table = begin(options, "by the view");
    let decided = 0;
    while (table.pending.length > 0) {
      const action = table.autopilot();
      expect(table.legal()).toContainEqual(action);
      const twin = meuterer.imagine(table.view(table.asked), table.state.commitment);
      const seat = table.asked;
      expect(meuterer.autopilot?.(meuterer.view(twin, seat), seat, meuterer.legal(twin, seat))).toEqual(action);
      table = table.act(table.asked, action);
      decided += 1;
    }
    expect(decided).toBeGreaterThan(50);
  }
});

test("AUT-1 of equal things it takes the first in the vocabulary", () => {
  expect(turn("salt 2, wine 2", "saber", { anchorage: 0 })).toEqual({ type: "lay", kind: "salt" });
});

test("AUT-2 the wage is 1", () => {
  expect(position({ hands: PLAIN }).autopilot()).toEqual({ type: "offer", wage: 1 });
});

test("AUT-3 it lays a good with which it takes or shares a lead", () => {
  // Place 9 takes wine, 2 salt.
  expect(turn("wine 3", "saber", { anchorage: 9 })).toEqual({ type: "lay", kind: "wine" });
  expect(turn("wine", "saber", { anchorage: 9, laid: ["", "", "wine", ""] })).toEqual({ type: "lay", kind: "wine" });
  expect(turn("wine", "saber", { anchorage: 9, laid: ["", "", "wine 2", ""] })).toEqual({ type: "pass" });
  expect(turn("wine", "saber", { anchorage: 9, laid: ["", "wine", "", ""] })).toEqual({ type: "pass" });
  expect(turn("cloth 2, saber", "saber", { anchorage: 9 })).toEqual({ type: "pass" });
});

test("AUT-3 it prefers the island with the higher first price", () => {
  // Places 5 and 9 take wine for 3 and 5, 10 and 2 salt for 3 and 5.
  expect(turn("wine, salt", "saber", { anchorage: 9, wake: 10 })).toEqual({ type: "lay", kind: "wine" });
  expect(turn("wine, salt", "saber", { anchorage: 5, wake: 2 })).toEqual({ type: "lay", kind: "salt" });
  expect(turn("wine, salt", "saber", { anchorage: 5, wake: 10 })).toEqual({ type: "lay", kind: "wine" });
});

test("AUT-3 it lays no saber and no pirate of its own accord", () => {
  expect(turn("saber 2", "saber", { anchorage: 0 })).toEqual({ type: "pass" });
  expect(turn("pirate", "saber", { anchorage: 0, mode: "pirates" })).toEqual({ type: "pass" });
});

test("AUT-4 the captain's first card: what he holds most of, else a saber, else the pirate", () => {
  expect(firstCard("cloth 3, salt, grain", { anchorage: 9 })).toEqual({ type: "lay", kind: "cloth" });
  expect(firstCard("cloth 2, salt 2", { anchorage: 9 })).toEqual({ type: "lay", kind: "salt" });
  expect(firstCard("saber 2, pirate", { anchorage: 9, mode: "pirates" })).toEqual({ type: "lay", kind: "saber" });
  expect(firstCard("pirate", { anchorage: 9, mode: "pirates" })).toEqual({ type: "lay", kind: "pirate" });
  expect(firstCard("wine, cloth 3", { anchorage: 9 })).toEqual({ type: "lay", kind: "wine" });
});

/** What it takes in seat 1 after a pass, when these are gone already. */
function roleFor(
  wage: Wage,
  laid: string,
  gone: readonly ("merchant" | "mate" | "loader" | "cabin-boy")[] = [],
): string {
  const table = atLading({
    hands: ["saber, wine", "grain", "cloth", "ruby"],
    anchorage: 9,
    wage,
    laid: ["", laid, "wine", ""],
  })
    .lay("saber")
    .act(1, { type: "pass" });
  const action = table.change({ taken: gone.map((role, nth) => ({ seat: 2 + (nth % 2), role })) }).autopilot();
  return action.type === "take" ? action.role : "none";
}

test("AUT-5 the role: merchant with a lead, mate with a wage, then loader, merchant, mate, cabin boy, mutineer", () => {
  expect(roleFor(1, "wine")).toBe("merchant");
  expect(roleFor(0, "wine 2")).toBe("merchant");
  expect(roleFor(1, "")).toBe("mate");
  expect(roleFor(0, "")).toBe("loader");
  expect(roleFor(0, "", ["loader"])).toBe("merchant");
  expect(roleFor(0, "", ["loader", "merchant"])).toBe("mate");
  expect(roleFor(3, "", ["loader", "merchant", "mate"])).toBe("cabin-boy");
  expect(roleFor(3, "", ["loader", "merchant", "mate", "cabin-boy"])).toBe("mutineer");
});

test.each([
  ["saber 2", ["", "", "", ""], { type: "fight", sabers: 1 }],
  ["saber 2", ["saber", "", "", ""], { type: "fight", sabers: 0 }],
  ["saber 2", ["", "saber", "", ""], { type: "fight", sabers: 2 }],
  ["saber 2", ["", "saber 2", "", ""], { type: "fight", sabers: 0 }],
] as const)("AUT-6 a captain with %s, laid %j", (hand, laid, expected) => {
  const hands = [hand, "wine", "cloth", "grain"];
  expect(afterLading({ hands, laid, roles: { 1: "mutineer", 2: "merchant", 3: "loader" } }).autopilot()).toEqual(
    expected,
  );
});

test("AUT-6 the rebels need a tie", () => {
  const hands = ["wine", "saber 2", "cloth", "grain"];
  const table = afterLading({
    hands,
    laid: ["saber", "", "", ""],
    roles: { 1: "mutineer", 2: "merchant", 3: "loader" },
  });
  expect(table.fight(0).autopilot()).toEqual({ type: "fight", sabers: 1 });
});

test("AUT-7 the allotment that pays most if those after it sell what they can; of equal ones, more at the anchorage", () => {
  const roles = { 1: "loader", 2: "mate", 3: "cabin-boy" } as const;
  const hands = ["saber", "saber", "saber", "saber"];
  // Wine pays 5 / 3 / 2 at place 9 and 3 / 2 / 1 at place 5.
  const alone = afterLading({ hands, roles, laid: ["wine 3", "", "", ""], anchorage: 9, wake: 5 });
  expect(alone.autopilot()).toEqual({ type: "sell", anchorage: 2, wake: 1 });
  const rival = afterLading({ hands, roles, laid: ["wine 2", "wine 2", "", ""], anchorage: 9, wake: 5 });
  expect(rival.autopilot()).toEqual({ type: "sell", anchorage: 2, wake: 0 });
  const decided = rival.sell(2, 0);
  expect(decided.autopilot()).toEqual({ type: "sell", anchorage: 2, wake: 0 });
  expect(rival.sell(1, 1).autopilot()).toEqual({ type: "sell", anchorage: 2, wake: 0 });
});

test("AUT-8 the loader keeps goods for anchorage and wake, then sabers, then what it would hold most of", () => {
  const roles = { 1: "mate", 2: "loader", 3: "merchant" } as const;
  const stow = (hand: string, pile: string) =>
    // The ship goes from place 4, rubies, to 9, wine.
    afterLading({
      hands: ["cloth 3, wine 2", "grain 3, ruby 2", hand, "salt 5"],
      roles,
      anchorage: 4,
      pile,
    }).autopilot();
  expect(stow("saber 3", "cloth, wine, saber, ruby, grain")).toEqual({ type: "stow", keep: ["ruby", "wine"] });
  expect(stow("wine 3", "cloth, grain, saber 2, ruby")).toEqual({ type: "stow", keep: ["ruby", "saber"] });
  expect(stow("grain 2, wine", "cloth 2, grain 2, cloth")).toEqual({ type: "stow", keep: ["grain", "grain"] });
});

test("AUT-8 it boards if the others have laid more", () => {
  const meet = (laid: readonly string[]) =>
    atLading({ mode: "pirates", hands: ["pirate, wine", "cloth", "grain", "salt"], laid, anchorage: 7, pirates: 8 })
      .lay("pirate")
      .autopilot();
  expect(meet(["ruby", "ruby", "salt", ""])).toEqual({ type: "board" });
  expect(meet(["ruby 2", "salt", "wine", ""])).toEqual({ type: "leave" });
});

/** Plays on as a server does for a seat that is late: only that seat's decisions, until its part of the step is over. */
function finishFor(table: Table, seat: number): Table {
  const phase = meuterer.phase(table.state);
  let now = table;
  while (now.pending.length > 0 && meuterer.phase(now.state) === phase) {
    // The others lay or pass as they like.
    now = now.act(now.asked, now.asked === seat ? now.autopilot() : (now.legal().at(-1) ?? now.autopilot()));
  }
  return now;
}

test("AUT-9 the lading with its turns, boarding and roles is one part, which the autopilot finishes for a seat", () => {
  const start = atLading({ mode: "pirates", hands: PLAIN, anchorage: 9 });
  const parts = new Set<string>();
  start.until((state) => {
    if (["lading", "boarding", "roles"].includes(state.step)) parts.add(meuterer.phase(state));
    return state.round > 4;
  });
  expect([...parts]).toEqual(["lading"]);
  const done = finishFor(start.lay("cloth"), 1);
  expect(meuterer.phase(done.state)).not.toBe("lading");
  const others = ["offer", "mutiny", "selling", "refill"].map((step) =>
    meuterer.phase({ ...start.state, step: step as "offer" }),
  );
  expect(others).toEqual(["offer", "mutiny", "selling", "refill"]);
});
