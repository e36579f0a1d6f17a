import type { Database, Statement as Prepared } from "better-sqlite3";
import { holding } from "./fileHold.ts";
import type { SummaryRow } from "./queries.ts";
import type { Schema } from "./schema.ts";
import type { TableId } from "./store.ts";

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

type Append = {
  readonly table: TableId;
  readonly after: number;
  readonly entries: readonly Pick<Schema["entries"], "at" | "body">[];
  readonly summary?: SummaryRow;
};

/** Work for the file, all of it or nothing; it may share a transaction with other work. */
export type Work =
  | { readonly do: "run"; readonly statements: readonly Statement[]; readonly removesTables: boolean }
  /** One step of a transaction that stays open between messages; nothing else may run meanwhile. */
  | { readonly do: "step"; readonly statement: Statement }
  /** Keeps the file from changing while it is copied, measures its log, releases it. */
  | { readonly do: "hold" | "measure-log" | "release" }
  | ({ readonly do: "append" } & Append)
  /** A new table's row, and its first entries if the row was written. */
  | ({ readonly do: "create"; readonly row: Statement } & Append);

/** The result; for several statements, that of the last. */
export type Done<Row> = { readonly rows: Row[]; readonly changes: number };

/** Such work runs between two groups, outside their transactions. */
export function standsAlone(work: Work): boolean {
  return work.do === "step" || work.do === "hold" || work.do === "measure-log" || work.do === "release";
}

export type FileWorker = {
  /** Carries out one piece of work in the open transaction. */
  carryOut(work: Work): Done<unknown>;
  /** The transaction was rolled back. */
  undo(): void;
};

export function workingOn(sqlite: Database): FileWorker {
  // Created on first use: the migration that creates its tables also runs here.
  let made: Appender | undefined;
  const appender = () => {
    made ??= appending(sqlite);
    return made;
  };

  const hold = holding(sqlite);

  function run({ sql, parameters }: Statement): Done<unknown> {
    const statement = sqlite.prepare<unknown[]>(sql);
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  function carryOut(work: Work): Done<unknown> {
    switch (work.do) {
      case "run":
        if (work.removesTables) made?.forget();
        return work.statements.map(run).at(-1) ?? NOTHING;
      case "step":
        return run(work.statement);
      case "hold":
        return { rows: [hold.hold()], changes: 0 };
      case "measure-log":
        return { rows: [hold.logBytes()], changes: 0 };
      case "release":
        hold.release();
        return NOTHING;
      case "append":
        return appender().append(work) ? ONE : NOTHING;
      case "create":
        if (run(work.row).changes === 0) return NOTHING;
        appender().append(work);
        return ONE;
      default:
        return work satisfies never;
    }
  }

  return { carryOut, undo: () => made?.forget() };
}

const NOTHING: Done<unknown> = { rows: [], changes: 0 };
const ONE: Done<unknown> = { rows: [], changes: 1 };

const MOST_KNOWN = 20_000;

/**
 * The number of each table's last entry. Nobody else writes to this file, so the previous write gives it; storing it in
 * the table's row too would write more pages for every group.
 */
class LastSeqs {
  readonly #known = new Map<TableId, number>();
  readonly #read: Prepared<[TableId], number>;

  constructor(sqlite: Database) {
    this.#read = sqlite
      .prepare<[TableId], number>(
        `select coalesce((select max(seq) from entries where table_id = tables.id), 0) from tables where id = ?`,
      )
      .pluck();
  }

  /** Undefined for a table that does not exist. */
  of(table: TableId): number | undefined {
    return this.#known.get(table) ?? this.#read.get(table);
  }

  note(table: TableId, seq: number): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(table, seq);
  }

  forget(): void {
    this.#known.clear();
  }
}

type Appender = { append(append: Append): boolean; forget(): void };

/** The busiest path, with prepared statements: compiling them takes several times as long as running them. */
function appending(sqlite: Database): Appender {
  const known = new LastSeqs(sqlite);
  const add = sqlite.prepare<[TableId, number, number, string]>(
    "insert into entries (table_id, seq, at, body) values (?, ?, ?, ?)",
  );
  const peopleOf = sqlite.prepare<[TableId], string>("select people from tables where id = ?").pluck();
  const summarize = sqlite.prepare<[SummaryRow & { readonly id: TableId }]>(
    `update tables set status = @status, is_public = @is_public, people = @people, card = @card,
       changed_at = @changed_at, is_clocked = @is_clocked where id = @id`,
  );
  const leave = sqlite.prepare<[TableId]>("delete from table_people where table_id = ?");
  const join = sqlite.prepare<[TableId, string]>(
    "insert or ignore into table_people (table_id, person_id) select ?, value from json_each(?)",
  );

  function append({ table, after, entries, summary }: Append): boolean {
    if (known.of(table) !== after) return false;
    for (const [place, { at, body }] of entries.entries()) add.run(table, after + place + 1, at, body);
    known.note(table, after + entries.length);
    if (summary === undefined) return true;
    if (peopleOf.get(table) !== summary.people) {
      leave.run(table);
      join.run(table, summary.people);
    }
    summarize.run({ id: table, ...summary });
    return true;
  }

  return { append, forget: () => known.forget() };
}
