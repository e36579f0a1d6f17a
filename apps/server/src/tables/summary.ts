import { type TableCard, tableCardSchema } from "@harbor/protocol";
import { z } from "zod";
import type { PersonId, TableSummary } from "../store/store.ts";
import { playsOn } from "./resign.ts";
import type { TableState } from "./tableState.ts";

/** What lists show of a table, and nothing of the game itself. */
const cardSchema = tableCardSchema.pick({ settings: true, seats: true }).extend({ replay: z.string().optional() });
export type SummaryCard = z.infer<typeof cardSchema>;

export function summaryOf(state: TableState, at: number): TableSummary {
  // A player who resigned has no place there until the game is over, and then has played it like the others.
  const isOver = state.status === "finished";
  const seated = state.seats.flatMap(({ holder }): PersonId[] =>
    playsOn(holder) || (isOver && holder.kind === "person") ? [holder.person] : [],
  );
  const card: SummaryCard = {
    settings: state.settings,
    seats: state.seats.map(({ holder }): TableCard["seats"][number] => {
      if (holder.kind === "person") return { kind: "person", name: holder.name };
      return { kind: holder.kind, ...(holder.kind === "bot" && holder.bot !== undefined && { bot: holder.bot }) };
    }),
    ...(state.replay !== undefined && { replay: state.replay }),
  };
  return {
    status: state.status,
    isPublic: state.settings.isPublic,
    isClocked: state.settings.clock !== undefined,
    people: [...new Set([state.host, ...seated])],
    card,
    changedAt: at,
  };
}

/** Lists show seats and status but not whose turn it is, so only such changes touch the summary. */
export function summaryChanges(before: TableState, after: TableState): boolean {
  return (
    before.status !== after.status ||
    before.settings !== after.settings ||
    before.host !== after.host ||
    before.replay !== after.replay ||
    before.seats.some((seat, index) => seat.holder !== after.seats[index]?.holder) ||
    before.seats.length !== after.seats.length
  );
}

export function cardOf(card: unknown): SummaryCard {
  return cardSchema.parse(card);
}
