/** Bounds of everything that comes from outside; what is beyond them is refused, not cut. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const CHAT_KEPT = 50;
/** Of those who look on at a table; how many more there are is told beside. */
export const WATCHERS_NAMED = 20;
export const MOST_SEATS = 8;
export const MOST_QUEUED = 16;
/** Events of a table's past in one answer. */
export const HISTORY_PAGE = 400;
/** Of the names and the texts in an action, and how many fields it has. */
export const ACTION_LIMITS = { name: 20, text: 60, fields: 12, items: 60 } as const;
/** Of the options of a table. */
export const MOST_OPTIONS = 20;
export const MESSAGE_BYTES = 16 * 1024;
export const CARDS_BYTES = 256 * 1024;
/** Ten times the longest game on record. */
export const REPLAY_BYTES = 512 * 1024;
/** People whom the host of one table keeps from it, or from its seats. */
export const MOST_KEPT_OUT = 50;
/** Of what somebody writes beside a report. */
export const REPORT_LENGTH = 300;
/** Seconds for a decision. */
export const CLOCKS = [30, 60, 300, 86_400] as const;
/** Who may write at a table and how often: everybody, everybody once in so many seconds, players alone, nobody. */
export const CHAT_PACES = ["free", "10s", "30s", "players", "off"] as const;
/** What the host keeps somebody from: not from anything any more than that seat, from all seats, from the table. */
export const KEPT_FROM = ["seat", "seats", "table"] as const;
/** What somebody may be reported for. */
export const REPORT_REASONS = ["insult", "spam", "name", "cheating", "stalling", "other"] as const;
export const COLORS = [0, 1, 2, 3] as const;
/** How a table's bots move: after as long as a person might take, or without any delay. */
export const BOT_PACES = ["human", "at-once"] as const;
