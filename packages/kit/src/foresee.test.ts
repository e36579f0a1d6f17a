import { expect, test } from "vitest";
import { anyStateLike, foresee } from "./foresee.ts";

/** A counter that may rise by one at a time and ends at three. Its seed is hidden from everybody. */
const counter = {
  imagine: (view: number, seed: string) => ({ count: view, seed }),
  apply: (state: { readonly count: number; readonly seed: string }, _seat: number, action: "up" | "down") =>
    action === "up" && state.count < 3
      ? ({ ok: true, state: { ...state, count: state.count + 1 }, events: [] } as const)
      : ({ ok: false, reason: "illegal" } as const),
  view: ({ count }: { readonly count: number }) => count,
};

test("actions are foreseen one by one, up to the first that is refused", () => {
  expect(foresee(counter, 0, 0, [])).toBe(0);
  expect(foresee(counter, 0, 0, ["up", "up"])).toBe(2);
  expect(foresee(counter, 0, 0, ["up", "down", "up"])).toBe(1);
  expect(foresee(counter, 2, 0, ["up", "up"])).toBe(3);
});

test("the state imagined for a view is always the same", () => {
  expect(anyStateLike(counter, 1)).toEqual(anyStateLike(counter, 1));
});
