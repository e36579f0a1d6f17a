import { median, quantile } from "@harbor/cli/numbers";
import type { Socket } from "socket.io-client";
import { driveMatches, openMatches } from "./boardLoad.ts";
import { type Contender, gather, type Party, startHarbor, startRelay } from "./contenders.ts";
import { type Drive, driveFor, openGames } from "./flatOut.ts";
import { messageIn } from "./lightParser.ts";
import type { Plan } from "./plan.ts";
import { startProcess } from "./processes.ts";
import type { Recording } from "./recordings.ts";

export type FullSpeed = {
  readonly embedded: Drive;
  readonly postgres?: Drive;
  readonly relay: Drive;
  readonly boardgameio: Drive;
  /** The size of a patch on the wire, for one recipient. */
  readonly patchBytes: { readonly median: number; readonly p99: number };
};

export type FullSpeedMeasured = { readonly result: FullSpeed; readonly broadcasts: readonly unknown[] };

/** A contender and the people who play on it. */
type Stand = { readonly contender: Contender; readonly parties: readonly Party[]; gamesEach: number };

const WARM_UP_MS = 1500;
const BROADCASTS = 500;

/** All servers in rotation, round after round, so that other load on the machine affects all of them alike. */
export async function measureFullSpeed(
  plan: Plan["fullSpeed"],
  recordings: readonly Recording[],
  folder: string,
  databaseUrl: string | undefined,
): Promise<FullSpeedMeasured> {
  const harbor = await stand(await startHarbor({ folder }), plan.tables);
  const postgres =
    databaseUrl === undefined ? undefined : await stand(await startHarbor({ url: databaseUrl }), plan.tables);
  const relay = await stand(await startRelay(), plan.tables);
  const board = await startProcess("boardServer.ts");

  // The warm-up records patches, which the relay then broadcasts.
  const packets = collectPackets(harbor.parties);
  await warmUp(harbor, recordings);
  packets.stop();
  const broadcasts = thinned(packets.seen, BROADCASTS).map(messageIn);
  relay.contender.process.tell({ broadcasts });
  for (const one of [relay, postgres]) if (one !== undefined) await warmUp(one, recordings);
  await driveMatches(board, await openMatches(board, plan.tables), WARM_UP_MS);

  const kept: Record<"embedded" | "postgres" | "relay" | "boardgameio", Drive[]> = {
    embedded: [],
    postgres: [],
    relay: [],
    boardgameio: [],
  };
  for (let round = 0; round < plan.rounds; round += 1) {
    kept.embedded.push(await drive(harbor, recordings, plan.ms));
    kept.relay.push(await drive(relay, recordings, plan.ms));
    if (postgres !== undefined) kept.postgres.push(await drive(postgres, recordings, plan.ms));
    kept.boardgameio.push(await driveMatches(board, await openMatches(board, plan.tables), plan.ms));
  }
  for (const one of [harbor, relay, postgres]) if (one !== undefined) await leave(one);
  await board.stop();
  const sizes = packets.seen.map(({ length }) => length);
  return {
    broadcasts,
    result: {
      embedded: middle(kept.embedded),
      ...(postgres !== undefined && { postgres: middle(kept.postgres) }),
      relay: middle(kept.relay),
      boardgameio: middle(kept.boardgameio),
      patchBytes: { median: median(sizes) ?? 0, p99: quantile(sizes, 0.99) ?? 0 },
    },
  };
}

async function stand(contender: Contender, tables: number): Promise<Stand> {
  return { contender, parties: await gather(contender, tables), gamesEach: 2 };
}

async function leave({ contender, parties }: Stand): Promise<void> {
  for (const { socket } of parties.flat()) socket.disconnect();
  await contender.stop();
}

/** Fresh games each time, as many as the last round's speed calls for. */
async function drive(stand: Stand, recordings: readonly Recording[], ms: number): Promise<Drive> {
  const { contender, parties } = stand;
  const done = await driveFor(contender, await openGames(contender, parties, recordings, stand.gamesEach), ms);
  const shortest = Math.min(...recordings.map(({ moves }) => moves.length));
  const spare = 1.5;
  stand.gamesEach = Math.max(2, Math.ceil(((done.perSecond * ms) / 1000 / parties.length / shortest) * spare));
  return done;
}

async function warmUp(stand: Stand, recordings: readonly Recording[]): Promise<void> {
  await drive(stand, recordings, WARM_UP_MS);
}

function collectPackets(parties: readonly Party[]): { readonly seen: string[]; stop(): void } {
  const seen: string[] = [];
  const listeners: [Socket, (packet: string) => void][] = [];
  for (const { socket } of parties.flat()) {
    const see = (packet: string) => void seen.push(packet);
    socket.on("patch", see);
    listeners.push([socket, see]);
  }
  return {
    seen,
    stop() {
      for (const [socket, see] of listeners) socket.off("patch", see);
    },
  };
}

function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, index) => index % step === 0).slice(0, most);
}

/** The median of each number. */
export function middle(drives: readonly Drive[]): Drive {
  const of = (read: (drive: Drive) => number) => median(drives.map(read)) ?? 0;
  return {
    actions: drives.reduce((sum, { actions }) => sum + actions, 0),
    perSecond: of(({ perSecond }) => perSecond),
    microsPerAction: of(({ microsPerAction }) => microsPerAction),
    serverBusy: of(({ serverBusy }) => serverBusy),
    generatorBusy: of(({ generatorBusy }) => generatorBusy),
  };
}
