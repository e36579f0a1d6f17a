import { expect, test } from "vitest";
import { nim } from "../test/nim.ts";
import { applyInput } from "./applyInput.ts";
import { beginChecked } from "./begin.ts";
import { seedFrom } from "./chance.ts";

const { state } = beginChecked(nim, { sticks: 5 }, seedFrom("input"));

test("a well-formed action is applied", () => {
  expect(applyInput(nim, state, 0, { type: "take", sticks: 2 })).toEqual(
    nim.apply(state, 0, { type: "take", sticks: 2 }),
  );
});

test.each([undefined, null, 7, "take", {}, { type: "take" }])("%j is refused as malformed", (input) => {
  expect(applyInput(nim, state, 0, input)).toEqual({ ok: false, reason: "malformed" });
});
