import { type Action, bremerhaven, type State } from "@harbor/bremerhaven";
import { afterEach, expect, test } from "vitest";
import { pagesAfter } from "../src/store/pages.ts";
import { readEntry } from "../src/tables/entry.ts";
import type { Room } from "../src/tables/room.ts";
import { ADA, BEN, CLEO, give, openTestRooms, type TestRooms, thinkHere } from "../src/tables/roomsFixture.ts";
import { until } from "./botRooms.ts";

/** These tests look into the game: what the autopilot must not do to a player can only be said in its terms. */

let fixture: TestRooms | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const PEOPLE = [ADA, BEN, CLEO] as const;
const MINUTES_MS = 60_000;

function isState(state: unknown): state is State {
  return typeof state === "object" && state !== null && "players" in state && "work" in state;
}

function stateOf(table: Room): State {
  const { game } = table.state;
  if (!isState(game)) throw new Error("the game has not begun");
  return game;
}

async function acted(open: TestRooms, table: Room, seat: number) {
  const all = [];
  for await (const page of pagesAfter(open.store, table.id, 0)) all.push(...page.map(({ body }) => readEntry(body)));
  return all.flatMap((entry) => (entry.type === "acted" && entry.seat === seat ? [entry] : []));
}

function send(table: Room, seat: number, action: unknown): Promise<void> {
  const person = PEOPLE[seat];
  if (person === undefined || typeof action !== "object" || action === null) throw new Error("somebody must act");
  return give(table, person, { do: "act", action: Object.fromEntries(Object.entries(action)) });
}

/** What a mate would do in a seat. */
function mateAt(table: Room, seat: number): Action | undefined {
  const { game, state } = table;
  const legal = game.legal(state.game, seat).filter((action) => !game.takesBack(action));
  const view = game.view(state.game, seat);
  const chosen = thinkHere({ game, person: "greta", seat, view, legal, isComplete: true, luck: `${table.seq}` });
  return legal.length === 1 ? asAction(legal[0]) : asAction(chosen);
}

const asAction = (action: unknown): Action | undefined => bremerhaven.readAction(action);

async function leave(open: TestRooms, table: Room, seat: number): Promise<void> {
  open.gone.set(PEOPLE[seat]?.id ?? "", 0);
  for (const [voter, person] of PEOPLE.entries()) if (voter !== seat) await give(table, person, { do: "vote", seat });
}

/** Plays as mates would until a condition holds, between anybody's steps. */
async function playUntil(table: Room, isSo: (state: State) => boolean): Promise<void> {
  for (let step = 0; step < 3000 && table.state.status === "playing"; step += 1) {
    if (isSo(stateOf(table))) return;
    const [seat = 0] = table.game.pending(table.state.game);
    await send(table, seat, mateAt(table, seat));
  }
  throw new Error("the condition never held");
}

test("bids that were queued are played before the autopilot lays a card", { timeout: MINUTES_MS }, async () => {
  fixture = await openTestRooms({ botDelayMs: 0 });
  const table = await fixture.start(PEOPLE, { options: { mode: "short", seats: 3 } });
  await playUntil(table, ({ step }) => step === "bidding" && !table.game.pending(table.state.game).includes(1));
  const hand = stateOf(table).players[1]?.hand ?? [];
  const queued = hand.slice(0, 3).map(
    (card, nth): Action => ({
      type: "bid",
      slot: (["parking", "permit", "ladder"] as const)[nth] ?? "parking",
      card,
    }),
  );
  await give(table, BEN, { do: "queue", actions: queued.map((action) => Object.fromEntries(Object.entries(action))) });
  const before = (await acted(fixture, table, 1)).length;
  await leave(fixture, table, 1);
  const open = fixture;
  const own = async () => (await acted(open, table, 1)).slice(before);
  for (let step = 0; step < 60 && stateOf(table).step === "bidding"; step += 1) {
    const pending = table.game.pending(table.state.game);
    const [seat = 0] = pending;
    if (seat === 1)
      await until(() => stateOf(table).step !== "bidding" || !table.game.pending(table.state.game).includes(1));
    else await send(table, seat, mateAt(table, seat));
  }
  const done = await own();
  expect(done.slice(0, queued.length)).toMatchObject(queued.map((action) => ({ by: "queue", action })));
  const rest = done.slice(queued.length, hand.length);
  expect(rest.length).toBe(hand.length - queued.length);
  expect(rest.every(({ by, action }) => by === "autopilot" && asAction(action)?.type === "bid")).toBe(true);
});

