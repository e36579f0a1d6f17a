import { expect, test } from "vitest";
import { GAMES } from "../games.ts";
import type { Entry } from "../store/store.ts";
import { applyEntries, foldAll } from "./applyEntries.ts";
import type { EntryBody } from "./entry.ts";

const [game] = GAMES;
if (game === undefined) throw new Error("there is no game");

const CREATED: EntryBody = {
  type: "created",
  code: "ABCDEF",
  host: "ada",
  settings: { game: game.id, options: { mode: "short", seats: 2 }, isPublic: false, spectators: true },
};
const SAT: EntryBody = { type: "sat", seat: 1, person: "ada", name: "Ada" };
const MOVED: EntryBody = { type: "acted", seat: 0, action: { type: "no such thing" }, by: "player" };

const stored = (...bodies: readonly EntryBody[]): Entry[] =>
  bodies.map((body, nth) => ({ seq: nth + 7, at: 1000 + nth, body }));

test("stored entries make a table from its creation on, in one go or page by page", () => {
  const entries = stored(CREATED, SAT, { type: "started", seed: "0".repeat(64), rules: game.rules, cards: game.cards });
  const whole = applyEntries(game, "a table", undefined, entries);
  expect(whole.state).toMatchObject({
    status: "playing",
    seats: [{ holder: { kind: "empty" } }, { holder: SAT_HOLDER }],
  });
  expect(whole.facts.length).toBe(whole.state.happened);
  const first = applyEntries(game, "a table", undefined, entries.slice(0, 1));
  const then = applyEntries(game, "a table", first.state, entries.slice(1));
  expect([...first.facts, ...then.facts]).toEqual(whole.facts);
  expect(then.state).toEqual(whole.state);
});

const SAT_HOLDER = { kind: "person", person: "ada", name: "Ada" };

test("a table that does not begin with its creation is told as what it is", () => {
  const apply = (...bodies: readonly EntryBody[]) => applyEntries(game, "a table", undefined, stored(...bodies));
  expect(() => apply()).toThrow("table a table does not begin with its creation");
  expect(() => apply(SAT, CREATED)).toThrow("table a table does not begin with its creation");
});

test("a stored entry that the game refuses is named by its number", () => {
  expect(() => applyEntries(game, "a table", undefined, stored(CREATED, SAT, MOVED))).toThrow(
    "entry 9 of table a table cannot be replayed: malformed",
  );
});

test("entries that are not written yet are refused as a whole, with the one that the game refused", () => {
  const { state } = applyEntries(game, "a table", undefined, stored(CREATED));
  const entries = [SAT, MOVED].map((body) => ({ at: 0, body }));
  expect(foldAll(game, state, entries)).toEqual({ ok: false, reason: "malformed", entry: entries[1] });
});
