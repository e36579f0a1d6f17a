import type { Person, PersonId, TableId } from "./store/store.ts";

/** Where a process has its own people at a table, as it tells the others. */
export type PresenceReport = {
  readonly process: string;
  readonly table: TableId;
  readonly people: Person[];
};

/** A moment by both clocks: the one that people have, and the one that nobody sets. */
type Moment = { readonly wall: number; readonly steady: number };

/** Clocks are put right by less than this all the time. */
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
  readonly #steady: () => number;

  /** How long somebody has been gone is measured by a clock that nobody sets, and told by the one that people have. */
  constructor(now: () => number, steady: () => number = now) {
    this.#now = now;
    this.#steady = steady;
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

  /** At which tables somebody with a new name is, as far as they are connected here. */
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
    else reports.set(process, { people, at: this.#steady() });
    if (reports.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, reports);
    return isNew;
  }

  /** The other processes that have people at a table. */
  processesAt(table: TableId): Iterable<string> {
    return this.#elsewhere.get(table)?.keys() ?? [];
  }

  /** A process has ended; gives the tables where it had people. */
  forget(process: string): readonly TableId[] {
    const tables = [...this.#elsewhere].flatMap(([table, reports]) => (reports.has(process) ? [table] : []));
    for (const table of tables) this.hear({ process, table, people: [] });
    return tables;
  }

  #noteGone(table: TableId, person: PersonId): void {
    const key = `${table}/${person}`;
    this.#lastSeen.delete(key);
    this.#lastSeen.set(key, this.#moment());
    // Whoever has been gone for longest counts as gone since the start instead, which is as absent as can be.
    if (this.#lastSeen.size > MOST_REMEMBERED) this.#lastSeen.delete(this.#lastSeen.keys().next().value ?? key);
  }

  /** Forgets processes that have long reported nothing, and gives the tables where people are gone with them. */
  forgetSilent(): readonly TableId[] {
    const now = this.#steady();
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
    const now = this.#steady();
    for (const { people, at } of reports) if (now - at < REPORT_LASTS_MS && isAmong(people, person)) return true;
    return false;
  }

  peoplePresent(table: TableId): readonly Person[] {
    const now = this.#steady();
    const elsewhere = [...(this.#elsewhere.get(table)?.values() ?? [])].filter(({ at }) => now - at < REPORT_LASTS_MS);
    const everywhere = [...elsewhere.flatMap(({ people }) => people), ...this.peopleHere(table)];
    return [...new Map(everywhere.map((person) => [person.id, person])).values()];
  }

  /** When somebody was here last, as far as it is known since the start. */
  lastSeen(table: TableId, person: PersonId): number | undefined {
    if (this.isPresent(table, person)) return this.#now();
    const left = this.#lastSeen.get(`${table}/${person}`);
    return left && this.#told(left);
  }

  goneSince(table: TableId, person: PersonId): number | undefined {
    if (this.isPresent(table, person)) return undefined;
    return this.#told(this.#lastSeen.get(`${table}/${person}`) ?? this.#startedAt);
  }

  #moment(): Moment {
    return { wall: this.#now(), steady: this.#steady() };
  }

  /** A past moment by the clock that people have, as it goes now: it may have been set since. */
  #told({ wall, steady }: Moment): number {
    const set = this.#now() - wall - (this.#steady() - steady);
    return Math.abs(set) < CLOCK_SET_MS ? wall : wall + Math.round(set);
  }
}

function isAmong(people: readonly Person[], person: PersonId): boolean {
  return people.some(({ id }) => id === person);
}

/** A process that was killed reports nothing more; its people count as gone when its last report is this old. */
export const REPORT_LASTS_MS = 30_000;
export const REPORT_EVERY_MS = 10_000;
