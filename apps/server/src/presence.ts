import type { Person, PersonId, TableId } from "./store/store.ts";

/** The people a process has at a table, as it reports them to the others. */
export type PresenceReport = {
  readonly process: string;
  readonly table: TableId;
  readonly people: Person[];
};

/** A moment by both clocks: the wall clock and the monotonic one. */
type Moment = { readonly wall: number; readonly monotonic: number };

/** Routine clock corrections are smaller than this. */
const CLOCK_SET_MS = 1000;

type Here = { readonly name: string; readonly connections: number };

const MOST_REMEMBERED = 50_000;

/** Who is connected to which table, in this process and, by their reports, in the others. */
export class Presence {
  readonly #here = new Map<TableId, Map<PersonId, Here>>();
  readonly #elsewhere = new Map<TableId, Map<string, { readonly people: readonly Person[]; readonly at: number }>>();
  readonly #lastSeen = new Map<string, Moment>();
  readonly #startedAt: Moment;
  readonly #now: () => number;
  readonly #monotonic: () => number;

  /** Absence is measured by the monotonic clock and reported by the wall clock. */
  constructor(now: () => number, monotonic: () => number = now) {
    this.#now = now;
    this.#monotonic = monotonic;
    this.#startedAt = this.#moment();
  }

  /** Whether this was the person's first connection to the table. */
  came(table: TableId, { id, name }: Person): boolean {
    const people = this.#here.get(table) ?? new Map<PersonId, Here>();
    this.#here.set(table, people);
    const connections = (people.get(id)?.connections ?? 0) + 1;
    people.set(id, { name, connections });
    return connections === 1;
  }

  /** Whether this was the person's last connection to the table. */
  went(table: TableId, person: PersonId): boolean {
    const people = this.#here.get(table);
    const here = people?.get(person);
    if (people === undefined || here === undefined) return false;
    const connections = here.connections - 1;
    if (connections > 0) {
      people.set(person, { ...here, connections });
      return false;
    }
    people.delete(person);
    if (people.size === 0) this.#here.delete(table);
    this.#noteGone(table, person);
    return true;
  }

  /** Renames a connected person; gives the tables where they are. */
  rename({ id, name }: Person): readonly TableId[] {
    return [...this.#here].flatMap(([table, people]) => {
      const here = people.get(id);
      if (here === undefined || here.name === name) return [];
      people.set(id, { ...here, name });
      return [table];
    });
  }

  /** Whether the process was not known to have people at this table. */
  hear({ process, table, people }: PresenceReport): boolean {
    const reports = this.#elsewhere.get(table) ?? new Map();
    const isNew = people.length > 0 && !reports.has(process);
    for (const { id } of reports.get(process)?.people ?? []) {
      if (!isAmong(people, id)) this.#noteGone(table, id);
    }
    if (people.length === 0) reports.delete(process);
    else reports.set(process, { people, at: this.#monotonic() });
    if (reports.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, reports);
    return isNew;
  }

  /** The other processes that have people at a table. */
  processesAt(table: TableId): Iterable<string> {
    return this.#elsewhere.get(table)?.keys() ?? [];
  }

  /** Forgets a process that ended; gives the tables where it had people. */
  forget(process: string): readonly TableId[] {
    const tables = [...this.#elsewhere].flatMap(([table, reports]) => (reports.has(process) ? [table] : []));
    for (const table of tables) this.hear({ process, table, people: [] });
    return tables;
  }

  #noteGone(table: TableId, person: PersonId): void {
    const key = `${table}/${person}`;
    this.#lastSeen.delete(key);
    this.#lastSeen.set(key, this.#moment());
    // Drop the longest absent: they count as gone since the start, which is as absent as can be.
    if (this.#lastSeen.size > MOST_REMEMBERED) this.#lastSeen.delete(this.#lastSeen.keys().next().value ?? key);
  }

  /** Forgets processes that stopped reporting; gives the tables where people are gone with them. */
  forgetSilent(): readonly TableId[] {
    const now = this.#monotonic();
    return [...this.#elsewhere].flatMap(([table, reports]) => {
      const silent = [...reports].filter(([, { at }]) => now - at >= REPORT_LASTS_MS);
      for (const [process] of silent) this.hear({ process, table, people: [] });
      return silent.length > 0 ? [table] : [];
    });
  }

  isWatched(table: TableId): boolean {
    return this.#here.has(table);
  }

  peopleHere(table: TableId): Person[] {
    return [...(this.#here.get(table) ?? [])].map(([id, { name }]) => ({ id, name }));
  }

  tablesHere(): readonly TableId[] {
    return [...this.#here.keys()];
  }

  isPresent(table: TableId, person: PersonId): boolean {
    if (this.#here.get(table)?.has(person)) return true;
    const reports = this.#elsewhere.get(table)?.values() ?? [];
    const now = this.#monotonic();
    for (const { people, at } of reports) if (now - at < REPORT_LASTS_MS && isAmong(people, person)) return true;
    return false;
  }

  peoplePresent(table: TableId): readonly Person[] {
    const reports = this.#elsewhere.get(table);
    if (reports === undefined) return this.peopleHere(table);
    const now = this.#monotonic();
    const elsewhere = [...reports.values()].filter(({ at }) => now - at < REPORT_LASTS_MS);
    const everywhere = [...elsewhere.flatMap(({ people }) => people), ...this.peopleHere(table)];
    return [...new Map(everywhere.map((person) => [person.id, person])).values()];
  }

  /** When somebody was last here, if known since the start. */
  lastSeen(table: TableId, person: PersonId): number | undefined {
    if (this.isPresent(table, person)) return this.#now();
    const left = this.#lastSeen.get(`${table}/${person}`);
    return left && this.#told(left);
  }

  disconnectedSince(table: TableId, person: PersonId): number | undefined {
    if (this.isPresent(table, person)) return undefined;
    return this.#told(this.#lastSeen.get(`${table}/${person}`) ?? this.#startedAt);
  }

  #moment(): Moment {
    return { wall: this.#now(), monotonic: this.#monotonic() };
  }

  /** A past moment by today's wall clock, which may have been set since. */
  #told({ wall, monotonic }: Moment): number {
    const set = this.#now() - wall - (this.#monotonic() - monotonic);
    return Math.abs(set) < CLOCK_SET_MS ? wall : wall + Math.round(set);
  }
}

function isAmong(people: readonly Person[], person: PersonId): boolean {
  return people.some(({ id }) => id === person);
}

/** A killed process sends no more reports; its people count as gone when its last report is this old. */
export const REPORT_LASTS_MS = 30_000;
export const REPORT_EVERY_MS = 10_000;
