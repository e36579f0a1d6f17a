import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bremerhaven, type State } from "@harbor/bremerhaven";
import { hashSecret } from "../src/random.ts";
import { buildServer, type HarborServer } from "../src/server.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";
import type { EntryBody } from "../src/tables/entry.ts";
import { fold, openTable } from "../src/tables/fold.ts";
import { summaryOf } from "../src/tables/summary.ts";
import type { TableState } from "../src/tables/tableState.ts";

/** Somebody whom both servers know, by the same secret. */
export type Twin = { readonly id: string; readonly name: string; readonly cookie: string };

/** A table as it is laid into a store: in the second server's, only what is hidden may differ. */
export type LaidTable = {
  readonly code: string;
  readonly game: State;
  /** Seat for seat. */
  readonly people: readonly Twin[];
};

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
export async function openWorld(people: readonly Twin[], tables: readonly LaidTable[]): Promise<World> {
  const dataFolder = mkdtempSync(join(tmpdir(), "harbor-twin-"));
  const store = await openStore({ dataFolder });
  for (const { id, name, cookie } of people) {
    await store.addPerson({ id, name, secretHash: hashSecret(cookie.slice("harbor=".length)), at: EARLIER });
  }
  for (const table of tables) await lay(store, table);
  const server = await buildServer(
    {
      port: 0,
      host: "127.0.0.1",
      dataFolder,
      trustProxy: false,
      keepDays: 0,
      tablesPerPerson: 0,
      tablesPerHour: 0,
      commandsPerSecond: 0,
      botDelayMs: 0,
      absentAfterMs: 60_000,
      idleAfterMs: 60_000,
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

/** The table's state as it follows from its entries, but for the game, which is put in its place. */
async function lay(store: Store, { code, game, people }: LaidTable): Promise<void> {
  const [host] = people;
  if (host === undefined) throw new Error("a table needs a host");
  const { mode, seats, ordered } = game.options;
  const settings = { game: bremerhaven.id, options: { mode, seats, ordered }, isPublic: true, spectators: true };
  const created: EntryBody = { type: "created", code, settings: { ...settings, clock: 300 }, host: host.id };
  const { seed } = game.chance;
  const others: EntryBody[] = [
    ...people.map(({ id, name }, seat): EntryBody => ({ type: "sat", seat, person: id, name })),
    { type: "started", seed, rules: bremerhaven.rules, cards: bremerhaven.cards },
  ];
  let state: TableState = openTable(bremerhaven, created);
  for (const entry of others) {
    const folded = fold(bremerhaven, state, entry, EARLIER);
    if (!folded.ok) throw new Error(`the table cannot be laid: ${folded.reason}`);
    state = folded.state;
  }
  const waiting = bremerhaven.pending(game);
  const laid: TableState = {
    ...state,
    game,
    seats: state.seats.map(({ since: _, ...seat }, number) => {
      return waiting.includes(number) ? { ...seat, since: EARLIER } : seat;
    }),
  };
  const entries = [created, ...others].map((body) => ({ at: EARLIER, body }));
  const id = `table-${code}`;
  await store.createTable({ id, code, entries, summary: summaryOf(laid, EARLIER) });
  await store.saveSnapshot(id, { seq: entries.length, body: laid });
}
