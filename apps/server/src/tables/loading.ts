import type { AnyGame } from "../games.ts";
import type { GameShelf } from "../shelf.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, Store, StoredTable, TableId } from "../store/store.ts";
import { readEntry } from "./entry.ts";
import { fold, openTable } from "./fold.ts";
import type { Loaded } from "./liveTable.ts";
import { TABLE_FORMAT, type TableState } from "./tableState.ts";

/** The table was begun under rules or cards that this server does not have: it can be closed, and nothing else. */
export class OtherRules extends Error {
  override readonly name = "OtherRules";
}

/** That a table is of other rules is told to whoever opens it, and is no trouble. */
export function troubleUnlessOtherRules(onTrouble: (error: unknown) => undefined): (error: unknown) => undefined {
  return (error) => (error instanceof OtherRules ? undefined : onTrouble(error));
}

/** A table as it was left: its snapshot, and what has happened since. */
export async function loadTable(store: Store, shelf: GameShelf, id: TableId): Promise<Loaded | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { code } = stored;
  const snapshot = readSnapshot(stored.snapshot?.body);
  const snapshotSeq = snapshot === undefined ? 0 : (stored.snapshot?.seq ?? 0);
  let game: AnyGame | undefined;
  if (snapshot !== undefined) game = await findGame(shelf, code, snapshot.settings, snapshot.playedUnder);
  let state = snapshot;
  let seq = snapshotSeq;
  for await (const entries of pagesOf(store, stored, snapshotSeq)) {
    for (const { seq: number, at, body } of entries) {
      const entry = readEntry(body);
      if (state === undefined || game === undefined) {
        if (entry.type !== "created") throw new Error(`table ${code} does not begin with its creation`);
        game = await findGame(shelf, code, entry.settings, startIn(entries));
        state = openTable(game, entry);
      } else {
        if (entry.type === "started") game = await findGame(shelf, code, state.settings, entry);
        const folded = fold(game, state, entry, at);
        if (!folded.ok) throw new Error(`entry ${number} of table ${code} cannot be replayed: ${folded.reason}`);
        state = folded.state;
      }
      seq = number;
    }
  }
  return state === undefined || game === undefined
    ? undefined
    : { id, game, state, seq, snapshotSeq, seen: stored.seen };
}

/** What was read with the table is its first page, unless its snapshot is of no use. */
async function* pagesOf(store: Store, stored: StoredTable, from: number): AsyncGenerator<readonly Entry[]> {
  const isUseless = stored.snapshot !== undefined && from === 0;
  if (!isUseless) yield stored.entries;
  const read = isUseless ? 0 : (stored.entries.at(-1)?.seq ?? from);
  yield* pagesAfter(store, stored.id, read);
}

/** A game goes on under the rules and with the cards that it was begun with. */
async function findGame(
  shelf: GameShelf,
  code: string,
  settings: TableState["settings"],
  begun: TableState["playedUnder"],
): Promise<AnyGame> {
  const game = await shelf.find(settings.game, settings.cards, begun);
  if (game !== undefined) return game;
  throw new OtherRules(
    begun === undefined
      ? `this server does not have the game ${settings.game} of table ${code} with its cards`
      : `table ${code} was begun under rules or cards that this server does not have`,
  );
}

/** Cards of somebody's own may be readable under the rules of then only, so the start is looked for at once. */
function startIn(entries: readonly Entry[]): TableState["playedUnder"] {
  for (const { body } of entries) {
    const entry = readEntry(body);
    if (entry.type === "started") return entry;
  }
  return undefined;
}

function readSnapshot(body: unknown): TableState | undefined {
  return isTableState(body) ? body : undefined;
}

function isTableState(body: unknown): body is TableState {
  return typeof body === "object" && body !== null && "format" in body && body.format === TABLE_FORMAT;
}
