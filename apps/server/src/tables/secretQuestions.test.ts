import { meuterer, type State } from "@harbor/meuterer";
import { meutererBots } from "@harbor/meuterer-bots";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leastInSecret } from "./botPace.ts";
import { readEntry } from "./entry.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, firstLegal, give, openTestRooms, type TestRooms } from "./roomsFixture.ts";

/** A game in which all turns of a seat in a part count as one decision, and some questions are secrets. */

const PEOPLE = [ADA, BEN, CLEO] as const;
const CLOCK_MS = 30_000;
const LONG_THOUGHT_MS = 40;
const STEP_MS = 10;

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  fixture = await openTestRooms();
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

const open = (clock?: 30) =>
  fixture.start(PEOPLE, { game: meuterer.id, options: { mode: "plain", seats: 3 }, ...(clock && { clock }) });

/** Lets time pass, and waits for what is then written. */
async function pass(table: Room, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 4; turn += 1) {
    await table.refresh();
    await vi.advanceTimersByTimeAsync(1);
  }
}

function stateOf({ state }: Room): State {
  const game = state.game;
  if (typeof game !== "object" || game === null || !("players" in game)) throw new Error("the game has not begun");
  return game as State;
}

function asked(table: Room): number {
  const [seat] = meuterer.pending(stateOf(table));
  if (seat === undefined) throw new Error("nobody is asked");
  return seat;
}

const act = (table: Room, action: Record<string, string | number>, seat = asked(table)) =>
  give(table, PEOPLE[seat] ?? ADA, { do: "act", action });

async function decisions(table: Room) {
  const entries = (await fixture.store.entriesAfter(table.id, 0)).map(({ at, body }) => ({
    at,
    entry: readEntry(body),
  }));
  return entries.flatMap(({ at, entry }) => (entry.type === "acted" ? [{ at, ...entry }] : []));
}

/** The captain has offered and laid; gives the seat whose turn it is. */
async function toFirstOfCrew(table: Room): Promise<number> {
  await act(table, { type: "offer", wage: 1 });
  await act(table, firstLegal(table, asked(table)) as Record<string, string>);
  return asked(table);
}

test("AUT-9 the autopilot finishes the lading for a seat whose clock ran out, between the turns of the others", async () => {
  const table = await open(30);
  const late = await toFirstOfCrew(table);
  await pass(table, CLOCK_MS + 1000);
  expect(table.state.seats[late]).toMatchObject({ holder: { missed: 1, autopilot: false } });
  expect(table.snapshotFor("spectators").view.seats[late]).toMatchObject({ late: true, autopilot: false });
  for (let turns = 0; stateOf(table).step === "lading" || stateOf(table).step === "roles"; turns += 1) {
    expect(turns).toBeLessThan(40);
    const seat = asked(table);
    if (seat === late) {
      // Nobody waits for a second clock.
      expect(table.snapshotFor("spectators").view.deadlines).toEqual({});
      await pass(table, 2000);
      continue;
    }
    await act(table, firstLegal(table, seat) as Record<string, string>);
  }
  const done = (await decisions(table)).filter(({ seat }) => seat === late);
  expect(done.map(({ by }) => by)).toEqual(done.map(() => "autopilot"));
  expect(done.at(-1)?.action).toMatchObject({ type: "take" });
  // The seat is its player's again, and the clock ran out once only.
  expect(table.state.seats[late]).not.toHaveProperty("late");
  expect(table.state.seats[late]).toMatchObject({ holder: { missed: 1 } });
});

test("AUT-9 whoever acts in time after all has the seat back, with a new clock for each of their turns", async () => {
  const table = await open(30);
  const late = await toFirstOfCrew(table);
  await pass(table, CLOCK_MS + 1000);
  while (asked(table) !== late) await act(table, firstLegal(table, asked(table)) as Record<string, string>);
  await act(table, firstLegal(table, late) as Record<string, string>);
  expect(table.snapshotFor("spectators").view.seats[late]).not.toHaveProperty("late");
  while (asked(table) !== late) {
    await pass(table, CLOCK_MS / 2);
    await act(table, firstLegal(table, asked(table)) as Record<string, string>);
  }
  expect(table.snapshotFor("spectators").view.deadlines).toEqual({ [late]: Date.now() + CLOCK_MS });
});

