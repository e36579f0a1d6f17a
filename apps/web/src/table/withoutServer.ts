import type { TableSnapshot } from "./table.ts";

/** What only a table on a server has, as a table in this browser shows it. */
export const WITHOUT_SERVER = {
  queue: undefined,
  queueSending: false,
  sent: [],
  lobby: undefined,
  author: undefined,
  chat: [],
  clockAhead: 0,
  unsent: [],
  tookBack: false,
  closedBy: undefined,
} as const satisfies Partial<TableSnapshot>;
