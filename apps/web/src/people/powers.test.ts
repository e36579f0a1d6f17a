import type { TableView } from "@harbor/protocol";
import { expect, test } from "vitest";
import { freeToWriteAt, mayWriteAt } from "./ChatPace.tsx";
import { powersOver } from "./powers.ts";

const BEN: TableView["seats"][number] = {
  kind: "person",
  name: "Ben",
  author: "ben",
  present: true,
  away: false,
  autopilot: false,
  color: 1,
};

function table(change: Partial<TableView> = {}): TableView {
  return {
    code: "ABC234",
    settings: { game: "any", options: {}, isPublic: false, spectators: true },
    status: "open",
    choices: [],
    seats: [{ kind: "empty", color: 0 }, BEN],
    you: { isHost: true },
    deadlines: {},
    votes: {},
    closing: [],
    muted: [],
    keptOut: [],
    chatPace: "free",
    sameSeed: false,
    watchers: 0,
    watcherNames: [],
    watcherAuthors: [],
    ...change,
  };
}

const kept = (from: TableView["keptOut"][number]["from"]): Partial<TableView> => ({
  seats: [],
  keptOut: [{ author: "ben", name: "Ben", from }],
});

test.each<[string, Partial<TableView>, Partial<ReturnType<typeof powersOver>>]>([
  ["a player before the start", {}, { mayClear: 1, mayBanSeats: true, mayBanTable: true, isSeatSafe: false }],
  ["a spectator before the start", { seats: [] }, { mayClear: undefined, mayBanSeats: true, mayBanTable: true }],
  ["a player during the game", { status: "playing" }, { mayClear: undefined, mayBanTable: false, isSeatSafe: true }],
  ["a spectator during the game", { status: "playing", seats: [] }, { mayBanSeats: false, mayBanTable: true }],
  [
    "a player who has resigned",
    { status: "playing", seats: [{ ...BEN, resigned: true }] },
    { mayBanTable: true, isSeatSafe: false },
  ],
  ["somebody removed from a seat", kept("seat"), { mayBanSeats: true, mayBanTable: true, mayReadmit: false }],
  ["somebody who may only watch", kept("seats"), { mayBanSeats: false, mayBanTable: true, mayReadmit: true }],
  ["somebody removed from the table", kept("table"), { mayBanSeats: false, mayBanTable: false, mayReadmit: true }],
])("what a host can do about %s", (_, change, powers) => {
  expect(powersOver(table(change), "ben")).toMatchObject(powers);
});

test("the next message is allowed according to the pace and the last message", () => {
  const said = (author: string, at: number) => ({ author, name: author, text: "ahoy", at });
  const chat = [said("ada", 1000), said("ben", 2000), said("ada", 3000), said("ben", 4000)];
  expect(freeToWriteAt(table({ chatPace: "10s" }), chat, "ada")).toBe(13_000);
  expect(freeToWriteAt(table({ chatPace: "30s" }), chat, "ada")).toBe(33_000);
  expect(freeToWriteAt(table({ chatPace: "30s" }), chat, "cleo")).toBe(0);
  for (const chatPace of ["free", "players", "off"] as const)
    expect(freeToWriteAt(table({ chatPace }), chat, "ada")).toBe(0);
});

test("the pace decides who may write", () => {
  expect(mayWriteAt(table({ chatPace: "players" }))).toBe(false);
  expect(mayWriteAt(table({ chatPace: "players", you: { isHost: false, seat: 1 } }))).toBe(true);
  expect(mayWriteAt(table({ chatPace: "off", you: { isHost: true, seat: 1 } }))).toBe(false);
  expect(mayWriteAt(table({ chatPace: "10s" }))).toBe(true);
});
