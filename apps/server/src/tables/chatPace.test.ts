import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fixture = await openTestRooms();
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

const say = (table: Room, who: typeof ADA, text = "ahoy") => order(table, who, { do: "say", text });
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test.each([
  ["10s", 10_000],
  ["30s", 30_000],
] as const)(
  "at the pace of %s everybody, including the host, waits before speaking again, and is told how long",
  async (pace, ms) => {
    const table = await fixture.start([ADA, BEN]);
    await give(table, BEN, { do: "say", text: "before" });
    await give(table, ADA, { do: "pace-chat", pace });
    expect(table.snapshotFor("spectators").view.chatPace).toBe(pace);
    for (const who of [ADA, BEN, CLEO]) {
      expect(await say(table, who)).toEqual({ ok: true });
      expect(await say(table, who)).toEqual({ ok: false, code: "chat-slow", wait: ms });
    }
    pass(ms - 1);
    expect(await say(table, BEN)).toEqual({ ok: false, code: "chat-slow", wait: 1 });
    pass(1);
    for (const who of [ADA, BEN, CLEO]) expect(await say(table, who)).toEqual({ ok: true });
  },
);

test("the same message sent again under its id is taken when its time has come", async () => {
  const table = await fixture.start([ADA, BEN]);
  await give(table, ADA, { do: "pace-chat", pace: "10s" });
  await give(table, BEN, { do: "say", text: "first" });
  const again = () => table.command(BEN, "the-same-id", { do: "say", text: "second" });
  expect(await again()).toMatchObject({ code: "chat-slow" });
  pass(10_000);
  expect(await again()).toEqual({ ok: true });
  expect(await again()).toEqual({ ok: true });
  expect(table.state.chat.map(({ text }) => text)).toEqual(["first", "second"]);
});

test("players alone, or nobody, until the host lets all speak again", async () => {
  const table = await fixture.start([ADA, BEN]);
  await give(table, ADA, { do: "pace-chat", pace: "players" });
  expect(await say(table, CLEO)).toMatchObject({ code: "chat-closed" });
  expect(await say(table, BEN)).toEqual({ ok: true });
  await give(table, ADA, { do: "pace-chat", pace: "off" });
  for (const who of [ADA, BEN, CLEO]) expect(await say(table, who)).toMatchObject({ code: "chat-closed" });
  await give(table, ADA, { do: "pace-chat", pace: "free" });
  for (const who of [ADA, BEN, CLEO, CLEO]) expect(await say(table, who)).toEqual({ ok: true });
});

test("only the host sets the pace, and the same pace once more changes nothing", async () => {
  const table = await fixture.start([ADA, BEN]);
  expect(await order(table, BEN, { do: "pace-chat", pace: "off" })).toMatchObject({ code: "not-host" });
  await give(table, ADA, { do: "pace-chat", pace: "free" });
  const { seq } = table;
  await give(table, ADA, { do: "pace-chat", pace: "free" });
  expect(table.seq).toBe(seq);
});

test("a clock that was set back keeps nobody silent, and what was said longer ago is forgotten", async () => {
  const table = await fixture.start([ADA, BEN]);
  await give(table, ADA, { do: "pace-chat", pace: "30s" });
  for (let nth = 0; nth < 40; nth += 1)
    await give(table, { id: `guest ${nth}`, name: "Guest" }, { do: "say", text: "x" });
  expect(table.state.spoken).toHaveLength(40);
  pass(30_000);
  await give(table, BEN, { do: "say", text: "later" });
  expect(table.state.spoken).toHaveLength(1);
  pass(-3_600_000);
  expect(await say(table, BEN)).toEqual({ ok: true });
  expect(await say(table, BEN)).toMatchObject({ code: "chat-slow", wait: 30_000 });
  await give(table, ADA, { do: "pace-chat", pace: "free" });
  await give(table, BEN, { do: "say", text: "free" });
  expect(table.state.spoken).toBeUndefined();
});
