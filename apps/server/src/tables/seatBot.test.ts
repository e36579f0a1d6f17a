import { afterEach, beforeEach, expect, test } from "vitest";
import { personsIn } from "../games.ts";
import type { NewEntry } from "../store/store.ts";
import { readEntry } from "./entry.ts";
import { ADA, BEN, give, openTestHost, order, type TestHost } from "./hostFixture.ts";
import type { LiveTable } from "./liveTable.ts";

let house: TestHost;
beforeEach(async () => {
  house = await openTestHost();
});
afterEach(() => house.close());

const FOUR = { options: { mode: "short", seats: 4 } };

async function openTable(): Promise<LiveTable> {
  const table = await house.seat([ADA], FOUR);
  for (const seat of [1, 2, 3]) await give(table, ADA, { do: "clear-seat", seat });
  return table;
}

const botAt = (table: LiveTable, seat: number) => {
  const seen = table.snapshotFor("spectators").view.seats[seat];
  return seen?.kind === "bot" ? seen.bot : undefined;
};

test("every game with bots has three persons at least of each strength, each with an id of its own", () => {
  const persons = personsIn("bremerhaven");
  for (const strength of ["deckhand", "mate", "captain"]) {
    expect(persons.filter((one) => one.strength === strength).length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(persons.map(({ id }) => id)).size).toBe(persons.length);
  expect(personsIn("no-such-game")).toEqual([]);
});

test("a seat names the person who plays from it, for all to see and in lists", async () => {
  const table = await openTable();
  await give(table, ADA, { do: "add-bot", seat: 2, bot: "alma" });
  expect(botAt(table, 2)).toBe("alma");
  const listed = await house.store.tableByCode(table.state.code);
  expect(listed?.card).toMatchObject({
    seats: [{ kind: "person" }, { kind: "empty" }, { kind: "bot", bot: "alma" }, {}],
  });
});

test("nobody sits at a table twice, and nobody comes whom the game does not have", async () => {
  const table = await openTable();
  await give(table, ADA, { do: "add-bot", seat: 1, bot: "ole" });
  expect(await order(table, ADA, { do: "add-bot", seat: 2, bot: "ole" })).toMatchObject({ code: "bot-taken" });
  expect(await order(table, ADA, { do: "add-bot", seat: 2, bot: "nobody" })).toMatchObject({ code: "malformed" });
  expect(await order(table, ADA, { do: "add-bot", seat: 1, bot: "pim" })).toMatchObject({ code: "seat-taken" });
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  await give(table, ADA, { do: "add-bot", seat: 2, bot: "ole" });
});

test("where nobody is named mates come, each of them once", async () => {
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
  const table = await house.seat([ADA, BEN], FOUR);
  const { seatsAgain } = await import("./tableHost.ts");
  const again = seatsAgain(table.state).flatMap((entry) => (entry.type === "bot-sat" ? [entry.bot] : []));
  expect(again).toEqual([botAt(table, 2), botAt(table, 3)]);
});

test("a table from before there were persons loads, and its bots play on", async () => {
  const table = await house.start([ADA]);
  const old = (await house.store.entriesAfter(table.id, 0)).map(({ at, body }): NewEntry => {
    const entry = readEntry(body);
    if (entry.type === "created") return { at, body: { ...entry, code: "WXYZ23" } };
    return { at, body: entry.type === "bot-sat" ? { type: "bot-sat", seat: entry.seat, level: "random" } : entry };
  });
  const listed = await house.store.tableByCode(table.state.code);
  if (listed === undefined) throw new Error("the table is not there");
  const { id: _id, code: _code, ...summary } = listed;
  await house.store.createTable({ id: "from-before", code: "WXYZ23", entries: old, summary });
  const loaded = await house.host.byCode("WXYZ23");
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
  expect(house.troubles).toEqual([]);
});
