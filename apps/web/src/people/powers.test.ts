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
  ["who sits before the start", {}, { mayClear: 1, mayBanSeats: true, mayBanTable: true, isSeatSafe: false }],
  ["who looks on before the start", { seats: [] }, { mayClear: undefined, mayBanSeats: true, mayBanTable: true }],
  ["who sits in a game", { status: "playing" }, { mayClear: undefined, mayBanTable: false, isSeatSafe: true }],
  ["who looks on at a game", { status: "playing", seats: [] }, { mayBanSeats: false, mayBanTable: true }],
  [
    "who has given a game up",
    { status: "playing", seats: [{ ...BEN, resigned: true }] },
    { mayBanTable: true, isSeatSafe: false },
  ],
  ["who was taken off a seat", kept("seat"), { mayBanSeats: true, mayBanTable: true, mayReadmit: false }],
  ["who may only watch", kept("seats"), { mayBanSeats: false, mayBanTable: true, mayReadmit: true }],
  ["who is kept out", kept("table"), { mayBanSeats: false, mayBanTable: false, mayReadmit: true }],
])("what a host can do about one %s", (_, change, powers) => {
  expect(powersOver(table(change), "ben")).toMatchObject(powers);
});

test("when somebody may write again follows from the pace and from their own last message", () => {
  const said = (author: string, at: number) => ({ author, name: author, text: "ahoy", at });
  const chat = [said("ada", 1000), said("ben", 2000), said("ada", 3000), said("ben", 4000)];
  expect(freeToWriteAt(table({ chatPace: "10s" }), chat, "ada")).toBe(13_000);
  expect(freeToWriteAt(table({ chatPace: "30s" }), chat, "ada")).toBe(33_000);
  expect(freeToWriteAt(table({ chatPace: "30s" }), chat, "cleo")).toBe(0);
  for (const chatPace of ["free", "players", "off"] as const)
    expect(freeToWriteAt(table({ chatPace }), chat, "ada")).toBe(0);
});

test("who may write at all", () => {
  expect(mayWriteAt(table({ chatPace: "players" }))).toBe(false);
  expect(mayWriteAt(table({ chatPace: "players", you: { isHost: false, seat: 1 } }))).toBe(true);
  expect(mayWriteAt(table({ chatPace: "off", you: { isHost: true, seat: 1 } }))).toBe(false);
  expect(mayWriteAt(table({ chatPace: "10s" }))).toBe(true);
});
