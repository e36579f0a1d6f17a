import type { SeatView, TableView } from "@harbor/protocol";
import { expect, test } from "vitest";
import { ballotOn, consentTo, standingOf, timeLeft } from "./standing.ts";

const person = (change: Partial<Extract<SeatView, { kind: "person" }>> = {}): SeatView => ({
  kind: "person",
  name: "Ada",
  author: "a",
  present: true,
  away: false,
  autopilot: false,
  color: 0,
  ...change,
});
const NOW = 100_000;
const GONE = person({ present: false, absentFrom: NOW });

test.each<[string, SeatView, boolean, string]>([
  ["is here", person(), false, "here"],
  ["is deciding", person(), true, "thinking"],
  ["is gone with a decision pending", GONE, true, "gone"],
  ["lets the clock run out", person({ away: true }), true, "away"],
  ["is played for by the autopilot", person({ autopilot: true, present: false }), true, "autopilot"],
  ["is a bot", { kind: "bot", color: 1 }, true, "bot"],
  ["is nobody", { kind: "empty", color: 1 }, false, "empty"],
])("somebody who %s", (_, seat, waitedFor, standing) => {
  expect(standingOf(seat, waitedFor)).toBe(standing);
});

function tableOf(seats: readonly SeatView[], own: number | undefined, change: Partial<TableView> = {}): TableView {
  return {
    code: "ABC234",
    settings: { game: "any", options: {}, isPublic: false, spectators: true },
    status: "playing",
    choices: [],
    seats: [...seats],
    you: { isHost: false, ...(own !== undefined && { seat: own }) },
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
    ...change,
  };
}

test.each<[string, TableView, number, ReturnType<typeof ballotOn>]>([
  ["two at a table", tableOf([person(), GONE], 0), 1, { votes: 0, needed: 1, mayVote: true, opensIn: 0 }],
  [
    "three others are here",
    tableOf([person(), GONE, person(), person()], 0),
    1,
    { votes: 0, needed: 2, mayVote: true, opensIn: 0 },
  ],
  [
    "one has voted",
    tableOf([person(), GONE, person(), person()], 0, { votes: { 1: [0] } }),
    1,
    { votes: 1, needed: 2, mayVote: false, opensIn: 0 },
  ],
  [
    "others are gone, too",
    tableOf([person(), GONE, GONE, GONE], 0),
    1,
    { votes: 0, needed: 1, mayVote: true, opensIn: 0 },
  ],
  [
    "bots have no vote",
    tableOf([person(), GONE, { kind: "bot", color: 2 }], 0),
    1,
    { votes: 0, needed: 1, mayVote: true, opensIn: 0 },
  ],
  [
    "the player has just gone",
    tableOf([person(), person({ present: false, absentFrom: NOW + 40_000 })], 0),
    1,
    { votes: 0, needed: 1, mayVote: true, opensIn: 40_000 },
  ],
  [
    "another player has just gone",
    tableOf([person(), GONE, person(), person({ present: false, absentFrom: NOW + 1 })], 0),
    1,
    { votes: 0, needed: 2, mayVote: true, opensIn: 0 },
  ],
  [
    "somebody lets the clock run out",
    tableOf([person(), person({ away: true })], 0),
    1,
    { votes: 0, needed: 1, mayVote: true, opensIn: 0 },
  ],
  [
    "spectators have no vote",
    tableOf([person(), GONE], undefined),
    1,
    { votes: 0, needed: 1, mayVote: false, opensIn: 0 },
  ],
  ["a player who is here", tableOf([person(), person()], 0), 1, undefined],
  ["before the start", tableOf([person(), GONE], 0, { status: "open" }), 1, undefined],
  ["a seat that does not exist", tableOf([person()], 0), 7, undefined],
])("a vote: %s", (_, view, target, ballot) => {
  expect(ballotOn(view, target, NOW)).toEqual(ballot);
});

const BOT: SeatView = { kind: "bot", color: 2 };

test.each<[string, TableView, ReturnType<typeof consentTo>]>([
  ["alone among bots", tableOf([person(), BOT], 0), { isGiven: false, missing: [] }],
  [
    "another player has agreed",
    tableOf([person(), person({ name: "Ben" }), person({ name: "Cleo" })], 0, { closing: [1] }),
    { isGiven: false, missing: ["Cleo"] },
  ],
  [
    "the user has agreed",
    tableOf([person(), person({ name: "Ben" })], 0, { closing: [0] }),
    { isGiven: true, missing: ["Ben"] },
  ],
  ["a spectator is not asked", tableOf([person()], undefined), undefined],
  ["before the start", tableOf([person()], 0, { status: "open" }), undefined],
])("the consent to close a table: %s", (_, view, consent) => {
  expect(consentTo(view)).toEqual(consent);
});

test.each<[number, string]>([
  [0, "0:00"],
  [-5000, "0:00"],
  [42_000, "0:42"],
  [245_400, "4:05"],
  [86_340_000, "23:59 h"],
  [3_600_000, "1:00 h"],
])("%d milliseconds left show as %s", (left, text) => {
  expect(timeLeft(1000 + left, 1000).text).toBe(text);
});
