import { joinedTableSchema, playedNextSchema, type TableSettings } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

/** Sits down at the first free seat of a table. */
export const joinTable = (code: string): Promise<Reply<{ seat: number }>> =>
  ask(`/tables/${code}/join`, joinedTableSchema, {});

/** Sits down where somebody waits for such a game, or opens a table to wait at; `from` is one opened that way before. */
export const playNext = (
  settings: TableSettings,
  from?: string,
): Promise<Reply<{ readonly code: string; readonly opened: boolean }>> =>
  ask("/next", playedNextSchema, { settings, ...(from !== undefined && { from }) });
