import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { RedisServer } from "../test/redisServer.ts";
import { type Harbor, startHarbor } from "./contenders.ts";
import { type Drive, driveFor, type Game } from "./flatOut.ts";
import { middle } from "./fullSpeed.ts";
import type { Plan } from "./plan.ts";
import { count, each, newcomer } from "./players.ts";
import { type Recording, SEATS } from "./recordings.ts";

/** Several processes against one, all on PostgreSQL. */
export type SideBySide = {
  readonly processes: number;
  readonly one: Drive;
  /** Everybody names their table when connecting, as the web client does. */
  readonly named: Drive;
  /** Nobody does, so half of them or more are in another process than their table. */
  readonly unnamed: Drive;
};

type Way = Exclude<keyof SideBySide, "processes">;

const ENOUGH = 1.5;

/** In rotation, round after round, so that other load on the machine affects all of them alike. */
export async function measureSideBySide(
  plan: Plan["processes"],
  recordings: readonly Recording[],
): Promise<SideBySide | undefined> {
  const postgres = await findPostgres();
  const redis = postgres === undefined ? undefined : await RedisServer.start();
  if (postgres === undefined || redis === undefined) return undefined;
  const databases = [await createDatabase(postgres), await createDatabase(postgres)] as const;
  const one = await startHarbor({ url: databases[0].url });
  const several = await startHarbor({ url: databases[1].url, redis: redis.url, processes: plan.count });
  const drives: Record<Way, Drive[]> = { one: [], named: [], unnamed: [] };
  const gamesEach: Record<Way, number> = { one: 2, named: 2, unnamed: 2 };
  const shortest = Math.min(...recordings.map(({ moves }) => moves.length));
  try {
    // The first round is a warm-up, in which everything is compiled.
    for (let round = 0; round <= plan.rounds; round += 1) {
      for (const way of ["one", "named", "unnamed"] as const) {
        const harbor = way === "one" ? one : several;
        const lanes = await openLanes(harbor, plan.tables, gamesEach[way], recordings, way !== "unnamed");
        const drive = await driveFor(harbor, lanes, plan.ms);
        if (round > 0) drives[way].push(drive);
        gamesEach[way] = Math.max(2, Math.ceil(((drive.perSecond * plan.ms) / 1000 / plan.tables / shortest) * ENOUGH));
        for (const { party } of lanes.flat()) for (const { socket } of party) socket.disconnect();
      }
    }
  } finally {
    await one.stop();
    await several.stop();
    await redis.stop();
    for (const database of databases) await database.drop();
    postgres.stop();
  }
  return {
    processes: plan.count,
    one: middle(drives.one),
    named: middle(drives.named),
    unnamed: middle(drives.unnamed),
  };
}

/** Each game has people of its own, who connect for it. */
async function openLanes(
  harbor: Harbor,
  tables: number,
  gamesEach: number,
  recordings: readonly Recording[],
  doNameIt: boolean,
): Promise<Game[][]> {
  const cookies = await each(count(SEATS * tables), () => newcomer(harbor.process.url));
  return each(count(tables), async (lane) => {
    const games: Game[] = [];
    for (let nth = 0; nth < gamesEach; nth += 1) {
      const recording = recordings[(lane * gamesEach + nth) % recordings.length];
      if (recording === undefined) throw new Error("nothing is recorded");
      const people = cookies.slice(lane * SEATS, (lane + 1) * SEATS);
      const { code, party } = await harbor.openFor(people, recording, doNameIt);
      games.push({ party, code, moves: recording.moves, next: 0 });
    }
    return games;
  });
}

/** By how much several processes would outdo one if each had a core to itself, from the CPU time of an action. */
export function speedup({ processes, one, named }: SideBySide): number {
  return (processes * one.microsPerAction) / named.microsPerAction;
}