/** How many goods lie on a seat's contracts. */
function loadedIn(state: State, seat: number): number {
  const loading = state.players[seat]?.harbor.loading ?? [];
  return loading.reduce((sum, { laid }) => sum + (laid?.delivered.length ?? 0), 0);
}

test("FAR-3 the autopilot finishes a half-done harbor, keeps every step, and unpacks or takes back nothing", {
  timeout: 5 * MINUTES_MS,
}, async () => {
  let halves = 0;
  for (let game = 0; game < 3; game += 1) {
    fixture = await openTestRooms({ botDelayMs: 0 });
    const open = fixture;
    const table = await open.start(PEOPLE, { options: { mode: "short", seats: 3 } });
    while (table.state.status === "playing") {
      const before = stateOf(table).round;
      const isAtWork = (state: State) => state.step === "harbor" && state.waiting.includes(1);
      const reached = await playUntil(table, (state) => isAtWork(state)).then(
        () => true,
        () => false,
      );
      if (!reached) break;
      const done = await halfOfThePlan(table);
      const begun = stateOf(table).work[1]?.steps ?? [];
      const loaded = loadedIn(stateOf(table), 1);
      const known = (await acted(open, table, 1)).length;
      await leave(open, table, 1);
      await until(() => !isAtWork(stateOf(table)) || table.state.status !== "playing");
      const steps = (await acted(open, table, 1)).slice(known).filter(({ by }) => by === "autopilot");
      const after = stateOf(table);
      if (after.step === "harbor") {
        expect(after.work[1]?.steps.slice(0, begun.length)).toEqual(begun);
        expect(loadedIn(after, 1)).toBeGreaterThanOrEqual(loaded);
      }
      const types = steps.map(({ action }) => asAction(action)?.type);
      expect(types).toContain("done");
      expect(types.filter((type) => type === "undo" || type === "unpack")).toEqual([]);
      if (done > 0) halves += 1;
      open.gone.delete(BEN.id);
      await table.welcome(BEN.id);
      await playUntil(table, (state) => state.round > before || state.step !== "harbor").catch(() => undefined);
    }
    expect(open.errors).toEqual([]);
    await open.close();
    fixture = undefined;
  }
  expect(halves).toBeGreaterThan(5);
});

test("when no bot can think, a part whose clock ran out is ended without breaking anything up", {
  timeout: MINUTES_MS,
}, async () => {
  let skew = 0;
  fixture = await openTestRooms({ botDelayMs: 0, think: () => async () => undefined, now: () => Date.now() + skew });
  const open = fixture;
  const table = await open.start(PEOPLE, { options: { mode: "short", seats: 3 }, clock: 30 });
  await playUntil(table, ({ step, waiting }) => step === "harbor" && waiting.includes(1));
  const known = (await acted(open, table, 1)).length;
  skew += 31_000;
  table.retime();
  await until(() => stateOf(table).step !== "harbor" || !stateOf(table).waiting.includes(1));
  const steps = (await acted(open, table, 1)).slice(known);
  expect(steps[0]).toMatchObject({ by: "autopilot", action: { type: "done" } });
});

/** Does the first half of what a mate would do; gives the number of steps. */
async function halfOfThePlan(table: Room): Promise<number> {
  let steps = 0;
  for (; steps < 3; steps += 1) {
    const action = mateAt(table, 1);
    if (action === undefined || action.type === "done") break;
    await send(table, 1, action);
  }
  return steps;
}
