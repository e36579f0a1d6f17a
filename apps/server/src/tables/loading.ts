import type { GameRegistry } from "../gameRegistry.ts";
import type { AnyGame } from "../games.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, Store, StoredTable, TableId } from "../store/store.ts";
import { applyEntries, creationIn } from "./applyEntries.ts";
import { readEntry } from "./entry.ts";
import type { Loaded } from "./room.ts";
import { TABLE_FORMAT, type TableState } from "./tableState.ts";

/** The table began under rules or cards that this server does not have: it can only be closed. */
export class OtherRules extends Error {
  override readonly name = "OtherRules";
}

/** OtherRules is reported to the caller who opens the table, and is no background error. */
export function reportUnlessOtherRules(
  onBackgroundError: (error: unknown) => undefined,
): (error: unknown) => undefined {
  return (error) => (error instanceof OtherRules ? undefined : onBackgroundError(error));
}

/** Loads a table: its snapshot, and the entries since. */
export async function loadTable(store: Store, games: GameRegistry, id: TableId): Promise<Loaded | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { code } = stored;
  const snapshot = readSnapshot(stored.snapshot?.body);
  const snapshotSeq = snapshot === undefined ? 0 : (stored.snapshot?.seq ?? 0);
  let open: Pick<Loaded, "game" | "state"> | undefined;
  if (snapshot !== undefined) {
    open = { game: await findGame(games, code, snapshot.settings, snapshot.playedUnder), state: snapshot };
  }
  let seq = snapshotSeq;
  for await (const entries of pagesOf(store, stored, snapshotSeq)) {
    for (const entry of entries) {
      const game = await gameAfter(games, code, open, entry, entries);
      open = { game, state: applyEntries(game, code, open?.state, [entry]).state };
      seq = entry.seq;
    }
  }
  return open && { id, ...open, seq, snapshotSeq, seen: stored.seen };
}

/** A table's creation names its game, and its start the rules and cards. */
async function gameAfter(
  games: GameRegistry,
  code: string,
  open: Pick<Loaded, "game" | "state"> | undefined,
  entry: Entry,
  page: readonly Entry[],
): Promise<AnyGame> {
  const body = readEntry(entry.body);
  if (open === undefined) return findGame(games, code, creationIn(code, body).settings, startIn(page));
  return body.type === "started" ? findGame(games, code, open.state.settings, body) : open.game;
}

/** The stored table contains its first page, unless its snapshot is unusable. */
async function* pagesOf(store: Store, stored: StoredTable, from: number): AsyncGenerator<readonly Entry[]> {
  const isUseless = stored.snapshot !== undefined && from === 0;
  if (!isUseless) yield stored.entries;
  const read = isUseless ? 0 : (stored.entries.at(-1)?.seq ?? from);
  yield* pagesAfter(store, stored.id, read);
}

/** A game goes on under the rules and with the cards it began with. */
async function findGame(
  games: GameRegistry,
  code: string,
  settings: TableState["settings"],
  begun: TableState["playedUnder"],
): Promise<AnyGame> {
  const game = await games.find(settings.game, settings.cards, begun);
  if (game !== undefined) return game;
  throw new OtherRules(
    begun === undefined
      ? `this server does not have the game ${settings.game} of table ${code} with its cards`
      : `table ${code} began under rules or cards that this server does not have`,
  );
}

/** Custom cards may be readable only under the rules the game began with, so its start is found first. */
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
