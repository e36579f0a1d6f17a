import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Schema } from "../store/schema.ts";
import { BadInput } from "./command.ts";

/** One of the store's tables, as both databases have it. */
type Shape = { readonly table: string; readonly columns: readonly { readonly name: string; readonly type: string }[] };
type Row = Readonly<Record<string, unknown>>;

/** What a table holds: its rows, and a sum over all of them that tells one table from another, in whatever order. */
export type Sum = { readonly table: string; readonly rows: number; readonly sum: string };
/** The same, and how long the longest row was. */
type Copied = Sum & { readonly longest: number };

const ROWS_A_PAGE = 1000;
const BYTES_A_PAGE = 4 * 1024 * 1024;
/** Written by every store that is opened. */
const NOT_MOVED = "schema_versions";

/** The file's tables, those first that others point to. */
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
    if (next.length === 0) throw new Error("the store's tables point to each other in a circle");
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

/** What each server writes that was ever started there, without anybody having played. */
const OF_SERVERS: readonly string[] = ["beats", "downtimes"];
const BEATS_WITHIN_MS = 15_000;

/** Refuses a database that holds anything already, or in which a server is at work. */
export async function mustBeEmpty(db: Kysely<Schema>, shapes: readonly Shape[]): Promise<void> {
  for (const { table } of shapes.filter((shape) => !OF_SERVERS.includes(shape.table))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new BadInput(`the database is not empty: there is something in ${table}. Nothing was moved`);
  }
  const beat = await db.selectFrom("beats").select("at").executeTakeFirst();
  if (beat !== undefined && Date.now() - beat.at < BEATS_WITHIN_MS)
    throw new BadInput("a server is using the database, or was a moment ago: stop it first. Nothing was moved");
  await db.deleteFrom("beats").execute();
  await db.deleteFrom("downtimes").execute();
}

/** Copies all rows, a page at a time, and gives what was read. */
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

/** What the database has of a table, read back a page at a time: no longer than those that were sent. */
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

/** The hashes of all rows, added up: the same in whatever order they come. */
function summing({ table, columns }: Shape) {
  let rows = 0;
  let total = 0n;
  return {
    /** Gives about how long the row is. */
    add(row: Row): number {
      const text = JSON.stringify(columns.map(({ name }) => row[name]));
      rows += 1;
      total = (total + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % 2n ** 256n;
      return text.length;
    },
    sum: (): Sum => ({ table, rows, sum: total.toString(16).padStart(64, "0").slice(0, 16) }),
  };
}

/** Names come from our own schema; they are quoted because some are words of SQL. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
