import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command, MOST_KEPT_OUT } from "@harbor/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MOST_ASIDES } from "./bounds.ts";
import type { Room } from "./room.ts";
import { seatsAgain } from "./rooms.ts";
import { ADA, BEN, CLEO, DORA, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";
import { authorId } from "./tableState.ts";

let folder: string;
let fixture: TestRooms;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-moderation-"));
  fixture = await openTestRooms({}, folder);
});
afterEach(async () => {
  await fixture.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SEATS = { options: { mode: "short", seats: 3 } };
const seen = (table: Room) => table.snapshotFor("host").view;
const authorOf = (table: Room, { id }: { readonly id: string }) => authorId(table.state.code, id);
const keepOut = (table: Room, who: { readonly id: string }, from: "seats" | "table"): Command => {
  return { do: "keep-out", author: authorOf(table, who), from };
};
const readmit = (table: Room, who: { readonly id: string }): Command => {
  return { do: "let-in", author: authorOf(table, who) };
};

test("whoever is sent off a seat is told so until they sit again", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  expect(seen(table).seats[1]?.kind).toBe("empty");
  expect(seen(table).keptOut).toEqual([{ author: authorOf(table, BEN), name: "Ben", from: "seat" }]);
  await give(table, BEN, { do: "say", text: "oh" });
  await give(table, BEN, { do: "sit", seat: 1 });
  expect(seen(table).keptOut).toEqual([]);
});

test("a bot and one's own seat are cleared without a word, and what was said is over when the game begins", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await give(table, ADA, { do: "clear-seat", seat: 0 });
  await give(table, ADA, { do: "clear-seat", seat: 2 });
  expect(seen(table).keptOut).toEqual([]);
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  for (const seat of [0, 1, 2]) await give(table, ADA, { do: "add-bot", seat });
  await give(table, ADA, { do: "start" });
  expect(seen(table).keptOut).toEqual([]);
});

test("whoever is kept from the seats may watch and talk, but not sit, until they are let back", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await give(table, ADA, keepOut(table, BEN, "seats"));
  expect(seen(table).seats[1]?.kind).toBe("empty");
  expect(table.audienceOf(BEN.id)).toBe("spectators");
  expect(await order(table, BEN, { do: "sit", seat: 1 })).toMatchObject({ code: "kept-out" });
  await give(table, BEN, { do: "say", text: "please" });
  await give(table, ADA, readmit(table, BEN));
  await give(table, BEN, { do: "sit", seat: 1 });
});

test("whoever is kept from the table sees nothing of it and does nothing there", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await give(table, ADA, keepOut(table, BEN, "seats"));
  await give(table, ADA, keepOut(table, BEN, "table"));
  expect(table.audienceOf(BEN.id)).toBe("outside");
  expect(table.admits("outside")).toBe(false);
  for (const command of [
    { do: "sit", seat: 1 },
    { do: "say", text: "let me in" },
    { do: "stand" },
    { do: "rematch" },
  ] as const)
    expect(await order(table, BEN, command)).toMatchObject({ code: "kept-out" });
  expect(seen(table).keptOut).toMatchObject([{ name: "Ben", from: "table" }]);
  await give(table, ADA, readmit(table, BEN));
  expect(table.audienceOf(BEN.id)).toBe("spectators");
});

test("only the host keeps people out, and nobody but people of the table, and not themselves", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  expect(await order(table, BEN, keepOut(table, ADA, "table"))).toMatchObject({ code: "not-host" });
  expect(await order(table, BEN, readmit(table, ADA))).toMatchObject({ code: "not-host" });
  expect(await order(table, ADA, keepOut(table, ADA, "table"))).toMatchObject({ code: "no-such-person" });
  expect(await order(table, ADA, keepOut(table, CLEO, "table"))).toMatchObject({ code: "no-such-person" });
  expect(await order(table, ADA, readmit(table, CLEO))).toMatchObject({ code: "no-such-person" });
  expect(await order(table, ADA, { do: "mute", author: "x", muted: true })).toMatchObject({ code: "no-such-person" });
  expect(await order(table, BEN, { do: "clear-seat", seat: 0 })).toMatchObject({ code: "not-host" });
  expect(await order(table, ADA, { do: "clear-seat", seat: 7 })).toMatchObject({ code: "no-such-seat" });
  await give(table, ADA, readmit(table, BEN));
  expect(seen(table).keptOut).toEqual([]);
});

