import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStore } from "./embedded.ts";
import type { NewTable, Store, TableSummary } from "./store.ts";

/** Where a store keeps its data for one test; reopening finds it again. */
export type TestPlace = { open(): Promise<Store>; remove(): Promise<void> };

export type Fixture = {
  /** One for the whole suite: tests use ids of their own. */
  readonly store: Store;
  /** For tests that look at all there is. The place is removed after the test. */
  inEmptyPlace(test: (place: TestPlace) => Promise<void>): Promise<void>;
};

/** Undoes what later versions did to the first version's tables, in SQL that both databases understand. */
export const BACK_TO_FIRST_VERSION: readonly string[] = [
  "delete from schema_versions where version > 1",
  "alter table tables add column last_seq integer not null default 1",
  "drop index tables_cards",
  "drop index people_newcomers",
  "drop index tables_public_open",
  "drop index tables_public_playing",
  "create index tables_public on tables (changed_at, id) where is_public = 1 and status in ('open', 'playing')",
  "drop index secrets_person",
  "alter table tables drop column cards",
  "alter table table_people drop column seen_at",
  "alter table people drop column is_named",
  "alter table card_sets drop column saved_at",
  "alter table replays drop column is_handed_in",
  "alter table secrets drop column device",
  "drop table calls",
  "drop table pushes",
  "drop table server_keys",
  "drop table reports",
  "drop table bans",
  "drop table daily_results",
  "drop table ratings",
  "drop table rated_games",
  "drop table mails",
  "drop table mail_calls",
  "drop table passkeys",
  "drop table challenges",
];

export function newTable(change: Partial<NewTable> = {}): NewTable {
  return { id: randomUUID(), code: randomUUID(), entries: [{ at: 1, body: "created" }], summary: summary(), ...change };
}

export function summary(change: Partial<TableSummary> = {}): TableSummary {
  return { status: "open", isPublic: false, isClocked: false, people: [], card: {}, changedAt: 1, ...change };
}

/** A table with one entry. */
export async function createTable(store: Store, change: Partial<NewTable> = {}): Promise<NewTable> {
  const table = newTable(change);
  const created = await store.createTable(table);
  if (created !== "created") throw new Error(created);
  return table;
}

/** A store in a file of its own, for tests that need any store at all. */
export async function openTestStore(): Promise<{ readonly store: Store; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-store-"));
  const store = await openEmbeddedStore(folder);
  return {
    store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
