import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Person } from "../store/store.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, DORA, firstLegal, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  fixture = await openTestRooms();
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

/** Lets time pass, and waits for what is then written. */
async function pass(table: Room, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let seat = 0; seat < table.state.seats.length; seat += 1) {
    await table.refresh();
    await vi.advanceTimersByTimeAsync(1);
  }
  await table.refresh();
}

function person(table: Room, seat: number) {
  const holder = table.state.seats[seat]?.holder;
  if (holder?.kind !== "person") throw new Error(`nobody sits in seat ${seat}`);
  return { missed: holder.missed, autopilot: holder.autopilot };
}

const pendingIn = (table: Room) => table.game.pending(table.state.game);

test("when the clock runs out the autopilot does the seat's part of the phase, which counts as late once", async () => {
  const table = await fixture.start([ADA, BEN], { clock: 30 });
  expect(pendingIn(table)).toEqual(expect.arrayContaining([0, 1]));
  const before = table.seq;
  await pass(table, 29_000);
  expect(table.seq).toBe(before);
  await pass(table, 1_500);
  expect([person(table, 0).missed, person(table, 1).missed]).toEqual([1, 1]);
  const [next] = pendingIn(table);
  // The next phase is another decision with its full time.
  expect(table.snapshotFor("spectators").view.deadlines[`${next}`]).toBeGreaterThan(Date.now() + 25_000);
  const { seq } = table;
  await pass(table, 20_000);
  expect(table.seq).toBe(seq);
});

/** Both let the clock run out until both are away; gives who must decide now, and in which seat. */
async function allAway(table: Room) {
  for (let late = 0; late < 3; late += 1) await pass(table, 31_000);
  const [seat = 0] = pendingIn(table);
  return { seat, who: seat === 0 ? ADA : BEN };
}

test("two clocks in a row make a player away, and whoever acts is back", async () => {
  const table = await fixture.start([ADA, BEN], { clock: 30 });
  const { seat, who } = await allAway(table);
  const away = { away: true, autopilot: false };
  expect(table.snapshotFor("seat 0").view.seats).toMatchObject([away, away]);
  await give(table, who, { do: "act", action: firstLegal(table, seat) });
  expect(table.snapshotFor("seat 0").view.seats[seat]).toMatchObject({ away: false, autopilot: false });
  expect(table.snapshotFor("seat 0").view.seats[1 - seat]).toMatchObject(away);
});

test("whoever was away and looks at the table again has the whole time for the decision", async () => {
  const table = await fixture.start([ADA, BEN], { clock: 30 });
  const { seat, who } = await allAway(table);
  await pass(table, 20_000);
  await table.welcome(who.id);
  expect(person(table, seat)).toEqual({ missed: 0, autopilot: false });
  expect(table.snapshotFor("seat 1").view.deadlines[`${seat}`]).toBe(Date.now() + 30_000);
});

test("a player who is away is voted on though connected, and plays on by a look", async () => {
  const table = await fixture.start([ADA, BEN], { clock: 30 });
  await allAway(table);
  await give(table, ADA, { do: "vote", seat: 1 });
  expect(person(table, 1).autopilot).toBe(true);
  expect(await table.welcome(BEN.id)).toBe(true);
  expect(await table.welcome(BEN.id)).toBe(false);
  expect(person(table, 1)).toEqual({ missed: 0, autopilot: false });
});

test("one opponent alone does not vote a telephone away that was locked for two minutes", async () => {
  const table = await fixture.start([ADA, BEN]);
  fixture.gone.set(BEN.id, Date.now());
  await pass(table, 120_000);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toMatchObject({ ok: false, code: "not-absent" });
  await pass(table, 180_000);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toEqual({ ok: true });
  expect(person(table, 1).autopilot).toBe(true);
});

test("a player who is connected is not voted on, one who has been gone for a while is", async () => {
  const table = await fixture.start([ADA, BEN, CLEO]);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toMatchObject({ ok: false, code: "not-absent" });
  fixture.gone.set(BEN.id, Date.now());
  await pass(table, 59_000);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toMatchObject({ ok: false, code: "not-absent" });
  await pass(table, 2_000);
  for (const voter of [ADA, CLEO]) {
    expect(await order(table, voter, { do: "vote", seat: 1 })).toEqual({ ok: true });
  }
  expect(person(table, 1).autopilot).toBe(true);
});

test("everybody is told from when on somebody who is gone can be voted on", async () => {
  const table = await fixture.start([ADA, BEN, CLEO]);
  const benSeen = () => table.snapshotFor("seat 0").view.seats[1];
  expect(benSeen()).not.toHaveProperty("absentFrom");
  const gone = Date.now();
  fixture.gone.set(BEN.id, gone);
  table.tellPresence();
  expect(benSeen()).toMatchObject({ present: false, absentFrom: gone + 60_000 });
  await pass(table, 59_000);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toMatchObject({ code: "not-absent" });
  await pass(table, 1_000);
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toEqual({ ok: true });
  // With Cleo gone too, only Ada is left to vote.
  fixture.gone.set(CLEO.id, gone);
  table.tellPresence();
  expect(benSeen()).toMatchObject({ absentFrom: gone + 300_000 });
});

test("nobody votes on their own seat, on a bot's, on one that is not there, or from outside", async () => {
  const table = await fixture.start([ADA, BEN], { options: { mode: "short", seats: 3 } });
  fixture.gone.set(ADA.id, 0);
  expect(await order(table, ADA, { do: "vote", seat: 0 })).toMatchObject({ code: "no-such-seat" });
  expect(await order(table, ADA, { do: "vote", seat: 2 })).toMatchObject({ code: "not-absent" });
  expect(await order(table, ADA, { do: "vote", seat: 7 })).toMatchObject({ code: "no-such-seat" });
  expect(await order(table, CLEO, { do: "vote", seat: 1 })).toMatchObject({ code: "not-seated" });
});

