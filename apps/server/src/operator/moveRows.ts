import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Schema } from "../store/schema.ts";
import { BadInput } from "./command.ts";

/** A table of the store, in both databases. */
type Shape = { readonly table: string; readonly columns: readonly { readonly name: string; readonly type: string }[] };
type Row = Readonly<Record<string, unknown>>;

/** A table's contents: how many rows, and a checksum that does not depend on their order. */
export type Sum = { readonly table: string; readonly rows: number; readonly sum: string };
/** The same, with the length of the longest row. */
type Copied = Sum & { readonly longest: number };

const ROWS_A_PAGE = 1000;
const BYTES_A_PAGE = 4 * 1024 * 1024;
/** Every store writes it when it is opened. */
const NOT_MOVED = "schema_versions";

/** The file's tables, referenced ones first. */
export function shapesOf(sqlite: Database): Shape[] {
  const names = sqlite
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all()
    .filter((name) => name !== NOT_MOVED);
  const needed = new Map(names.map((name) => [name, neededBy(sqlite, name)]));
  const sorted: string[] = [];
  while (sorted.length < names.length) {
    const next = names.filter(
      (name) => !sorted.includes(name) && needed.get(name)?.every((other) => other === name || sorted.includes(other)),
    );
    if (next.length === 0) throw new Error("the store's tables reference each other in a cycle");
    sorted.push(...next);
  }
  return sorted.map((table) => ({
    table,
    columns: sqlite
      .prepare<[string], { name: string; type: string }>("select name, type from pragma_table_info(?) order by cid")
      .all(table),
  }));
}

function neededBy(sqlite: Database, table: string): string[] {
  return sqlite.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck().all(table);
}

/** Servers write these at every start, even if nobody has played. */
const OF_SERVERS: readonly string[] = ["beats", "downtimes"];
const BEATS_WITHIN_MS = 15_000;

/** Refuses a database that has data already, or that a server is using. */
export async function mustBeEmpty(db: Kysely<Schema>, shapes: readonly Shape[]): Promise<void> {
  for (const { table } of shapes.filter((shape) => !OF_SERVERS.includes(shape.table))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new BadInput(`the database is not empty: ${table} has rows. Nothing was moved`);
  }
  const beat = await db.selectFrom("beats").select("at").executeTakeFirst();
  if (beat !== undefined && Date.now() - beat.at < BEATS_WITHIN_MS)
    throw new BadInput("a server is using the database, or was a moment ago: stop it first. Nothing was moved");
  await db.deleteFrom("beats").execute();
  await db.deleteFrom("downtimes").execute();
}

/** Copies all rows, a page at a time, and sums up what was read. */
export async function copyRows(sqlite: Database, db: Kysely<Schema>, shape: Shape): Promise<Copied> {
  const count = summing(shape);
  let longest = 0;
  let page: Row[] = [];
  let bytes = 0;
  for (const row of sqlite.prepare<[], Row>(`select * from ${quoted(shape.table)}`).iterate()) {
    const length = count.add(row);
    longest = Math.max(longest, length);
    bytes += length;
    page.push(row);
    if (page.length < ROWS_A_PAGE && bytes < BYTES_A_PAGE) continue;
    await insert(db, shape, page);
    page = [];
    bytes = 0;
  }
  if (page.length > 0) await insert(db, shape, page);
  return { ...count.sum(), longest };
}

async function insert(db: Kysely<Schema>, { table, columns }: Shape, rows: readonly Row[]): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(", ");
  const values = columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join(", ");
  const text = `insert into ${quoted(table)} (${names}) select * from unnest(${values})`;
  await db.executeQuery(
    CompiledQuery.raw(
      text,
      columns.map(({ name }) => rows.map((row) => row[name])),
    ),
  );
}

/** Sums up a table in the database, read back in pages no longer than those that were sent. */
export async function sumIn(db: Kysely<Schema>, shape: Shape, longest: number): Promise<Sum> {
  const rowsAtOnce = Math.max(1, Math.min(ROWS_A_PAGE, Math.floor(BYTES_A_PAGE / Math.max(1, longest))));
  const count = summing(shape);
  const columns = shape.columns.map(({ name }) => quoted(name)).join(", ");
  const run = (text: string) => db.executeQuery<Row>(CompiledQuery.raw(text));
  await run(`declare moved no scroll cursor for select ${columns} from ${quoted(shape.table)}`);
  for (;;) {
    const { rows } = await run(`fetch ${rowsAtOnce} from moved`);
    for (const row of rows) count.add(row);
    if (rows.length < rowsAtOnce) break;
  }
  await run("close moved");
  return count.sum();
}

/** Adds up the hashes of all rows, so their order does not matter. */
function summing({ table, columns }: Shape) {
  let rows = 0;
  let total = 0n;
  return {
    /** Returns the row's approximate length. */
    add(row: Row): number {
      const text = JSON.stringify(columns.map(({ name }) => row[name]));
      rows += 1;
      total = (total + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % 2n ** 256n;
      return text.length;
    },
    sum: (): Sum => ({ table, rows, sum: total.toString(16).padStart(64, "0").slice(0, 16) }),
  };
}

/** Names come from our own schema; some are SQL keywords and must be quoted. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
