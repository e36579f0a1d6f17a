import { anyStateLike, diff, foresee, type Score, type Seat } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";
import type { AnyAction, AnyGameClient } from "@harbor/ui";

/** The user's own steps that are shown before the server has confirmed them. */
export function foreseeing(client: AnyGameClient) {
  const { game } = client;
  let ahead: readonly AnyAction[] = [];

  function after(view: unknown, seat: number, actions: readonly AnyAction[]): unknown {
    return actions.length === 0 ? view : foresee(game, view, seat, actions);
  }

  function shown({ game: view, you: { seat } }: TableView): unknown {
    return view === undefined || seat === undefined ? view : after(view, seat, ahead);
  }

  return {
    /** False if the outcome is uncertain, so that only the server can show it. */
    add(action: AnyAction, table: TableView): boolean {
      if (!client.foresees(action, shown(table))) return false;
      ahead = [...ahead, action];
      return true;
    },
    /** Drops the first step if the server's view now includes it. */
    confirm(before: TableView, now: TableView): void {
      const [first, ...rest] = ahead;
      const { seat } = now.you;
      if (first === undefined || seat === undefined || before.game === undefined) return;
      if (diff(after(before.game, seat, [first]), now.game) === undefined) ahead = rest;
    },
    answered(action: AnyAction, ok: boolean): void {
      // An accepted step was part of an earlier patch; a refused one invalidates all that follow.
      ahead = ok ? ahead.filter((one) => one !== action) : [];
    },
    forget(): void {
      ahead = [];
    },
    shown,
    /** What follows from a view alone: the pending seats, and the scores of a finished game. */
    outlook(view: unknown): { readonly waiting: readonly Seat[]; readonly scores: readonly Score[] | undefined } {
      if (view === undefined) return { waiting: [], scores: undefined };
      const state = anyStateLike(game, view);
      return { waiting: game.pending(state), scores: game.scores(state) };
    },
  };
}
