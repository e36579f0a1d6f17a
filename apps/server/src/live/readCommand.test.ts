import { commandMessageSchema } from "@harbor/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainAct, readCommand } from "./readCommand.ts";

const act = {
  table: "ABC234",
  id: "bench-0001",
  command: { do: "act", action: { type: "bid", slot: "sea", card: 5 } },
};

/** Mostly right, now and then wrong in one part, to catch mistakes of the hand-written check. */
function mostly<Right, Wrong>(right: fc.Arbitrary<Right>, wrong: fc.Arbitrary<Wrong>): fc.Arbitrary<Right | Wrong> {
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });
}
const table = mostly(fc.constant("ABC234"), fc.constantFrom("abc234", " ABC234", "ABCO23", "ABC2345", "ABC234\n", 7));
const id = mostly(
  fc.constantFrom("bench-0001", "x".repeat(40)),
  fc.constantFrom("short", "x".repeat(41), "12345678\n"),
);
const field = mostly(
  fc.constantFrom("type", "slot", "constructor", "x".repeat(20), ""),
  fc.constantFrom("__proto__", "x".repeat(21)),
);
const content = mostly(
  fc.constantFrom("bid", "x".repeat(60), 0, -1.5, true),
  fc.constantFrom("x".repeat(61), null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 3n, [], {}),
);
const fields = fc.array(fc.tuple(field, content), { maxLength: 3 }).map((pairs) => {
  const made: Record<string, unknown> = {};
  for (const [name, value] of pairs)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
});
const action = mostly(fields, fc.constantFrom<unknown>([], null, new Date(0), new Map(), "act", Object.create(null)));
const plain = { noNullPrototype: true };
const command = mostly(
  fc.record({ do: fc.constant("act"), action }, plain),
  fc.oneof(
    fc.record({ do: fc.constantFrom("sit", "Act"), action }, plain),
    fc.record({ do: fc.constant("act"), action, more: fc.constant(1) }, plain),
    fc.record({ do: fc.constant("act") }, plain),
  ),
);
const message = mostly(
  fc.record({ table, id, command }, plain),
  fc.oneof(
    fc.record({ table, id, command, more: fc.constant(undefined) }, plain),
    fc.record({ table, command }, plain),
    fc.jsonValue(),
  ),
);

test("the schema agrees on every message parsed without it", () => {
  let taken = 0;
  fc.assert(
    fc.property(message, (given) => {
      const read = plainAct(given);
      if (read === undefined) return;
      taken += 1;
      expect(commandMessageSchema.safeParse(given)).toEqual({ success: true, data: read });
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(1000);
});

test("an action as clients send it needs no schema", () => {
  expect(plainAct(act)).toEqual(act);
});

test.each<[string, unknown]>([
  ["a lower-case code", { ...act, table: "abc234" }],
  ["an extra field", { ...act, more: 1 }],
  ["another command", { ...act, command: { do: "start" } }],
  ["a list in an action", { ...act, command: { do: "act", action: { type: ["bid"] } } }],
])("%s is left to the schema", (_, given) => {
  expect(plainAct(given)).toBeUndefined();
  expect(readCommand(given)).toEqual(commandMessageSchema.safeParse(given));
});
