import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { luckFrom } from "@harbor/bots";
import { afterEach, expect, test } from "vitest";
import { pagesAfter } from "../src/store/pages.ts";
import { type EntryBody, readEntry } from "../src/tables/entry.ts";
import type { Room } from "../src/tables/room.ts";
import { type BotRooms, openBotRooms, startBots, TABLE_COUNT, tableOf, until } from "./botRooms.ts";

let fixture: BotRooms | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const MINUTES_MS = 60_000;
const isOver = (table: Room) => table.state.status === "finished";

async function entriesOf({ store }: BotRooms, table: Room): Promise<EntryBody[]> {
  const bodies: EntryBody[] = [];
  for await (const page of pagesAfter(store, table.id, 0)) bodies.push(...page.map(({ body }) => readEntry(body)));
  return bodies;
}

/** Everything at a table was done by bots or the autopilot, and nothing took anything back. */
async function expectStraight(open: BotRooms, table: Room): Promise<void> {
  const acted = (await entriesOf(open, table)).flatMap((entry) => (entry.type === "acted" ? [entry] : []));
  expect(acted.length).toBeGreaterThan(20);
  const backwards = acted.filter(({ by, action }) => {
    const read = table.game.readAction(action);
    return by !== "player" && (read === undefined || table.game.takesBack(read));
  });
  expect(backwards).toEqual([]);
}

/** Plays that many games, a few at a time as on a server. */
async function playMany(open: BotRooms, games: number, atOnce: number): Promise<Room[]> {
  const played: Room[] = [];
  let next = 0;
  const lane = async () => {
    for (let nth = next++; nth < games; nth = next++) {
      const table = await startBots(open, nth % 3 === 0 ? ["mate"] : ["mate", "deckhand"], tableOf(nth));
      await until(() => isOver(table));
      played.push(table);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return played;
}

/** Enough for every mode and size, with and without its other options, at every table of bots. */
const MANY = 6 * TABLE_COUNT;

test("many games of Mates and Deckhands, in every mode and size, end without a single error", {
  timeout: 10 * MINUTES_MS,
}, async () => {
  fixture = await openBotRooms();
  const tables = await playMany(fixture, MANY, 8);
  expect(tables.length).toBe(MANY);
  expect(fixture.errors).toEqual([]);
  expect(fixture.decided).toMatchObject({ quickly: 0, "not-at-all": 0 });
  for (const table of tables) await expectStraight(fixture, table);
});

test("FAR-4 games go on and end while threads are killed at random", { timeout: 10 * MINUTES_MS }, async () => {
  fixture = await openBotRooms({}, { workers: 3 });
  const open = fixture;
  const luck = luckFrom("killer");
  let kills = 0;
  let isPlaying = true;
  const killing = (async () => {
    let next = 0;
    while (isPlaying) {
      const { "as-asked": asAsked, quickly } = open.decided;
      const alive = [...open.workers];
      // Enough is decided between two kills, however slowly threads start here.
      if (alive.length > 0 && asAsked + quickly > next) {
        next = asAsked + quickly + 50 + luck.below(200);
        await alive[luck.below(alive.length)]?.terminate();
        kills += 1;
      }
      await pause(2);
    }
  })();
  const tables = await playMany(open, TABLE_COUNT, 7);
  isPlaying = false;
  await killing;
  expect(kills).toBeGreaterThan(5);
  expect(open.errors.map(String).filter((error) => !error.includes("thread has ended"))).toEqual([]);
  for (const table of tables) await expectStraight(open, table);
});

test("games go on and end even if no bot can think", { timeout: 2 * MINUTES_MS }, async () => {
  fixture = await openBotRooms({ think: () => async () => undefined });
  const open = fixture;
  const tables = await Promise.all(["mate", "captain"].map((strength) => startBots(open, [strength])));
  await until(() => tables.every(isOver));
  expect(open.errors).toEqual([]);
  for (const table of tables) await expectStraight(open, table);
});

test("captains at several tables share the time", {
  timeout: 10 * MINUTES_MS,
}, async () => {
  fixture = await openBotRooms({}, { captainMs: 20 });
  const open = fixture;
  const tables = await Promise.all(
    [["captain", "mate"], ["captain"], ["captain", "deckhand"]].map((strengths) => startBots(open, strengths)),
  );
  await until(() => tables.every(isOver));
  expect(open.errors).toEqual([]);
  expect(open.decided).toMatchObject({ quickly: 0, "not-at-all": 0 });
});

test("FAR-4 the event loop never works 20 ms for a bot, nor waits for one", { timeout: 10 * MINUTES_MS }, async () => {
  fixture = await openBotRooms({}, { captainMs: 300 });
  const open = fixture;
  // Code that runs for the first time is compiled here, which belongs to a server's start and not to its pace.
  await playMany(open, 3, 3);
  const lag = monitorEventLoopDelay({ resolution: 10 });
  const tables = await Promise.all(Array.from({ length: 6 }, () => startBots(open, ["captain", "mate"])));
  lag.enable();
  let longestTurn = 0;
  const until = performance.now() + 4000;
  while (performance.now() < until) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longestTurn = Math.max(longestTurn, (user + system) / 1000);
  }
  lag.disable();
  // CPU time, because other programs may be running; a bot that thinks on this thread would show.
  expect(longestTurn).toBeLessThan(20);
  expect(lag.percentile(50) / 1e6).toBeLessThan(40);
  expect(open.decided["as-asked"]).toBeGreaterThan(100);
  for (const table of tables) await table.close();
});
