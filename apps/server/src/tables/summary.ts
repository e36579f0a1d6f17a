import { type TableCard, tableCardSchema } from "@harbor/protocol";
import { z } from "zod";
import type { ListedTable, PersonId, TableSummary } from "../store/store.ts";
import { playsOn } from "./resign.ts";
import type { TableState } from "./tableState.ts";

/** What lists show of a table, and nothing of the game itself. */
const cardSchema = tableCardSchema.pick({ settings: true, seats: true }).extend({
  /** The person in each seat of an open table, which no list tells; empty for a seat without one. */
  sitters: z.array(z.string()).optional(),
  replay: z.string().optional(),
});
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
      if (holder.kind === "person") return { kind: "person", name: holder.name, ...sinceOf(state, holder.since) };
      return { kind: holder.kind, ...(holder.kind === "bot" && holder.bot !== undefined && { bot: holder.bot }) };
    }),
    ...(state.status === "open" && {
      sitters: state.seats.map(({ holder }) => (holder.kind === "person" ? holder.person : "")),
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

/** Only who waits has been waiting for a while. */
export function sinceOf({ status }: TableState, since: number | undefined): { readonly since?: number } {
  return status !== "open" || since === undefined ? {} : { since };
}

export function cardOf(card: unknown): SummaryCard {
  return cardSchema.parse(card);
}

/** A row of a list, without what only the server may know. */
export function listed(table: ListedTable, card: SummaryCard = cardOf(table.card)): TableCard {
  const { settings, seats } = card;
  return { code: table.code, status: table.status, settings, seats, changedAt: table.changedAt };
}
