import { type Move, recordMatch, writeReplay } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { Entry } from "../store/store.ts";
import { readEntry } from "./entry.ts";
import type { TableState } from "./tableState.ts";

export function movesIn(entries: readonly Entry[]): Move<unknown>[] {
  return entries.flatMap(({ body }) => {
    const entry = readEntry(body);
    return entry.type === "acted" ? [{ seat: entry.seat, action: entry.action }] : [];
  });
}

/** A finished table as a file that anybody can verify: its result and the actions that led there. */
export function replayOf(game: AnyGame, state: TableState, moves: readonly Move<unknown>[]): string {
  const { seed } = state;
  const scores = state.game === undefined ? undefined : game.scores(state.game);
  const options = game.readOptions(state.settings.options);
  if (seed === undefined || scores === undefined || !options.ok) throw new Error("the game at this table is not over");
  const chosen = game.withChoices(
    options.value,
    state.seats.map(({ choice }) => choice),
  );
  const names = state.seats.map(({ holder }) => (holder.kind === "person" ? holder.name : "Bot"));
  const resigned = state.seats.flatMap(({ holder }, seat) =>
    holder.kind === "person" && holder.resigned === true ? [seat] : [],
  );
  const bots = state.seats.flatMap(({ holder }, seat) =>
    holder.kind === "bot" && holder.bot !== undefined ? [{ seat, bot: holder.bot }] : [],
  );
  const recorded = recordMatch(game, { options: chosen, seed }, { state: state.game, moves, scores });
  return writeReplay({
    ...recorded,
    names,
    ...(bots.length > 0 && { bots }),
    ...(resigned.length > 0 && { resigned }),
  });
}
