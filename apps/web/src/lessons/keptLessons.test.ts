// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { finishLesson, forgetLesson, keepLesson, learnedIn } from "./keptLessons.ts";

const left = { step: "bid", moves: [{ seat: 0, action: { type: "bid" } }] };

beforeEach(() => localStorage.clear());

test("a lesson that was left is kept until it is finished or started over", () => {
  keepLesson("nim", "first", left);
  keepLesson("nim", "second", { step: "begin", moves: [] });
  expect(learnedIn("nim")).toEqual({ done: [], left: { first: left, second: { step: "begin", moves: [] } } });
  forgetLesson("nim", "second");
  finishLesson("nim", "first");
  finishLesson("nim", "first");
  expect(learnedIn("nim")).toEqual({ done: ["first"], left: {} });
  expect(learnedIn("other")).toEqual({ done: [], left: {} });
});

test.each([
  "no json",
  "7",
  "null",
  JSON.stringify({ done: 7, left: [] }),
  JSON.stringify({ done: [7], left: { first: { step: 1, moves: [] }, second: { step: "bid", moves: [7] } } }),
])("unreadable progress counts as none: %s", (text) => {
  localStorage.setItem("harbor:lessons:nim", text);
  expect(learnedIn("nim")).toEqual({ done: [], left: {} });
});
