import { setImmediate as nextTurn } from "node:timers/promises";
import { type Presence, type PresenceReport, REPORT_EVERY_MS } from "../presence.ts";
import { PresencePace } from "../presencePace.ts";
import type { Crew } from "../processes/crew.ts";
import { monotonicNow } from "../rate.ts";
import { repeat } from "../repeat.ts";
import type { Entry, TableId } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Cluster } from "./cluster.ts";

export type TableSyncPlan = {
  readonly cluster: Cluster;
  readonly crew: Crew;
  readonly presence: Presence;
  readonly rooms: Rooms;
  onBackgroundError(error: unknown): undefined;
};

/** By then every other process has reported where it has people. */
const LEARNING_MS = REPORT_EVERY_MS + 5000;
const REPORTS_A_MESSAGE = 200;

/**
 * What processes tell each other about tables: who is there, and what was written. Writes go only where a table is
 * watched, by the shortest way: directly to processes of the same server, to others through the cluster.
 */
export class TableSync {
  readonly #plan: TableSyncPlan;
  readonly #here: PresencePace;
  readonly #elsewhere: PresencePace;
  readonly #reporter: { stop(): void };
  #knowsAllFrom = monotonicNow() + LEARNING_MS;

  constructor(plan: TableSyncPlan) {
    const { cluster, crew, presence, onBackgroundError } = plan;
    this.#plan = plan;
    const listeners = (table: TableId) => presence.peopleHere(table).length;
    this.#here = new PresencePace({ listeners, tell: (table) => plan.rooms.opened(table)?.tellPresence() });
    this.#elsewhere = new PresencePace({ listeners, tell: (table) => this.#tellPresence([this.#reportOf(table)]) });
    cluster.onWritten((table, after, entries) => this.#hearWritten(table, after, entries));
    cluster.onPresence((reports) => this.#hearReports(reports));
    crew.onNews((news) => {
      if (news.kind === "written") this.#hearWritten(news.table, news.after, news.entries);
      if (news.kind === "presence") this.#hearReports(news.reports);
    });
    crew.onChange((gone) => {
      for (const id of gone) for (const table of presence.forget(id)) this.#here.changed(table);
      // A new process knows of nobody yet.
      this.#report().catch(onBackgroundError);
    });
    this.#reporter = repeat(
      REPORT_EVERY_MS,
      () => {
        // When a process is killed, nobody else reports that its people are gone.
        for (const table of presence.forgetSilent()) this.#here.changed(table);
        return this.#report();
      },
      onBackgroundError,
    );
  }

  /** Somebody came to a table here, left it, or has a new name. */
  presenceChanged(table: TableId): void {
    this.#here.changed(table);
    if (this.#plan.cluster.isClustered) this.#elsewhere.changed(table);
  }

  announce(table: TableId, after: number, entries: readonly Entry[]): void {
    const { cluster, crew, presence } = this.#plan;
    if (!cluster.isClustered) return;
    let isForAll = monotonicNow() < this.#knowsAllFrom;
    for (const id of presence.processesAt(table)) {
      if (!crew.tellWritten(id, { table, after, entries })) isForAll = true;
    }
    if (isForAll) cluster.tellWritten(table, after, entries);
  }

  stop(): void {
    this.#reporter.stop();
    this.#here.stop();
    this.#elsewhere.stop();
  }

  async #report(): Promise<void> {
    const { cluster, presence } = this.#plan;
    if (!cluster.isClustered) return;
    const tables = presence.tablesHere();
    for (let from = 0; from < tables.length; from += REPORTS_A_MESSAGE) {
      this.#tellPresence(tables.slice(from, from + REPORTS_A_MESSAGE).map((table) => this.#reportOf(table)));
      await nextTurn();
    }
  }

  /** Processes of the same server may hear it twice; the second time changes nothing. */
  #tellPresence(reports: PresenceReport[]): void {
    const { cluster, crew } = this.#plan;
    crew.tellAll({ kind: "presence", reports });
    cluster.tellPresence(reports);
  }

  #reportOf(table: TableId): PresenceReport {
    return { process: this.#plan.crew.id, table, people: this.#plan.presence.peopleHere(table) };
  }

  #hearReports(reports: readonly PresenceReport[]): void {
    const { presence, crew, cluster } = this.#plan;
    for (const report of reports) {
      const { process, table } = report;
      const isNew = presence.hear(report);
      this.#here.changed(table);
      const opened = this.#plan.rooms.opened(table);
      if (!isNew || opened === undefined) continue;
      // Nobody told the other process what was written since it read the table; this number shows it what it lacks.
      const { seq } = opened;
      if (!crew.tellWritten(process, { table, after: seq, entries: [] })) cluster.tellWritten(table, seq, []);
    }
  }

  #hearWritten(table: TableId, after: number, entries: readonly Entry[]): void {
    this.#plan.rooms.hear(table, after, entries).catch(this.#plan.onBackgroundError);
  }
}
