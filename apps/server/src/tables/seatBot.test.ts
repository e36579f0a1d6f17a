import { afterEach, beforeEach, expect, test } from "vitest";
import { personsIn } from "../games.ts";
import type { NewEntry } from "../store/store.ts";
import { readEntry } from "./entry.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeEach(async () => {
  fixture = await openTestRooms();
});
afterEach(() => fixture.close());

const FOUR = { options: { mode: "short", seats: 4 } };

async function openTable(): Promise<Room> {
  const table = await fixture.seat([ADA], FOUR);
  for (const seat of [1, 2, 3]) await give(table, ADA, { do: "clear-seat", seat });
  return table;
}

const botAt = (table: Room, seat: number) => {
  const seen = table.snapshotFor("spectators").view.seats[seat];
  return seen?.kind === "bot" ? seen.bot : undefined;
};

test("every game with bots has at least three of each strength, each with a unique id", () => {
  const persons = personsIn("bremerhaven");
  for (const strength of ["deckhand", "mate", "captain"]) {
    expect(persons.filter((one) => one.strength === strength).length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(persons.map(({ id }) => id)).size).toBe(persons.length);
  expect(personsIn("no-such-game")).toEqual([]);
});

test("a bot's name is shown at its seat and in lists", async () => {
  const table = await openTable();
  await give(table, ADA, { do: "add-bot", seat: 2, bot: "clara" });
  expect(botAt(table, 2)).toBe("clara");
  const listed = await fixture.store.tableByCode(table.state.code);
  expect(listed?.card).toMatchObject({
    seats: [{ kind: "person" }, { kind: "empty" }, { kind: "bot", bot: "clara" }, {}],
  });
});

test("a bot sits at a table only once, and unknown bots are refused", async () => {
  const table = await openTable();
  await give(table, ADA, { do: "add-bot", seat: 1, bot: "otto" });
  expect(await order(table, ADA, { do: "add-bot", seat: 2, bot: "otto" })).toMatchObject({ code: "bot-taken" });
  expect(await order(table, ADA, { do: "add-bot", seat: 2, bot: "nobody" })).toMatchObject({ code: "malformed" });
  expect(await order(table, ADA, { do: "add-bot", seat: 1, bot: "pim" })).toMatchObject({ code: "seat-taken" });
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  await give(table, ADA, { do: "add-bot", seat: 2, bot: "otto" });
});

test("without a name mates come, each once", async () => {
  const table = await openTable();
  for (const seat of [1, 2, 3]) await give(table, ADA, { do: "add-bot", seat });
  const seated = [1, 2, 3].map((seat) => botAt(table, seat));
  const mates = personsIn(table.game.id).filter(({ strength }) => strength === "mate");
  expect(seated.toSorted()).toEqual(
    mates
      .slice(0, 3)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("the same persons sit at the table of a rematch", async () => {
  const table = await fixture.seat([ADA, BEN], FOUR);
  const { seatsAgain } = await import("./rooms.ts");
  const again = seatsAgain(table.state).flatMap((entry) => (entry.type === "bot-sat" ? [entry.bot] : []));
  expect(again).toEqual([botAt(table, 2), botAt(table, 3)]);
});

test("a table from before there were persons loads, and its bots play on", async () => {
  const table = await fixture.start([ADA]);
  const old = (await fixture.store.entriesAfter(table.id, 0)).map(({ at, body }): NewEntry => {
    const entry = readEntry(body);
    if (entry.type === "created") return { at, body: { ...entry, code: "WXYZ23" } };
    return { at, body: entry.type === "bot-sat" ? { type: "bot-sat", seat: entry.seat, level: "random" } : entry };
  });
  const listed = await fixture.store.tableByCode(table.state.code);
  if (listed === undefined) throw new Error("the table is not there");
  const { id: _id, code: _code, ...summary } = listed;
  await fixture.store.createTable({ id: "from-before", code: "WXYZ23", entries: old, summary });
  const loaded = await fixture.rooms.byCode("WXYZ23");
  expect(loaded?.state.seats[1]?.holder).toEqual({ kind: "bot" });
  const before = loaded?.seq ?? 0;
  for (let waits = 0; waits < 500 && loaded?.seq === before; waits += 1) {
    if (loaded.game.pending(loaded.state.game).includes(0)) {
      const [action] = loaded.game.legal(loaded.state.game, 0);
      await give(loaded, ADA, { do: "act", action: Object.fromEntries(Object.entries(action ?? {})) });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(loaded?.seq).toBeGreaterThan(before);
  expect(fixture.errors).toEqual([]);
});
