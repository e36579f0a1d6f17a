import { beginChecked, type Game, seedFrom, type Viewer } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhaven, type Options } from "../src/index.ts";
import { scenario } from "./scenario.ts";

/** The game as seen from plain JavaScript, where anything may be passed in. */
const UNTYPED: Game = bremerhaven;

const SEED = seedFrom("library");
const OPTIONS: Options = { mode: "short", seats: 2, ordered: false, goods: ["any", "any"] };
const { state } = beginChecked(bremerhaven, OPTIONS, SEED);

test.each<[string, unknown, string]>([
  ["no options at all", undefined, "the options"],
  ["a number for options", 7, "the options"],
  ["an unknown mode", { ...OPTIONS, mode: "x" }, "mode"],
  ["seven seats", { ...OPTIONS, seats: 7, goods: undefined }, "seats: the short game is for 2, 3, 4, not for 7"],
  ["solo for two", { mode: "solo", seats: 2 }, "seats: the solo game is for 1, not for 2"],
  ["two equal goods", { ...OPTIONS, goods: ["crate", "crate"] }, "goods: two seats took the same good"],
  ["goods for three of two seats", { ...OPTIONS, goods: ["crate", "any", "any"] }, "goods: 3 were taken for 2 seats"],
  ["a field too many", { ...OPTIONS, captain: true }, "captain"],
])("begin answers %s and names what is wrong", (_, options, problem) => {
  const begun = UNTYPED.begin(options, SEED);
  expect(begun).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});

test.each(["any text", "", SEED.toUpperCase(), SEED.slice(1), `${SEED}0`])("begin answers the seed %j", (seed) => {
  expect(bremerhaven.begin(OPTIONS, seed)).toEqual({ ok: false, problem: expect.stringContaining("the seed") });
});

test("begin fills in default options", () => {
  expect(UNTYPED.begin({ mode: "short", seats: 2 }, SEED)).toEqual(bremerhaven.begin(OPTIONS, SEED));
});

const thrower = (): never => {
  throw new Error("do not touch");
};
const TOUCHY: readonly unknown[] = [
  Object.defineProperty({}, "type", { get: thrower, enumerable: true }),
  Object.defineProperty({ type: "bid", card: 1 }, "slot", { get: thrower, enumerable: true }),
  new Proxy({}, { get: thrower, getOwnPropertyDescriptor: thrower, has: thrower, ownKeys: thrower }),
  new Proxy({ type: "done" }, { ownKeys: thrower }),
];

test("options and card sets that throw when read are refused", () => {
  const options = Object.defineProperty({ seats: 2 }, "mode", { get: thrower, enumerable: true });
  const cards = Object.defineProperty({}, "ships", { get: thrower, enumerable: true });
  for (const input of [options, cards, TOUCHY[2]]) {
    expect(UNTYPED.begin(input, SEED)).toEqual({ ok: false, problem: expect.any(String) });
    expect(UNTYPED.readOptions(input)).toEqual({ ok: false, problem: expect.any(String) });
    expect(UNTYPED.withCards(input)).toEqual({ ok: false, problem: expect.any(String) });
  }
  expect(TOUCHY.map((action) => UNTYPED.readAction(action))).toEqual(TOUCHY.map(() => undefined));
});

test("apply refuses actions that throw when read", () => {
  const revoked = Proxy.revocable({ type: "done" }, {});
  revoked.revoke();
  for (const action of [...TOUCHY, revoked.proxy]) {
    expect(UNTYPED.apply(state, 0, action)).toEqual({ ok: false, reason: "malformed" });
  }
});

test("a mistyped action does not compile, and is refused at run time", () => {
  // @ts-expect-error There is no slot of this name.
  expect(bremerhaven.apply(state, 0, { type: "bid", slot: "harbour", card: 1 })).toMatchObject({ ok: false });
  // @ts-expect-error There is no action of this type.
  expect(bremerhaven.apply(state, 0, { type: "bidd" })).toMatchObject({ ok: false });
});

test.each<unknown>([2, -1, 0.5, Number.NaN, "0", "length", "at", "__proto__", undefined, null])(
  "SHW-1 a view from the invalid seat %j is refused",
  (viewer) => {
    const untyped: { view(state: unknown, viewer: unknown): unknown } = UNTYPED;
    expect(() => untyped.view(state, viewer)).toThrow(/there is no seat .+ at a table of 2/);
  },
);

test.each<Viewer>([0, 1, "spectator"])("SHW-1 the view of %s is frozen at every depth", (viewer) => {
  const table = scenario({ mode: "long", seats: 2 }).harborPhase().goods(0, 1, "barrel");
  for (const now of [state, table.state]) {
    const before = JSON.stringify(now);
    expect(unfrozenIn(bremerhaven.view(now, viewer))).toEqual([]);
    expect(unfrozenIn(bremerhaven.unveil(now))).toEqual([]);
    expect(JSON.stringify(now)).toBe(before);
  }
});

/** The paths of all objects in a value that could be written into. */
function unfrozenIn(value: unknown, path = "view"): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => unfrozenIn(part, `${path}.${key}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}
