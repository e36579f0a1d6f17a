import type { SummaryRow } from "./queries.ts";
import type { Schema } from "./schema.ts";
import type { TableId } from "./store.ts";

/** A write to one table: whether its first entry is written decides about all of it. */
export type Append = {
  readonly table: TableId;
  readonly after: number;
  readonly entries: readonly Pick<Schema["entries"], "at" | "body">[];
  readonly summary?: SummaryRow | undefined;
};

/** Runs the one statement there is; its rows are the ids of the tables written to. */
export type RunAppends = (
  sql: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly { readonly table_id: TableId }[] }>;

/** Max in-flight statements; later appends join the next batch. */
const UNDER_WAY = 4;

type Waiting = { readonly append: Append; resolve(isWritten: boolean): void; reject(reason: unknown): void };

/**
 * Batches appends to many tables into one statement: one round trip and one wait for the disk for all that come in the
 * same turn, or while others are being written.
 */
export class PostgresAppends {
  readonly #run: RunAppends;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isDue = false;

  constructor(run: RunAppends) {
    this.#run = run;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#underWay === 0;
  }

  /** Resolves once it is durable: whether it was written, or another writer was faster. */
  add(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#sendSoon();
    });
  }

  #sendSoon(): void {
    if (this.#isDue || this.#waiting.length === 0 || this.#underWay >= UNDER_WAY) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      void this.#send();
    });
  }

  async #send(): Promise<void> {
    const together = this.#takeOneOfEachTable();
    this.#underWay += 1;
    try {
      const written = new Set(
        await writeTogether(
          this.#run,
          [...together.values()].map(({ append }) => append),
        ),
      );
      for (const [table, { resolve }] of together) resolve(written.has(table));
    } catch (reason) {
      for (const { reject } of together.values()) reject(reason);
    }
    this.#underWay -= 1;
    this.#sendSoon();
  }

  /** Of several appends to one table only one can win, and the statement could not say which. */
  #takeOneOfEachTable(): ReadonlyMap<TableId, Waiting> {
    const taken = new Map<TableId, Waiting>();
    const left: Waiting[] = [];
    for (const one of this.#waiting) {
      if (taken.has(one.append.table)) left.push(one);
      else taken.set(one.append.table, one);
    }
    this.#waiting = left;
    return taken;
  }
}

/** Each append must be to another table; gives the tables that were written to. */
export async function writeTogether(run: RunAppends, appends: readonly Append[]): Promise<readonly TableId[]> {
  const rows = appends.flatMap(({ table, after, entries }) =>
    entries.map((entry, place) => ({ table, seq: after + place + 1, isFirst: place === 0, ...entry })),
  );
  const summaries = appends.flatMap(({ table, summary }) => (summary === undefined ? [] : [{ table, ...summary }]));
  const firsts = rows.filter(({ isFirst }) => isFirst);
  const others = rows.filter(({ isFirst }) => !isFirst);
  const { rows: written } = await run(APPENDS, [
    ...[firsts, others].flatMap((some) => [
      some.map(({ table }) => table),
      some.map(({ seq }) => seq),
      some.map(({ at }) => at),
      some.map(({ body }) => body),
    ]),
    summaries.map(({ table }) => table),
    summaries.map(({ status }) => status),
    summaries.map(({ is_public }) => is_public),
    summaries.map(({ is_clocked }) => is_clocked),
    summaries.map(({ people }) => people),
    summaries.map(({ card }) => card),
    summaries.map(({ changed_at }) => changed_at),
  ]);
  return written.map(({ table_id }) => table_id);
}

/**
 * Each entry number exists only once: of several writers after the same entry, the first to insert the next number
 * wins; the others wait for it and then write nothing. Sorted by table, so that two servers never deadlock.
 */
const APPENDS = `
  with first as (
    insert into entries (table_id, seq, at, body)
    select one.* from unnest($1::text[], $2::integer[], $3::double precision[], $4::text[]) as one (id, seq, at, body)
    where exists (select from tables where tables.id = one.id)
      and (one.seq = 1 or exists (select from entries where table_id = one.id and entries.seq = one.seq - 1))
    order by one.id
    on conflict do nothing
    returning table_id
  ), others as (
    insert into entries (table_id, seq, at, body)
    select one.* from unnest($5::text[], $6::integer[], $7::double precision[], $8::text[]) as one (id, seq, at, body)
    join first on table_id = one.id
  ), summary as (
    select one.*
    from unnest(
      $9::text[], $10::text[], $11::integer[], $12::integer[], $13::text[], $14::text[], $15::double precision[]
    ) as one (id, status, is_public, is_clocked, people, card, changed_at)
    join first on table_id = one.id
  ), head as (
    update tables set
      status = summary.status,
      is_public = summary.is_public,
      is_clocked = summary.is_clocked,
      people = summary.people,
      card = summary.card,
      changed_at = summary.changed_at
    from summary where summary.id = tables.id
  ), person as (
    select id, json_array_elements_text(people::json) as person_id from summary
  ), gone as (
    delete from table_people using summary
    where table_id = summary.id
      and person_id not in (select person.person_id from person where person.id = summary.id)
  ), come as (
    insert into table_people (table_id, person_id) select id, person_id from person
    on conflict do nothing
  )
  select table_id from first`;