test("SHW-6 a queued answer takes a moment, so that nobody sees that it was there or that it had become illegal", async () => {
  const table = await open();
  const seat = await toFirstOfCrew(table);
  const next = (seat + 1) % PEOPLE.length;
  const [kind = "salt"] = stateOf(table).players[next]?.hand ?? [];
  const plan = [{ type: "lay", kind }, { type: "lay", kind: "pirate" }, { type: "pass" }];
  await give(table, PEOPLE[next] ?? ADA, { do: "queue", actions: plan });
  const { n } = table.snapshotFor("spectators");
  await act(table, firstLegal(table, seat) as Record<string, string>);
  const began = Date.now();
  await pass(table, 500);
  expect(asked(table)).toBe(next);
  expect(table.snapshotFor("spectators").n).toBe(n + 1);
  await pass(table, 3000);
  expect((await decisions(table)).at(-1)).toMatchObject({ seat: next, by: "queue", action: plan[0] });
  expect((await decisions(table)).at(-1)?.at).toBeGreaterThan(began + 500);
  // What is illegal when its time comes is dropped without a word.
  while (asked(table) !== next) await act(table, firstLegal(table, asked(table)) as Record<string, string>);
  const before = table.snapshotFor("spectators").n;
  await pass(table, 5000);
  expect(table.state.seats[next]?.queue).toEqual([]);
  expect(table.snapshotFor("spectators").n).toBe(before);
});

test("SHW-6 a queue that is changed while it takes its moment is not played as it was", async () => {
  const table = await open();
  const seat = await toFirstOfCrew(table);
  const next = (seat + 1) % PEOPLE.length;
  const person = PEOPLE[next] ?? ADA;
  const kinds = [...new Set(stateOf(table).players[next]?.hand ?? [])];
  await give(table, person, { do: "queue", actions: [{ type: "lay", kind: kinds[0] ?? "" }] });
  await act(table, firstLegal(table, seat) as Record<string, string>);
  await pass(table, 300);
  await give(table, person, { do: "queue", actions: [{ type: "pass" }] });
  await pass(table, 4000);
  expect((await decisions(table)).at(-1)).toMatchObject({ seat: next, by: "queue", action: { type: "pass" } });
});

test("SHW-6 at a table without pauses a bot with one answer takes as long as one that has to think", async () => {
  await fixture.close();
  fixture = await openTestRooms({
    think: () => async (situation) => {
      const { legal } = situation;
      if (legal.length > 1) await new Promise((resolve) => setTimeout(resolve, LONG_THOUGHT_MS));
      return legal[situation.luck.charCodeAt(0) % legal.length];
    },
    captainMs: LONG_THOUGHT_MS,
  });
  const one: number[] = [];
  const several: number[] = [];
  // How many questions have one answer depends on the deal.
  for (let games = 0; games < 8 && Math.min(one.length, several.length) <= 4; games += 1) await playThrough();
  for (const times of [one, several]) {
    expect(times.length).toBeGreaterThan(4);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(leastInSecret(LONG_THOUGHT_MS));
    expect(Math.max(...times)).toBeLessThan(leastInSecret(LONG_THOUGHT_MS) + LONG_THOUGHT_MS);
  }

  async function playThrough(): Promise<void> {
    const wolves = meutererBots.persons.filter(({ strength }) => strength === "captain");
    const table = await fixture.rooms.byCode(
      await fixture.rooms.create(ADA, {
        game: meuterer.id,
        options: { mode: "plain", seats: 3 },
        isPublic: false,
        spectators: true,
        botPace: "at-once",
      }),
    );
    if (table === undefined) throw new Error("no table");
    for (const [seat, { id }] of wolves.slice(0, 3).entries()) await give(table, ADA, { do: "add-bot", seat, bot: id });
    const began = Date.now();
    await give(table, ADA, { do: "start" });
    for (let steps = 0; steps < 1000 && table.state.status === "playing"; steps += 1) {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      await table.refresh();
    }
    const begun = meuterer.begin({ mode: "plain", seats: 3, chart: "shuffled" }, table.state.seed ?? "");
    if (!begun.ok) throw new Error(begun.problem);
    let { state } = begun;
    let before = began;
    for (const { at, seat, action } of await decisions(table)) {
      const legal = meuterer.legal(state, seat);
      if (meuterer.asksInSecret?.(state) === true) (legal.length === 1 ? one : several).push(at - before);
      const read = meuterer.readAction(action);
      const applied = read === undefined ? undefined : meuterer.apply(state, seat, read);
      if (applied?.ok !== true) throw new Error("it was not legal");
      ({ state } = applied);
      before = at;
    }
  }
});
