import { afterEach, beforeEach, expect, test } from "vitest";
import { ENTRIES_A_PAGE, type Person } from "../store/store.ts";
import { MOST_ASIDES, MOST_STEPS, renameAt } from "./bounds.ts";
import { readEntry } from "./entry.ts";
import { Past, pageFor } from "./past.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";
import { OTHERS_REMEMBERED } from "./tableState.ts";

let fixture: TestRooms;
beforeEach(async () => {
  fixture = await openTestRooms();
});
afterEach(() => fixture.close());

const PEOPLE: readonly Person[] = [ADA, BEN];
type Move = Readonly<Record<string, string | number | boolean>> & { readonly type: string };

function movesOf(table: Room, seat: number): Move[] {
  return table.game.legal(table.state.game, seat).map((action) => ({ ...action }));
}

function whoMust(table: Room): { seat: number; who: Person } {
  const [seat = 0] = table.game.pending(table.state.game);
  return { seat, who: PEOPLE[seat] ?? ADA };
}

/** Plays on until somebody can step back and forth within one phase; gives who. */
async function playToHarbor(table: Room) {
  for (let actions = 0; actions < 300; actions += 1) {
    const { seat, who } = whoMust(table);
    const moves = movesOf(table, seat);
    if (table.game.phase(table.state.game) === "harbor" && moves.length > 2) return { seat, who };
    const others = moves.filter(({ type }) => type !== "undo");
    await give(table, who, { do: "act", action: others[(actions * 7) % others.length] ?? {} });
  }
  throw new Error("nobody can step back and forth");
}

const isStep = ({ type }: Move) => type !== "done" && type !== "undo";

test("what the game does not know is not queued, and of what it knows no more than it reads is kept", async () => {
  const table = await fixture.start([ADA, BEN]);
  const { seat, who } = whoMust(table);
  const junk = { type: "junk", a: "x".repeat(60), b: "x".repeat(60) };
  const { seq } = table;
  expect(await order(table, who, { do: "queue", actions: [junk] })).toMatchObject({ code: "malformed" });
  const [good = {}] = movesOf(table, seat);
  expect(await order(table, who, { do: "queue", actions: [{ ...good, more: "x" }] })).toMatchObject({
    code: "malformed",
  });
  expect(table.seq).toBe(seq);
});

test("after so many steps in one phase only the one that ends it is taken, and the next phase is another", async () => {
  const table = await fixture.start([ADA, BEN]);
  const { seat, who } = await playToHarbor(table);
  do {
    const moves = movesOf(table, seat);
    const action = moves.find(({ type }) => type === "undo") ?? moves.find(isStep);
    await give(table, who, { do: "act", action: action ?? {} });
  } while ((table.state.seats[seat]?.steps?.taken ?? 0) < MOST_STEPS);
  const more = movesOf(table, seat).find(isStep) ?? {};
  const { seq } = table;
  expect(await order(table, who, { do: "act", action: more })).toMatchObject({ code: "too-many-steps" });
  await give(table, who, { do: "queue", actions: [more] });
  expect(table.seq).toBe(seq + 2);
  expect(table.state.seats[seat]).toMatchObject({ queue: [], steps: { taken: MOST_STEPS } });
  await give(table, who, { do: "act", action: { type: "done" } });
  expect(await order(table, who, { do: "act", action: { type: "undo" } })).toMatchObject({ code: "too-many-steps" });
  while (table.game.phase(table.state.game) === "harbor") {
    await give(table, whoMust(table).who, { do: "act", action: { type: "done" } });
  }
  const next = whoMust(table);
  await give(table, next.who, { do: "act", action: movesOf(table, next.seat)[0] ?? {} });
});

test("whoever talks without end is told that there is no more room, and nobody else is", async () => {
  const table = await fixture.start([ADA, BEN]);
  const said = Array.from({ length: MOST_ASIDES }, () => order(table, ADA, { do: "say", text: "ahoy" }));
  expect((await Promise.all(said)).filter(({ ok }) => !ok)).toEqual([]);
  expect(await order(table, ADA, { do: "say", text: "ahoy" })).toMatchObject({ code: "table-full" });
  expect(await order(table, ADA, { do: "close", wanted: false })).toMatchObject({ code: "table-full" });
  await give(table, BEN, { do: "say", text: "at last" });
  await give(table, { id: "cleo", name: "Cleo" }, { do: "say", text: "ahoy" });
  const { seat, who } = whoMust(table);
  await give(table, who, { do: "act", action: movesOf(table, seat)[0] ?? {} });
  expect(renameAt(table.state, ADA.id, "Adele")).toEqual([]);
  expect(renameAt(table.state, BEN.id, "Benno")).toHaveLength(1);
  await give(table, ADA, { do: "close" });
  await give(table, BEN, { do: "close" });
  expect(table.state.status).toBe("closed");
});

test("a seat that is free is not cleared again and again", async () => {
  const table = await fixture.seat([ADA]);
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  const { seq } = table;
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  expect(table.seq).toBe(seq);
});

test("however many come and speak, only the latest of them are remembered, and all who play", async () => {
  const table = await fixture.start([ADA, BEN]);
  await table.command(BEN, "ben-speaks", { do: "say", text: "ahoy" });
  for (let nth = 0; nth < OTHERS_REMEMBERED * 2; nth += 1) {
    const stranger = { id: `stranger ${nth}`, name: "Somebody" };
    for (const time of [1, 2]) await table.command(stranger, `says-${nth}-${time}`, { do: "say", text: "ahoy" });
  }
  const known = Object.keys(table.state.recent);
  expect(known).toHaveLength(OTHERS_REMEMBERED + 2);
  expect(known).toContain(BEN.id);
  const { seq } = table;
  const last = { id: `stranger ${OTHERS_REMEMBERED * 2 - 1}`, name: "Somebody" };
  await table.command(last, `says-${OTHERS_REMEMBERED * 2 - 1}-1`, { do: "say", text: "ahoy" });
  await table.command(BEN, "ben-speaks", { do: "say", text: "ahoy" });
  expect(table.seq).toBe(seq);
});

test("a table with entries of an older version, as large as possible, is loaded and told page by page", async () => {
  const pages: number[] = [];
  await fixture.close();
  fixture = await openTestRooms();
  const { store } = fixture;
  const { entriesAfter } = store;
  store.entriesAfter = async (id, seq) => {
    const page = await entriesAfter(id, seq);
    pages.push(page.length);
    return page;
  };
  const table = await fixture.start([ADA, BEN]);
  const junk = Array.from({ length: 16 }, () => ({ type: "junk", a: "x".repeat(60) }));
  const entry = { at: Date.now(), body: { type: "queued", seat: 0, actions: junk } };
  const long = ENTRIES_A_PAGE * 2 + 7;
  await store.append(
    table.id,
    table.seq,
    Array.from({ length: long }, () => entry),
  );
  const before = table.seq;
  await table.refresh();
  expect(table.seq).toBe(before + long);
  const past = new Past(store);
  expect(pageFor("spectators", (await past.factsOf(table)) ?? [], 0).happened).toBe(table.state.happened);
  expect(Math.max(...pages)).toBe(ENTRIES_A_PAGE);
  const entries = (await store.entriesAfter(table.id, 0)).map(({ body }) => readEntry(body).type);
  expect(entries[0]).toBe("created");
});
