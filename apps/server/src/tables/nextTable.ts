import type { TableSettings } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import type { SummaryCard } from "./summary.ts";

/** An open public table on which somebody may be waiting. */
export type Candidate = {
  readonly code: string;
  readonly face: SummaryCard;
  /** Whether the person in this seat is at the table. */
  isHere(seat: number): boolean;
};

/** How long somebody has been waiting at a table; undefined if nobody is. */
export type Waiting = { readonly code: string; readonly since: number; readonly free: number };

/** A clock of a day is for people who do not play at the same time. */
const PATIENT_SECONDS = 86_400;

/** Whether somebody who wants this game would be happy at that table. The number of seats is up to its host. */
export function fits(wanted: TableSettings, { settings }: SummaryCard): boolean {
  const isPatient = (clock: number | undefined) => (clock ?? 0) >= PATIENT_SECONDS;
  return (
    settings.game === wanted.game &&
    settings.cards === undefined &&
    settings.isPublic &&
    settings.options.mode === wanted.options.mode &&
    isPatient(settings.clock) === isPatient(wanted.clock)
  );
}

export function seatedAt({ face }: Candidate, person: PersonId): boolean {
  return face.sitters?.includes(person) === true;
}

function waitingAt({ code, face, isHere }: Candidate): Waiting | undefined {
  const free = face.seats.filter(({ kind }) => kind === "empty").length;
  const here = face.seats.filter(({ kind }, seat) => kind === "person" && isHere(seat));
  if (free === 0 || here.length === 0) return undefined;
  return { code, free, since: Math.min(...here.map(({ since = 0 }) => since)) };
}

/**
 * The tables where somebody waits for such a game, the best first: the one that can begin soonest, then the one that has
 * waited longest. People who left do not wait.
 */
export function waitingFor(wanted: TableSettings, tables: readonly Candidate[], person: PersonId): readonly Waiting[] {
  return tables
    .filter((table) => fits(wanted, table.face) && !seatedAt(table, person))
    .flatMap((table) => waitingAt(table) ?? [])
    .toSorted((a, b) => a.free - b.free || byAge(a, b));
}

/** The same for everybody, so that of two people who wait for each other only the later one moves. */
export function byAge(a: Pick<Waiting, "code" | "since">, b: Pick<Waiting, "code" | "since">): number {
  return a.since - b.since || (a.code < b.code ? -1 : 1);
}
