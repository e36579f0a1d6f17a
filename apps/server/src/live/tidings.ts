import { setImmediate as nextTurn } from "node:timers/promises";
import { type Presence, type PresenceReport, REPORT_EVERY_MS } from "../presence.ts";
import { PresencePace } from "../presencePace.ts";
import type { Crew } from "../processes/crew.ts";
import { steadyNow } from "../rate.ts";
import { repeat } from "../repeat.ts";
import type { Entry, TableId } from "../store/store.ts";
import type { TableHost } from "../tables/tableHost.ts";
import type { House } from "./house.ts";

export type TidingsPlan = {
  readonly house: House;
  readonly crew: Crew;
  readonly presence: Presence;
  tables(): TableHost;
  onTrouble(error: unknown): undefined;
};

/** By then every other process has said where it has people. */
const LEARNING_MS = REPORT_EVERY_MS + 5000;
const REPORTS_A_MESSAGE = 200;

/**
 * What processes tell each other of tables: who is there, and what was written. The latter only where somebody looks on,
 * and by the shortest way: to processes of the same server directly, to others through the house.
 */
export class Tidings {
  readonly #plan: TidingsPlan;
  readonly #here: PresencePace;
  readonly #elsewhere: PresencePace;
  readonly #reporter: { stop(): void };
  #knowsAllFrom = steadyNow() + LEARNING_MS;

  constructor(plan: TidingsPlan) {
    const { house, crew, presence, onTrouble } = plan;
    this.#plan = plan;
    const listeners = (table: TableId) => presence.peopleHere(table).length;
    this.#here = new PresencePace({ listeners, tell: (table) => plan.tables().opened(table)?.tellPresence() });
    this.#elsewhere = new PresencePace({ listeners, tell: (table) => this.#tellPresence([this.#reportOf(table)]) });
    house.onWritten((table, after, entries) => this.#hearWritten(table, after, entries));
    house.onPresence((reports) => this.#hearReports(reports));
    crew.onNews((news) => {
      if (news.kind === "written") this.#hearWritten(news.table, news.after, news.entries);
      if (news.kind === "presence") this.#hearReports(news.reports);
    });
    crew.onChange((gone) => {
      for (const id of gone) for (const table of presence.forget(id)) this.#here.changed(table);
      // Whoever is new knows of nobody.
      this.#report().catch(onTrouble);
    });
    this.#reporter = repeat(
      REPORT_EVERY_MS,
      () => {
        // Nobody else tells the tables of a process that was killed that its people are gone.
        for (const table of presence.forgetSilent()) this.#here.changed(table);
        return this.#report();
      },
      onTrouble,
    );
  }

  /** Somebody came to a table here, or went, or has another name. */
  presenceChanged(table: TableId): void {
    this.#here.changed(table);
    if (this.#plan.house.hasNeighbors) this.#elsewhere.changed(table);
  }

  announce(table: TableId, after: number, entries: readonly Entry[]): void {
    const { house, crew, presence } = this.#plan;
    if (!house.hasNeighbors) return;
    let isForAll = steadyNow() < this.#knowsAllFrom;
    for (const id of presence.processesAt(table)) {
      if (!crew.tellWritten(id, { table, after, entries })) isForAll = true;
    }
    if (isForAll) house.tellWritten(table, after, entries);
  }

  stop(): void {
    this.#reporter.stop();
    this.#here.stop();
    this.#elsewhere.stop();
  }

  async #report(): Promise<void> {
    const { house, presence } = this.#plan;
    if (!house.hasNeighbors) return;
    const tables = presence.tablesHere();
    for (let from = 0; from < tables.length; from += REPORTS_A_MESSAGE) {
      this.#tellPresence(tables.slice(from, from + REPORTS_A_MESSAGE).map((table) => this.#reportOf(table)));
      await nextTurn();
    }
  }

  /** Twice to processes of the same server: the second time says nothing new. */
  #tellPresence(reports: PresenceReport[]): void {
    const { house, crew } = this.#plan;
    crew.tellAll({ kind: "presence", reports });
    house.tellPresence(reports);
  }

  #reportOf(table: TableId): PresenceReport {
    return { process: this.#plan.crew.id, table, people: this.#plan.presence.peopleHere(table) };
  }

  #hearReports(reports: readonly PresenceReport[]): void {
    const { presence, crew, house } = this.#plan;
    for (const report of reports) {
      const { process, table } = report;
      const isNew = presence.hear(report);
      this.#here.changed(table);
      const opened = this.#plan.tables().opened(table);
      if (!isNew || opened === undefined) continue;
      // What was written since they read the table was told to nobody: they see by the number that they lack it.
      const { seq } = opened;
      if (!crew.tellWritten(process, { table, after: seq, entries: [] })) house.tellWritten(table, seq, []);
    }
  }

  #hearWritten(table: TableId, after: number, entries: readonly Entry[]): void {
    this.#plan.tables().hear(table, after, entries).catch(this.#plan.onTrouble);
  }
}
