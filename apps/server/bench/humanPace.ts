import { quantile } from "@harbor/cli/numbers";
import { type Contender, gather, startHarbor, startRelay } from "./contenders.ts";
import { type Game, openGames, playNext } from "./flatOut.ts";
import type { Plan } from "./plan.ts";
import { pause } from "./players.ts";
import type { Recording } from "./recordings.ts";

export type Latency = { readonly p50: number; readonly p99: number; readonly count: number };
/** Milliseconds from sending an action to its acknowledgement, and until the last other player heard of it. */
export type Pace = { readonly acknowledged: Latency; readonly lastPatch: Latency };
export type HumanPace = { readonly sockets: number; readonly server: Pace; readonly relay: Pace };

export type Times = { readonly acknowledged: number[]; readonly lastPatch: number[] };
export type Watched = { readonly game: Game; sentAt: number; mover: number; toldAt: number | undefined };

export const SHORTEST_THOUGHT_MS = 2000;
export const LONGEST_THOUGHT_MS = 4000;

export async function measureHumanPace(
  plan: Plan["humanPace"],
  recordings: readonly Recording[],
  folder: string,
  broadcasts: readonly unknown[],
): Promise<HumanPace> {
  const contenders = [await startHarbor({ folder }), await startRelay()] as const;
  contenders[1].process.tell({ broadcasts });
  const [server, relay] = [
    await watchGames(contenders[0], plan, recordings),
    await watchGames(contenders[1], plan, recordings),
  ];
  const times = { server: freshTimes(), relay: freshTimes() };
  // At this pace both together are little work, and other load on the machine affects both alike.
  await Promise.all([playCalmly(server, plan.ms, times.server), playCalmly(relay, plan.ms, times.relay)]);
  for (const { game } of [...server, ...relay]) for (const { socket } of game.party) socket.disconnect();
  for (const contender of contenders) await contender.stop();
  return {
    sockets: server.reduce((sum, { game }) => sum + game.party.length, 0),
    server: paceOf(times.server),
    relay: paceOf(times.relay),
  };
}

export async function watchGames(
  contender: Contender,
  { tables, ms }: Plan["humanPace"],
  recordings: readonly Recording[],
): Promise<Watched[]> {
  const games = (await openGames(contender, await gather(contender, tables), recordings)).flat();
  // A server has tables at every stage of a game. Code that runs for the first time is compiled on the way there, which
  // belongs to a server's start and not to its pace.
  await Promise.all(
    games.map(async (game, index) => {
      const last = game.moves.length - Math.ceil(ms / SHORTEST_THOUGHT_MS);
      const wanted = Math.floor((last * index) / games.length);
      while (game.next < wanted) await playNext(game);
    }),
  );
  return games.map((game) => {
    const watched: Watched = { game, sentAt: 0, mover: 0, toldAt: undefined };
    for (const [seat, { socket }] of game.party.entries()) socket.on("patch", () => noteTold(watched, seat));
    return watched;
  });
}

export function noteTold(watched: Watched, seat: number): void {
  if (seat !== watched.mover) watched.toldAt = performance.now();
}

/** At each table somebody thinks for a while, acts, and then the next one thinks. */
export async function playCalmly(tables: readonly Watched[], ms: number, times: Times): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    tables.map(async (table) => {
      await pause(Math.random() * LONGEST_THOUGHT_MS);
      while (performance.now() < until && table.game.next < table.game.moves.length) {
        table.mover = table.game.moves[table.game.next]?.seat ?? 0;
        table.toldAt = undefined;
        table.sentAt = performance.now();
        await playNext(table.game);
        times.acknowledged.push(performance.now() - table.sentAt);
        await pause(SHORTEST_THOUGHT_MS + Math.random() * (LONGEST_THOUGHT_MS - SHORTEST_THOUGHT_MS));
        if (table.toldAt !== undefined) times.lastPatch.push(table.toldAt - table.sentAt);
      }
    }),
  );
}

export function freshTimes(): Times {
  return { acknowledged: [], lastPatch: [] };
}

export function paceOf({ acknowledged, lastPatch }: Times): Pace {
  return { acknowledged: latencyOf(acknowledged), lastPatch: latencyOf(lastPatch) };
}

export function latencyOf(times: readonly number[]): Latency {
  return { p50: quantile(times, 0.5) ?? 0, p99: quantile(times, 0.99) ?? 0, count: times.length };
}
