import { median } from "@harbor/cli/numbers";
import { type Contender, gather, startHarbor, startRelay, withFolder } from "./contenders.ts";
import { driveTo, openGames } from "./flatOut.ts";
import type { Plan } from "./plan.ts";
import { count, each, pause } from "./players.ts";
import type { Usage } from "./processes.ts";
import { type Recording, SEATS } from "./recordings.ts";

/** Bytes: the process's resident memory, and its heap after a collection. */
export type Bytes = { readonly resident: number; readonly heap: number };
export type Memory = {
  readonly sockets: number;
  readonly idleSocket: { readonly server: Bytes; readonly relay: Bytes };
  /** A table of four in the middle of its game, without its sockets. */
  readonly tableInPlay: Bytes;
};

/** The medians of a few rounds, with fresh processes each time. */
export async function measureMemory(plan: Plan["memory"], recordings: readonly Recording[]): Promise<Memory> {
  const server: Bytes[] = [];
  const relay: Bytes[] = [];
  const tables: Bytes[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    await withFolder(async (folder) => {
      const harbor = await startHarbor({ folder });
      const { parties, idle, after } = await fill(harbor, plan.sockets);
      server.push(idle);
      const games = (await openGames(harbor, parties, recordings)).flat();
      await driveTo(harbor, games, ({ next, moves }) => next >= moves.length / 2);
      tables.push(share(after, await settled(harbor), games.length));
      for (const { socket } of parties.flat()) socket.disconnect();
      await harbor.stop();
    });
    const bare = await startRelay();
    const { parties, idle } = await fill(bare, plan.sockets);
    relay.push(idle);
    for (const { socket } of parties.flat()) socket.disconnect();
    await bare.stop();
  }
  return {
    sockets: plan.sockets,
    idleSocket: { server: middle(server), relay: middle(relay) },
    tableInPlay: middle(tables),
  };
}

const FIRST_SOCKETS = 100;

/** Connects many sockets. The first hundred, disconnected again, get the code they need compiled. */
async function fill(contender: Contender, sockets: number) {
  for (const { socket } of await each(count(FIRST_SOCKETS), () => contender.arrive())) socket.disconnect();
  const before = await settled(contender);
  const parties = await gather(contender, sockets / SEATS);
  const after = await settled(contender);
  return { parties, after, idle: share(before, after, sockets) };
}

const SETTLE_MS = 1000;

async function settled(contender: Contender): Promise<Usage> {
  await pause(SETTLE_MS);
  return contender.process.ask("memory");
}

function share(before: Usage, after: Usage, among: number): Bytes {
  return { resident: (after.rss - before.rss) / among, heap: (after.heap - before.heap) / among };
}

function middle(all: readonly Bytes[]): Bytes {
  return {
    resident: median(all.map(({ resident }) => resident)) ?? 0,
    heap: median(all.map(({ heap }) => heap)) ?? 0,
  };
}