test("in play no host takes a seat from anybody, but sends away whoever looks on", async () => {
  const table = await fixture.start([ADA, BEN], SEATS);
  for (const command of [
    keepOut(table, BEN, "seats"),
    keepOut(table, BEN, "table"),
    { do: "clear-seat", seat: 1 } as const,
  ])
    expect(await order(table, ADA, command)).toMatchObject({ code: "not-open" });
  fixture.here.push(CLEO);
  expect(await order(table, ADA, keepOut(table, CLEO, "seats"))).toMatchObject({ code: "not-open" });
  await give(table, ADA, keepOut(table, CLEO, "table"));
  expect(table.audienceOf(CLEO.id)).toBe("outside");
  expect(seen(table).seats[1]).toMatchObject({ kind: "person", name: "Ben" });
});

test("those who look on are named with their marks, so that they can be found", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  fixture.here.push(ADA, CLEO, DORA);
  await give(table, ADA, { do: "mute", author: authorOf(table, CLEO), muted: true });
  const { watchers, watcherNames, watcherAuthors } = seen(table);
  expect([watchers, watcherNames, watcherAuthors]).toEqual([2, ["Dora"], [authorOf(table, DORA)]]);
});

test("a table keeps so many out and no more; those who may sit again make room", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  const crowd = Array.from({ length: MOST_KEPT_OUT + 1 }, (_, nth) => ({ id: `guest ${nth}`, name: `Guest ${nth}` }));
  fixture.here.push(...crowd);
  const [last, ...others] = crowd.toReversed();
  for (const guest of others) await give(table, ADA, keepOut(table, guest, "table"));
  expect(seen(table).keptOut).toHaveLength(MOST_KEPT_OUT);
  expect(seen(table).keptOut.some(({ name }) => name === "Ben")).toBe(false);
  if (last !== undefined)
    expect(await order(table, ADA, keepOut(table, last, "table"))).toMatchObject({ code: "table-full" });
});

test("whoever has filled a table up can be kept from it all the same, but not in and out for ever", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  await table.note(() => Array.from({ length: MOST_ASIDES }, () => ({ type: "painted", seat: 1, color: 1 })));
  expect(await order(table, BEN, { do: "paint", color: 3 })).toMatchObject({ code: "table-full" });
  await give(table, ADA, keepOut(table, BEN, "seats"));
  expect(await order(table, ADA, keepOut(table, BEN, "table"))).toMatchObject({ code: "table-full" });
  expect(await order(table, ADA, readmit(table, BEN))).toMatchObject({ code: "table-full" });
});

test("a rematch is not for those who were kept out, and the table keeps them out when it is loaded again", async () => {
  const table = await fixture.seat([ADA, BEN, CLEO], SEATS);
  await give(table, ADA, keepOut(table, CLEO, "table"));
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  const code = await fixture.rooms.create(ADA, table.state.settings, seatsAgain(table.state));
  const again = await fixture.rooms.byCode(code);
  expect(again?.state.keptOut).toEqual([{ person: CLEO.id, name: "Cleo", from: "table" }]);
  expect(again?.audienceOf(CLEO.id)).toBe("outside");
  await fixture.stop();
  fixture = await openTestRooms({}, folder);
  const loaded = await fixture.rooms.byId(table.id);
  expect([loaded?.audienceOf(CLEO.id), loaded?.audienceOf(BEN.id)]).toEqual(["outside", "spectators"]);
});

test("a table that was kept before anybody could be kept out opens as it was, and can do all this", async () => {
  const table = await fixture.seat([ADA, BEN, CLEO], SEATS);
  const { keptOut: _k, chatPace: _c, spoken: _s, ...old } = table.state;
  // As an older server left it, without the newer fields.
  expect(old).toEqual(table.state);
  await fixture.stop();
  fixture = await openTestRooms({}, folder);
  const loaded = await fixture.rooms.byId(table.id);
  if (loaded === undefined) throw new Error("the table is gone");
  expect(seen(loaded)).toMatchObject({ keptOut: [], chatPace: "free" });
  await give(loaded, ADA, keepOut(loaded, CLEO, "seats"));
  await give(loaded, ADA, { do: "pace-chat", pace: "off" });
  expect(seen(loaded)).toMatchObject({ keptOut: [{ name: "Cleo" }], chatPace: "off" });
});
