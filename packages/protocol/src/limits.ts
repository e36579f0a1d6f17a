/** Bounds on all input; anything beyond them is refused, not truncated. */
export const NAME_LENGTH = 24;
/** Of the code that names a table. */
export const CODE_LENGTH = 6;
export const CHAT_LENGTH = 300;
export const CHAT_KEPT = 50;
/** How many spectators of a table are named; the total number is sent as well. */
export const WATCHERS_NAMED = 20;
/** Of any game; there are as many player colours. */
export const MOST_SEATS = 8;
export const MOST_QUEUED = 16;
/** Events in one page of a table's history. */
export const HISTORY_PAGE = 400;
/** The length of names and texts in an action, and its number of fields. */
export const ACTION_LIMITS = { name: 20, text: 60, fields: 12, items: 60 } as const;
/** The number of a table's options. */
export const MOST_OPTIONS = 20;
export const MESSAGE_BYTES = 16 * 1024;
export const CARDS_BYTES = 256 * 1024;
/** Ten times the longest game on record. */
export const REPLAY_BYTES = 512 * 1024;
/** People kept out of one table, or of its seats. */
export const MOST_KEPT_OUT = 50;
/** The length of the comment in a report. */
export const REPORT_LENGTH = 300;
/** Seconds for a decision. */
export const CLOCKS = [30, 60, 300, 86_400] as const;

const HOUR_S = 3600;
/** Of a clock of a day, the last three hours. */
const LAST_PART = 8;

/**
 * How many milliseconds before a clock runs out its player is warned, wherever they are; undefined for a clock of
 * minutes, whose player is near anyway.
 */
export function shortTimeOf(clock: number): number | undefined {
  return clock >= HOUR_S ? (clock / LAST_PART) * 1000 : undefined;
}
/** Who may write at a table and how often: everybody, everybody once in that many seconds, only players, nobody. */
export const CHAT_PACES = ["free", "10s", "30s", "players", "off"] as const;
/** What the host keeps somebody out of: just the seat they had, all seats, the whole table. */
export const KEPT_FROM = ["seat", "seats", "table"] as const;
/** Reasons for a report. */
export const REPORT_REASONS = ["insult", "spam", "name", "cheating", "stalling", "other"] as const;
/** How fast a table's bots move: at a human pace, or without any delay. */
export const BOT_PACES = ["human", "at-once"] as const;
/** The parts of a passkey that browsers send. */
export const PASSKEY_BYTES = {
  id: 1023,
  clientData: 2048,
  authenticatorData: 2048,
  publicKey: 1024,
  signature: 1024,
} as const;
/** The longest address that mail servers take. */
export const MAIL_LENGTH = 254;
