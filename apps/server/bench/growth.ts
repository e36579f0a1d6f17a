import { type Contender, gather, type Party, startHarbor, withFolder } from "./contenders.ts";
import { fillStore } from "./fillStore.ts";
import { type Drive, driveFor, driveTo, openGames } from "./flatOut.ts";
import { middle } from "./fullSpeed.ts";
import { type Latency, latencyOf } from "./humanPace.ts";
import type { Plan } from "./plan.ts";
import { ask, each } from "./players.ts";
import type { Recording } from "./recordings.ts";

export type Growth = {
  readonly kept: readonly { readonly tables: number; readonly drive: Drive; readonly load: Latency }[];
  readonly rounds: { readonly first: Drive; readonly last: Drive };
};

type Stand = {
  readonly tables: number;
  readonly contender: Contender;
  readonly parties: readonly Party[];
  readonly load: Latency;
};

/** The same work on stores with few and with many tables, and at the beginning and the end of games. */
export async function measureGrowth(plan: Plan["growth"], recordings: readonly Recording[]): Promise<Growth> {
  return withFolder(async (folder) => {
    const stands = await each(
      plan.kept,
      async (tables): Promise<Stand> => {
        const place = `${folder}/${tables}`;
        const codes = await fillStore(place, tables, recordings);
        const contender = await startHarbor({ folder: place });
        const parties = await gather(contender, plan.tables);
        return { tables, contender, parties, load: await loadTables(parties, codes, plan.loads) };
      },
      1,
    );
    // A separate server, because one that has done more work has more of its code compiled.
    const ends = await startHarbor({ folder: `${folder}/ends` });
    const players = await gather(ends, plan.tables);
    const drives = new Map(stands.map((stand) => [stand, [] as Drive[]]));
    const first: Drive[] = [];
    const last: Drive[] = [];
    for (let round = 0; round <= plan.rounds; round += 1) {
      for (const [stand, done] of drives) {
        const games = await openGames(stand.contender, stand.parties, recordings, GAMES_EACH);
        const drive = await driveFor(stand.contender, games, plan.ms);
        // The first round is a warm-up.
        if (round > 0) done.push(drive);
      }
      const driven = await driveEnds(ends, players, recordings);
      if (round > 0) {
        first.push(driven.first);
        last.push(driven.last);
      }
    }
    for (const { contender, parties } of [...stands, { contender: ends, parties: players }]) {
      for (const { socket } of parties.flat()) socket.disconnect();
      await contender.stop();
    }
    return {
      kept: [...drives].map(([{ tables, load }, done]) => ({ tables, load, drive: middle(done) })),
      rounds: { first: middle(first), last: middle(last) },
    };
  });
}

const GAMES_EACH = 2;

/** Loads tables that nobody has visited since the server started, one after another. */
async function loadTables(parties: readonly Party[], codes: readonly string[], most: number): Promise<Latency> {
  const socket = parties[0]?.[0]?.socket;
  if (socket === undefined) throw new Error("nobody is there");
  const step = Math.max(1, Math.floor(codes.length / most));
  const times: number[] = [];
  for (const code of codes.filter((_, index) => index % step === 0).slice(0, most)) {
    const started = performance.now();
    await ask(socket, "watch", { table: code });
    times.push(performance.now() - started);
    await ask(socket, "leave", { table: code });
  }
  return latencyOf(times);
}

/** Plays all of the first round, then on to the last one, and all of that but the final action. */
async function driveEnds(contender: Contender, parties: readonly Party[], recordings: readonly Recording[]) {
  const games = (await openGames(contender, parties, recordings)).flat();
  const roundOf = (game: (typeof games)[number]) => game.moves[game.next]?.round ?? 0;
  const first = await driveTo(contender, games, (game) => roundOf(game) > 1);
  await driveTo(contender, games, (game) => roundOf(game) >= (game.moves.at(-1)?.round ?? 0));
  const last = await driveTo(contender, games, (game) => game.next >= game.moves.length - 1);
  return { first, last };
}
