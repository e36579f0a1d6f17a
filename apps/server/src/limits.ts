import { openRateLimiter, type RateLimiter } from "./rate.ts";

/** Rate limits, each counted by person, address or table. */
export type Limits = {
  /** Messages on sockets. */
  readonly perPerson: RateLimiter;
  readonly perAddress: RateLimiter;
  /** Chat messages of one person, which the whole table must read, and of all spectators of one table. */
  readonly chatLimiter: RateLimiter;
  readonly perTalk: RateLimiter;
  /** Requests of one person for a table's history: a whole game may have to be folded again. */
  readonly perHistory: RateLimiter;
  /** History requests of one address, by the entries that must be folded. */
  readonly perPast: RateLimiter;
  /** Legal actions are computed anew for each request. */
  readonly perLegal: RateLimiter;
  /** A snapshot is the longest message there is. */
  readonly perWatch: RateLimiter;
  /** Requests of any kind, and those to /api/. */
  readonly perRequest: RateLimiter;
  readonly perCall: RateLimiter;
  /** Long responses, or those read whole from the store. */
  readonly perLongRead: RateLimiter;
  /** Health checks and metrics. */
  readonly perProbe: RateLimiter;
  /** Uploads: replays and cards are kept for long, and checking a long replay takes a core for a while. */
  readonly uploadLimiter: RateLimiter;
  /** Recordings of games of the day from one address: a whole club may finish theirs. */
  readonly perDaily: RateLimiter;
  readonly perNewcomer: RateLimiter;
  readonly perOpening: RateLimiter;
  /** Looking for somebody to play with reads the list of public tables. */
  readonly perNext: RateLimiter;
  /** Listing one's own tables loads them. */
  readonly perList: RateLimiter;
  /** Links for another device are stored until they expire. */
  readonly perLink: RateLimiter;
  /** Mails that ask for consent: by one person, from one internet address, and to one mail address. */
  readonly perMail: RateLimiter;
  readonly perMailFrom: RateLimiter;
  readonly perMailTo: RateLimiter;
  /** Challenges for passkeys are stored until they expire, and checking a signature takes a while. */
  readonly perPasskey: RateLimiter;
  /** A new name is written at every table. */
  readonly perRename: RateLimiter;
  readonly perRenameFrom: RateLimiter;
  /** Reports by one person, and from one address. */
  readonly perReport: RateLimiter;
  readonly perReportFrom: RateLimiter;
  /** Cards that are not in memory must be read and checked. */
  readonly perUnshelved: RateLimiter;
};

export type LimitPlan = {
  readonly commandsPerSecond: number;
  readonly tablesPerHour: number;
  readonly newcomersPerHour: number;
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** Nobody can turn these off: they protect people who have nothing to do with this server. */
const MAILS_AN_HOUR = 3;
const MAILS_AN_HOUR_FROM = 10;
const MAILS_A_DAY_TO = 2;
/** The share of an hour's newcomers that may come at once: a whole club on one evening. */
const NEWCOMERS_AT_ONCE = 1 / 3;

export function openLimits({ commandsPerSecond: rate, tablesPerHour, newcomersPerHour }: LimitPlan): Limits {
  const times = (factor: number, atOnce?: number) =>
    openRateLimiter(rate * factor, atOnce === undefined ? {} : { atOnce: rate * atOnce });
  return {
    perPerson: times(1),
    perAddress: times(20),
    chatLimiter: times(0.1),
    perTalk: times(0.5),
    perHistory: times(0.2),
    perPast: times(100, 1500),
    perLegal: times(0.5),
    perWatch: times(0.25, 3),
    perRequest: times(50, 150),
    perCall: times(5, 30),
    perLongRead: times(0.5, 5),
    perProbe: times(0.5),
    uploadLimiter: times(0.01),
    perDaily: times(0.01, 0.5),
    perNewcomer: openRateLimiter(newcomersPerHour / HOUR_SECONDS, { atOnce: newcomersPerHour * NEWCOMERS_AT_ONCE }),
    perOpening: openRateLimiter(tablesPerHour / HOUR_SECONDS, { atOnce: tablesPerHour }),
    perNext: times(0.05, 0.5),
    perList: times(0.1, 1),
    perLink: times(0.005, 0.5),
    perMail: openRateLimiter(MAILS_AN_HOUR / HOUR_SECONDS, { atOnce: MAILS_AN_HOUR }),
    perMailFrom: openRateLimiter(MAILS_AN_HOUR_FROM / HOUR_SECONDS, { atOnce: MAILS_AN_HOUR_FROM }),
    perMailTo: openRateLimiter(MAILS_A_DAY_TO / DAY_SECONDS, { atOnce: MAILS_A_DAY_TO }),
    perPasskey: times(0.025, 1),
    perRename: times(0.01, 0.5),
    perRenameFrom: times(0.25, 5),
    perReport: times(0.0001, 0.5),
    perReportFrom: times(0.002, 2.5),
    perUnshelved: times(0.05, 1),
  };
}
