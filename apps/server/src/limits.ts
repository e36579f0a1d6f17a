import { type Gate, openGate } from "./rate.ts";

/** How often anybody may do what, each counted by a person, an address or a table. */
export type Limits = {
  /** Messages on sockets. */
  readonly perPerson: Gate;
  readonly perAddress: Gate;
  /** What somebody says, which all at the table must read, and what those who look on at one table say. */
  readonly perSpeaker: Gate;
  readonly perTalk: Gate;
  /** What somebody asks of the past: to tell it a whole game may have to be folded again. */
  readonly perHistory: Gate;
  /** And what all of an address ask of it, by the entries that must be folded. */
  readonly perPast: Gate;
  /** What is legal is found anew for each who asks. */
  readonly perLegal: Gate;
  /** A snapshot is the longest message there is. */
  readonly perWatch: Gate;
  /** Requests of any kind, and those to /api/. */
  readonly perRequest: Gate;
  readonly perCall: Gate;
  /** What is long, or is read from the store whole. */
  readonly perLongRead: Gate;
  /** What machines look at. */
  readonly perProbe: Gate;
  /** Replays and cards are kept for long, and to check a long one takes a core for a while. */
  readonly perHandIn: Gate;
  readonly perNewcomer: Gate;
  readonly perOpening: Gate;
  /** One's own tables are brought into memory for it. */
  readonly perList: Gate;
  /** Links for another device are kept until they expire. */
  readonly perLink: Gate;
  /** A new name is written at every table. */
  readonly perRename: Gate;
  readonly perRenameFrom: Gate;
  /** What somebody reports of others, and what is reported from one address. */
  readonly perReport: Gate;
  readonly perReportFrom: Gate;
  /** Cards that are not at hand must be read and checked. */
  readonly perUnshelved: Gate;
};

export type LimitPlan = {
  readonly commandsPerSecond: number;
  readonly tablesPerHour: number;
  readonly newcomersPerHour: number;
};

const HOUR_SECONDS = 3600;
/** So many of an hour's may come at once: a whole club on one evening. */
const NEWCOMERS_AT_ONCE = 1 / 3;

export function openLimits({ commandsPerSecond: rate, tablesPerHour, newcomersPerHour }: LimitPlan): Limits {
  const times = (factor: number, atOnce?: number) =>
    openGate(rate * factor, atOnce === undefined ? {} : { atOnce: rate * atOnce });
  return {
    perPerson: times(1),
    perAddress: times(20),
    perSpeaker: times(0.1),
    perTalk: times(0.5),
    perHistory: times(0.2),
    perPast: times(100, 1500),
    perLegal: times(0.5),
    perWatch: times(0.25, 3),
    perRequest: times(50, 150),
    perCall: times(5, 30),
    perLongRead: times(0.5, 5),
    perProbe: times(0.5),
    perHandIn: times(0.01),
    perNewcomer: openGate(newcomersPerHour / HOUR_SECONDS, { atOnce: newcomersPerHour * NEWCOMERS_AT_ONCE }),
    perOpening: openGate(tablesPerHour / HOUR_SECONDS, { atOnce: tablesPerHour }),
    perList: times(0.1, 1),
    perLink: times(0.005, 0.5),
    perRename: times(0.01, 0.5),
    perRenameFrom: times(0.25, 5),
    perReport: times(0.0001, 0.5),
    perReportFrom: times(0.002, 2.5),
    perUnshelved: times(0.05, 1),
  };
}
