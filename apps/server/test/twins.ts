import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Move, Seed } from "@harbor/kit";
import type { TableSettings } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import { hashSecret } from "../src/random.ts";
import { buildServer, type HarborServer } from "../src/server.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";
import type { EntryBody } from "../src/tables/entry.ts";
import { fold, openTable } from "../src/tables/fold.ts";
import { summaryOf } from "../src/tables/summary.ts";
import type { TableState } from "../src/tables/tableState.ts";

/** A person known to both servers by the same secret. */
export type Twin = { readonly id: string; readonly name: string; readonly cookie: string };

/** The game that is played at a table, how, and by whom. */
type Begun = {
  readonly code: string;
  readonly game: AnyGame;
  readonly options: TableSettings["options"];
  readonly seed: Seed;
  /** By seat. */
  readonly people: readonly Twin[];
};

/** A table as it is stored; in the second world only hidden information may differ. */
export type LaidTable = Begun & { readonly state: unknown };

/** A table with everything done at it, for its history. */
export type PlayedTable = Begun & { readonly moves: readonly Move<unknown>[] };

export type World = {
  readonly server: HarborServer;
  readonly port: number;
  close(): Promise<void>;
};

const EARLIER = 1_700_000_000_000;

export function twin(letter: string): Twin {
  return { id: letter.repeat(24), name: `Sailor ${letter}`, cookie: `harbor=${letter.repeat(43)}` };
}

/** A server with these people and tables in its store before it opens. */
export async function openWorld(
  people: readonly Twin[],
  tables: readonly LaidTable[],
  played: readonly PlayedTable[] = [],
): Promise<World> {
  const dataFolder = mkdtempSync(join(tmpdir(), "harbor-twin-"));
  const store = await openStore({ dataFolder });
  for (const { id, name, cookie } of people) {
    await store.addPerson({ id, name, secretHash: hashSecret(cookie.slice("harbor=".length)), at: EARLIER });
  }
  for (const table of tables) await lay(store, table);
  for (const table of played) await play(store, table);
  const server = await buildServer(
    {
      port: 0,
      host: "127.0.0.1",
      dataFolder,
      processes: 1,
      trustProxy: false,
      keepDays: 0,
      tablesPerPerson: 0,
      tablesPerHour: 0,
      commandsPerSecond: 0,
      newcomersPerHour: 0,
      sockets: 0,
      socketsPerAddress: 0,
      unreadBytes: 64 * 1024 * 1024,
      hsts: "off",
      botDelayMs: 0,
      botWorkers: 2,
      captainMs: 50,
      absentAfterMs: 60_000,
      idleAfterMs: 60_000,
      callAfterMs: 10_000,
      pushAnywhere: false,
      logLevel: "silent",
    },
    store,
    join(dataFolder, "no-web"),
  );
  const port = Number(new URL(await server.listen()).port);
  return {
    server,
    port,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The entries by which these people began the table. */
function beginnings({ code, game, options, people, seed }: Begun): EntryBody[] {
  const [host] = people;
  if (host === undefined) throw new Error("a table needs a host");
  const settings = { game: game.id, options, isPublic: true, spectators: true, clock: 300 } as const;
  return [
    { type: "created", code, settings, host: host.id },
    ...people.map(({ id, name }, seat): EntryBody => ({ type: "sat", seat, person: id, name })),
    { type: "started", seed, rules: game.rules, cards: game.cards },
  ];
}

function foldEntries(game: AnyGame, [created, ...others]: readonly EntryBody[]): TableState {
  if (created?.type !== "created") throw new Error("a table begins with its creation");
  let state = openTable(game, created);
  for (const entry of others) {
    const folded = fold(game, state, entry, EARLIER);
    if (!folded.ok) throw new Error(`the table cannot be set up: ${folded.reason}`);
    state = folded.state;
  }
  return state;
}

async function create(store: Store, entries: readonly EntryBody[], state: TableState): Promise<string> {
  const { code } = state;
  const id = `table-${code}`;
  const laid = entries.map((body) => ({ at: EARLIER, body }));
  await store.createTable({ id, code, entries: laid, summary: summaryOf(state, EARLIER) });
  return id;
}

/** The table's state from its entries, with the given one in place of the game's. */
async function lay(store: Store, table: LaidTable): Promise<void> {
  const entries = beginnings(table);
  const begun = foldEntries(table.game, entries);
  const waiting = table.game.pending(table.state);
  const laid: TableState = {
    ...begun,
    game: table.state,
    seats: begun.seats.map(({ since: _, ...seat }, number) => {
      return waiting.includes(number) ? { ...seat, since: EARLIER } : seat;
    }),
  };
  const id = await create(store, entries, laid);
  await store.saveSnapshot(id, { seq: entries.length, body: laid });
}

async function play(store: Store, table: PlayedTable): Promise<void> {
  const played = table.moves.map(({ seat, action }): EntryBody => ({ type: "acted", seat, action, by: "player" }));
  const entries = [...beginnings(table), ...played];
  await create(store, entries, foldEntries(table.game, entries));
}