test("of several others more than half must agree", async () => {
  const table = await fixture.start([ADA, BEN, CLEO, DORA]);
  fixture.gone.set(DORA.id, 0);
  await give(table, ADA, { do: "vote", seat: 3 });
  await give(table, ADA, { do: "vote", seat: 3 });
  expect(person(table, 3).autopilot).toBe(false);
  expect(table.snapshotFor("spectators").view.votes).toEqual({ "3": [0] });
  await give(table, BEN, { do: "vote", seat: 3 });
  expect(person(table, 3).autopilot).toBe(true);
  expect(table.snapshotFor("spectators").view.votes).toEqual({});
});

test("those who are absent themselves cannot keep a seat from the autopilot by not voting", async () => {
  const table = await fixture.start([ADA, BEN, CLEO]);
  fixture.gone.set(BEN.id, 0).set(CLEO.id, 0);
  await give(table, ADA, { do: "vote", seat: 1 });
  expect(person(table, 1).autopilot).toBe(true);
  await give(table, ADA, { do: "vote", seat: 2 });
  expect(person(table, 2).autopilot).toBe(true);
});

test("whoever comes back in the middle of a vote ends it, by a look or by a deed", async () => {
  const table = await fixture.start([ADA, BEN, CLEO, DORA]);
  for (const back of [() => table.welcome(DORA.id), () => give(table, DORA, act(table, 3))]) {
    fixture.gone.set(DORA.id, 0);
    await give(table, ADA, { do: "vote", seat: 3 });
    fixture.gone.delete(DORA.id);
    await back();
    expect(table.state.votes).toEqual({});
  }
});

test("FAR-3 a seat on autopilot plays by itself until its owner is back", async () => {
  const table = await fixture.start([ADA, BEN]);
  fixture.gone.set(BEN.id, 0);
  await give(table, ADA, { do: "vote", seat: 1 });
  for (let turns = 0; turns < 6; turns += 1) await pass(table, 700);
  expect(pendingIn(table)).toEqual([0]);
  await table.welcome(BEN.id);
  expect(person(table, 1)).toEqual({ missed: 0, autopilot: false });
});

test("bots and the autopilot play a game to its end though nobody is there", async () => {
  const table = await fixture.start([ADA], { options: { mode: "short", seats: 3 }, clock: 30 });
  for (let round = 0; round < 3000 && table.state.status === "playing"; round += 1) await pass(table, 31_000);
  expect(table.state.status).toBe("finished");
  expect(fixture.errors).toEqual([]);
});

test("a bot is not kept from its turn by people who chat, vote or change their names", async () => {
  const table = await fixture.start([ADA]);
  const before = table.state.game;
  for (let line = 0; line < 4; line += 1) {
    await pass(table, 300);
    await give(table, ADA, { do: "say", text: `${line}` });
  }
  expect(table.state.game).not.toBe(before);
});

test("who plays by the clock is not held up by other people's decisions", async () => {
  const table = await fixture.start([ADA, BEN], { clock: 30 });
  await pass(table, 20_000);
  while (pendingIn(table).includes(0)) await give(table, ADA, act(table, 0));
  await pass(table, 10_500);
  expect([person(table, 0).missed, person(table, 1).missed]).toEqual([0, 1]);
});

/** In the harbor phase, when the clock of the deciding player has just started. */
async function startHarbor(people: readonly [Person, ...Person[]]): Promise<Room> {
  const table = await fixture.start(people, { clock: 30 });
  const canUndo = () => pendingIn(table).length === people.length && table.game.phase(table.state.game) === "harbor";
  for (let played = 0; played < 2000 && !canUndo(); played += 1) {
    const [seat = 0] = pendingIn(table);
    const person = people[seat];
    if (person !== undefined) await give(table, person, act(table, seat));
  }
  expect(canUndo()).toBe(true);
  return table;
}

const deadlineOf = (table: Room, seat: number) => table.snapshotFor("spectators").view.deadlines[`${seat}`];

test("steps and taking them back gain nobody any time", async () => {
  const table = await startHarbor([ADA, BEN]);
  const deadline = deadlineOf(table, 0);
  expect(deadline).toBeDefined();
  const work = table.game.legal(table.state.game, 0).find((action) => !["done", "undo"].includes(typeOf(action)));
  for (const action of [work, { type: "undo" }, work, { type: "undo" }]) {
    await vi.advanceTimersByTimeAsync(2_000);
    await give(table, ADA, { do: "act", action: Object.fromEntries(Object.entries(action ?? {})) });
    expect(deadlineOf(table, 0)).toBe(deadline);
  }
  await pass(table, 22_500);
  expect(person(table, 0).missed).toBe(1);
});

test("a player who takes back that they were done continues with their remaining time", async () => {
  const table = await startHarbor([ADA, BEN]);
  await vi.advanceTimersByTimeAsync(5_000);
  for (let again = 0; again < 3; again += 1) {
    const left = (deadlineOf(table, 0) ?? 0) - Date.now();
    await give(table, ADA, { do: "act", action: { type: "done" } });
    expect(deadlineOf(table, 0)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(4_000);
    await give(table, ADA, { do: "act", action: { type: "undo" } });
    expect((deadlineOf(table, 0) ?? 0) - Date.now()).toBe(left);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});

function typeOf(action: unknown): string {
  return typeof action === "object" && action !== null && "type" in action ? String(action.type) : "";
}

function act(table: Room, seat: number) {
  return { do: "act", action: firstLegal(table, seat) } as const;
}
