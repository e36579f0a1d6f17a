import type { SeatView, TableView } from "@harbor/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRefusals, READABLE } from "./refusals.ts";

const changed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
});
afterEach(() => vi.useRealTimers());

const gone: SeatView = {
  kind: "person",
  name: "Ben",
  author: "b",
  present: false,
  away: false,
  autopilot: false,
  color: 1,
};
const view: TableView = {
  code: "ABC234",
  settings: { game: "any", options: {}, isPublic: false, spectators: true },
  status: "playing",
  choices: [],
  seats: [gone],
  you: { isHost: false, seat: 0 },
  deadlines: {},
  votes: {},
  closing: [],
  muted: [],
  sameSeed: false,
  watchers: 0,
  keptOut: [],
  chatPace: "free",
  watcherNames: [],
  watcherAuthors: [],
};
const back: TableView = { ...view, seats: [{ ...gone, present: true }] };
const VOTE = { do: "vote", seat: 0 } as const;
const ACT = { do: "act", action: { type: "bid" } } as const;

test("a refusal stays while nothing has changed", () => {
  const refusals = openRefusals(changed);
  refusals.refused(VOTE, "not-absent", view, [0]);
  vi.advanceTimersByTime(10 * READABLE);
  expect(refusals.standing(view, [0])).toEqual({ why: "not-absent", tried: "vote", nth: 1 });
});

test("it goes once the same command succeeds, whatever else happens", () => {
  const refusals = openRefusals(changed);
  refusals.refused(VOTE, "not-absent", view, []);
  refusals.accepted(ACT);
  expect(refusals.standing(view, [])).toBeDefined();
  refusals.accepted(VOTE);
  expect(refusals.standing(view, [])).toBeUndefined();
});

test("it goes with its cause, but stays long enough to be read", () => {
  const refusals = openRefusals(changed);
  refusals.refused(VOTE, "not-absent", view, []);
  expect(refusals.standing(back, [])).toBeDefined();
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(READABLE);
  expect(changed).toHaveBeenCalled();
  expect(refusals.standing(back, [])).toBeUndefined();
});

test('"not your turn" goes when the turn passes', () => {
  const refusals = openRefusals(changed);
  refusals.refused(ACT, "not-your-turn", view, [1]);
  vi.advanceTimersByTime(READABLE);
  expect(refusals.standing(view, [1])).toBeDefined();
  expect(refusals.standing(view, [0])).toBeUndefined();
});

test("each refusal has its own number", () => {
  const refusals = openRefusals(changed);
  refusals.refused(VOTE, "not-absent", view, []);
  refusals.refused(VOTE, "not-absent", view, []);
  expect(refusals.standing(view, [])?.nth).toBe(2);
});
