import { freshId, freshSecret, hashSecret } from "../src/random.ts";
import { openStore } from "../src/store/openStore.ts";
import { type Party, startHarbor, withFolder } from "./contenders.ts";
import { historyOf, keep } from "./fillStore.ts";
import { freshTimes, noteTold, type Pace, paceOf, playCalmly, type Watched } from "./humanPace.ts";
import type { Plan } from "./plan.ts";
import { ask, connect, each, pause } from "./players.ts";
import type { Usage } from "./processes.ts";
import { type Recording, SEATS } from "./recordings.ts";

/** Very many tables in one process, at every stage of their games, played at a human pace. */
export type TablesInPlay = {
  readonly tables: number;
  /** Each watches a hundred tables; the memory of sockets is measured separately. */
  readonly sockets: number;
  readonly loadedPerSecond: number;
  readonly actionsPerSecond: number;
  readonly pace: Pace;
  readonly serverBusy: number;
  /** Milliseconds by which the event loop was late during play. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly most: number };
  /** The process's memory in MB: before the first table, with all loaded, and after play. */
  readonly resident: { readonly before: number; readonly loaded: number; readonly played: number };
  /** Bytes for each table in play, after a collection. */
  readonly perTable: { readonly resident: number; readonly heap: number };
};

const TABLES_A_SOCKET = 100;
const MB = 1024 * 1024;

export async function measureTables(plan: Plan["tables"], recordings: readonly Recording[]): Promise<TablesInPlay> {
  return withFolder(async (folder) => {
    const circles = await fillWithCircles(folder, plan.tables, recordings);
    const harbor = await startHarbor({ folder });
    const { process } = harbor;
    const parties = await each(circles, ({ cookies }) =>
      each(cookies, async (cookie) => ({ socket: await connect(process.url, cookie), cookie })),
    );
    await pause(1000);
    const before = await process.ask("memory");
    const started = performance.now();
    const tables = await loadAll(circles, parties);
    const loadedPerSecond = tables.length / ((performance.now() - started) / 1000);
    await pause(1000);
    const loaded = await process.ask("memory");
    await loopDelaySince(process.url);
    const times = freshTimes();
    const cpu = await process.ask("cpu");
    await playCalmly(tables, plan.ms, times);
    const after: Usage = await process.ask("cpu");
    const loopDelay = await loopDelaySince(process.url);
    const played = await process.ask("memory");
    for (const { socket } of parties.flat()) socket.disconnect();
    await harbor.stop();
    const per = (read: (usage: Usage) => number) => (read(played) - read(before)) / tables.length;
    return {
      tables: tables.length,
      sockets: parties.flat().length,
      loadedPerSecond,
      actionsPerSecond: times.acknowledged.length / (plan.ms / 1000),
      pace: paceOf(times),
      serverBusy: (after.cpuMicros - cpu.cpuMicros) / 1000 / plan.ms,
      loopDelay,
      resident: { before: before.rss / MB, loaded: loaded.rss / MB, played: after.rss / MB },
      perTable: { resident: per(({ rss }) => rss), heap: per(({ heap }) => heap) },
    };
  });
}

/** Four people and the tables they sit at. */
type Circle = {
  readonly cookies: readonly string[];
  readonly tables: { readonly code: string; readonly recording: Recording; readonly next: number }[];
};

async function fillWithCircles(folder: string, tables: number, recordings: readonly Recording[]): Promise<Circle[]> {
  const store = await openStore({ dataFolder: folder });
  const circles: Circle[] = [];
  for (let first = 0; first < tables; first += TABLES_A_SOCKET) {
    const secrets = Array.from({ length: SEATS }, freshSecret);
    const people = Array.from({ length: SEATS }, freshId);
    for (const [seat, secret] of secrets.entries()) {
      const person = { id: people[seat] ?? "", name: `Sailor ${seat}` };
      await store.addPerson({ ...person, secretHash: hashSecret(secret), at: Date.now() });
    }
    const circle: Circle = { cookies: secrets.map((secret) => `harbor=${secret}`), tables: [] };
    await each(Array.from({ length: Math.min(TABLES_A_SOCKET, tables - first) }, freshId), async (id, nth) => {
      const recording = recordings[nth % recordings.length];
      if (recording === undefined) throw new Error("nothing is recorded");
      const next = Math.floor((recording.moves.length * 0.8 * nth) / TABLES_A_SOCKET);
      const code = await keep(store, id, historyOf(recording, people, next));
      circle.tables.push({ code, recording, next });
    });
    circles.push(circle);
  }
  await store.close();
  return circles;
}

async function loadAll(circles: readonly Circle[], parties: readonly Party[]): Promise<Watched[]> {
  const loaded = await each(circles, async ({ tables }, nth) => {
    const party = parties[nth] ?? [];
    const watched = tables.map(({ code, recording, next }): Watched => {
      const game = { party, code, moves: recording.moves, next };
      return { game, sentAt: 0, mover: 0, toldAt: undefined };
    });
    const byCode = new Map(watched.map((one) => [one.game.code, one]));
    for (const [seat, { socket }] of party.entries()) {
      for (const { code } of tables) await ask(socket, "watch", { table: code });
      // The code comes first in a patch; parsing ten thousand of them a second would overload the generator.
      socket.on("patch", (packet: string) => {
        const code = CODE.exec(packet)?.[1] ?? "";
        const one = byCode.get(code);
        if (one !== undefined) noteTold(one, seat);
      });
    }
    return watched;
  });
  return loaded.flat();
}

const CODE = /"table":"([A-Z0-9]{6})"/;

/** From the server's own metrics, which restart each time they are read. */
async function loopDelaySince(url: string): Promise<TablesInPlay["loopDelay"]> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  const ms = (name: string) =>
    Math.max(0, Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, "m").exec(numbers)?.[1]) * 1000);
  // The timer that measures it fires every ten milliseconds.
  const late = (name: string) => Math.max(0, ms(name) - TIMER_MS);
  return { p50: late("p50"), p99: late("p99"), most: late("max") };
}

const TIMER_MS = 10;
