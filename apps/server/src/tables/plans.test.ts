import { meuterer, type Role, type State } from "@harbor/meuterer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEntry } from "./entry.ts";
import { dropStale } from "./queued.ts";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, firstLegal, give, openTestRooms, type TestRooms } from "./roomsFixture.ts";

/** Answers left at a table for several questions, which it gives although the player is away. */

const PEOPLE = [ADA, BEN, CLEO] as const;
const A_MOMENT = 5000;

let fixture: TestRooms;
let table: Room;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  fixture = await openTestRooms();
  table = await fixture.start(PEOPLE, { game: meuterer.id, options: { mode: "plain", seats: 3 } });
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

function stateNow(): State {
  const { game } = table.state;
  if (typeof game !== "object" || game === null || !("players" in game)) throw new Error("the game has not begun");
  return game as State;
}

function asked(): number {
  const [seat] = meuterer.pending(stateNow());
  if (seat === undefined) throw new Error("nobody is asked");
  return seat;
}

async function wait(): Promise<void> {
  await vi.advanceTimersByTimeAsync(A_MOMENT);
  for (let turn = 0; turn < 4; turn += 1) {
    await table.refresh();
    await vi.advanceTimersByTimeAsync(1);
  }
}

const queueOf = (seat: number) => table.state.seats[seat]?.queue;
const personAt = (seat: number) => PEOPLE[seat] ?? ADA;
type Wish = Record<string, string | number>;
const plan = (seat: number, actions: (Wish | Wish[])[]) => give(table, personAt(seat), { do: "queue", actions });
const act = (seat: number, action: Wish) => give(table, personAt(seat), { do: "act", action });

/** The seat passes and takes this role as soon as it can, without any plan. */
async function passAndTake(seat: number, role: Role): Promise<void> {
  expect(asked()).toBe(seat);
  await act(seat, { type: "pass" });
  await act(seat, { type: "take", role });
}

/** The captain has laid a card; gives the seats of the captain and the crew, in the order of their turns. */
async function toTheCrew(): Promise<readonly [number, number, number]> {
  const captain = asked();
  await act(captain, { type: "offer", wage: 1 });
  await act(captain, firstLegal(table, captain) as Wish);
  return [captain, (captain + 1) % 3, (captain + 2) % 3];
}

async function playedBy(seat: number) {
  const entries = (await fixture.store.entriesAfter(table.id, 0)).map(({ body }) => readEntry(body));
  return entries.flatMap((entry) => (entry.type === "acted" && entry.seat === seat ? [entry] : []));
}

test("of several roles wanted the first that is there is taken, and a standing answer waits for its question", async () => {
  const [captain, first, second] = await toTheCrew();
  const sabers = { type: "fight", sabers: 0 };
  const wishes = ["mutineer", "mate", "merchant"].map((role) => ({ type: "take", role }));
  await plan(second, [{ type: "pass" }, wishes, sabers]);
  await plan(captain, [sabers]);
  await passAndTake(first, "mutineer");
  await wait();
  await wait();
  expect((await playedBy(second)).map(({ action, by }) => [action, by])).toEqual([
    [{ type: "pass" }, "queue"],
    [{ type: "take", role: "mate" }, "queue"],
  ]);
  // The captain is asked for a card: the answer about sabers is for another question, and stays.
  expect(asked()).toBe(captain);
  await wait();
  expect([asked(), queueOf(captain), queueOf(second)]).toEqual([captain, [sabers], [sabers]]);
  await act(captain, { type: "pass" });
  for (let turn = 0; turn < 4 && stateNow().step === "mutiny"; turn += 1) {
    if (asked() === first) await act(first, sabers);
    else await wait();
  }
  for (const seat of [captain, second]) {
    expect((await playedBy(seat)).find(({ action }) => isFight(action))).toMatchObject({ by: "queue" });
  }
  expect([queueOf(captain), queueOf(second)]).toEqual([[], []]);
});

test("an answer that was passed over is dropped with the one that is given", async () => {
  const [, first, second] = await toTheCrew();
  const [kind = "salt"] = stateNow().players[second]?.hand ?? [];
  await passAndTake(first, "merchant");
  await plan(second, [{ type: "take", role: "mate" }, { type: "lay", kind }, { type: "pass" }]);
  await wait();
  expect((await playedBy(second)).at(-1)).toMatchObject({ by: "queue", action: { type: "lay", kind } });
  expect(queueOf(second)).toEqual([{ type: "pass" }]);
});

test("if none of the alternatives is there, the whole queue is dropped", async () => {
  const [, first, second] = await toTheCrew();
  await plan(second, [{ type: "pass" }, [{ type: "take", role: "merchant" }], { type: "fight", sabers: 0 }]);
  await passAndTake(first, "merchant");
  await wait();
  await wait();
  expect([asked(), stateNow().step, queueOf(second)]).toEqual([second, "roles", []]);
});

test("a queue ends with the round", async () => {
  const [captain, first, second] = await toTheCrew();
  await plan(captain, [{ type: "fight", sabers: 0 }]);
  await passAndTake(first, "merchant");
  await passAndTake(second, "mate");
  expect(queueOf(captain)).toHaveLength(1);
  for (let turn = 0; turn < 20 && stateNow().round === 1; turn += 1) {
    const seat = asked();
    const legal = firstLegal(table, seat) as Wish;
    await act(seat, stateNow().step === "lading" ? { type: "pass" } : legal);
  }
  expect([stateNow().round, queueOf(captain)]).toEqual([2, []]);
});

test("what upsets plans drops the queues of all, and nothing else does", async () => {
  const [, first, second] = await toTheCrew();
  for (const seat of [first, second]) await plan(seat, [{ type: "pass" }]);
  const { state } = table;
  const after = (event: unknown) =>
    dropStale(meuterer, state, { state, facts: [{ open: event }] }).seats.map(({ queue }) => queue.length);
  const before = state.seats.map(({ queue }) => queue.length);
  expect(after({ type: "passed", seat: 0, cards: 3 })).toEqual(before);
  for (const type of ["cargo-sunk", "boarded"]) expect(after({ type })).toEqual([0, 0, 0]);
});

function isFight(action: unknown): boolean {
  return typeof action === "object" && action !== null && "type" in action && action.type === "fight";
}
