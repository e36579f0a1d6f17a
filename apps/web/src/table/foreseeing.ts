import type { AnyAction, AnyStage } from "@harbor/face";
import { anyStateLike, diff, foresee, type Score, type Seat } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";

/** One's own steps that are shown before the server has confirmed them. */
export function foreseeing(stage: AnyStage) {
  const { game } = stage;
  let ahead: readonly AnyAction[] = [];

  function after(view: unknown, seat: number, actions: readonly AnyAction[]): unknown {
    return actions.length === 0 ? view : foresee(game, view, seat, actions);
  }

  function shown({ game: view, you: { seat } }: TableView): unknown {
    return view === undefined || seat === undefined ? view : after(view, seat, ahead);
  }

  return {
    /** False where the outcome is not certain, so that only the server can show it. */
    add(action: AnyAction, table: TableView): boolean {
      if (!stage.foresees(action, shown(table))) return false;
      ahead = [...ahead, action];
      return true;
    },
    /** The server's view has become what the first of the steps makes of it: that one is no longer ahead. */
    confirm(before: TableView, now: TableView): void {
      const [first, ...rest] = ahead;
      const { seat } = now.you;
      if (first === undefined || seat === undefined || before.game === undefined) return;
      if (diff(after(before.game, seat, [first]), now.game) === undefined) ahead = rest;
    },
    answered(action: AnyAction, ok: boolean): void {
      // What was taken has been told before the answer; what was refused makes all that was built on it void.
      ahead = ok ? ahead.filter((one) => one !== action) : [];
    },
    forget(): void {
      ahead = [];
    },
    shown,
    /** What can be reckoned from a view alone: whom the game waits for, and the scores once it is over. */
    outlook(view: unknown): { readonly waiting: readonly Seat[]; readonly scores: readonly Score[] | undefined } {
      if (view === undefined) return { waiting: [], scores: undefined };
      const state = anyStateLike(game, view);
      return { waiting: game.pending(state), scores: game.scores(state) };
    },
  };
}
