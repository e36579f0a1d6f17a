import { freshChance, type Game, openDice, pickByKind, type Seat } from "@harbor/kit";
import { type Bot, openAllowance } from "./bot.ts";

type Flat<State, View, Action> = Pick<
  Game<unknown, State, Action, unknown, View, string>,
  "pending" | "legal" | "advance" | "imagine" | "scores"
> & {
  /** Whether an action undoes something; such actions are never tried. */
  takesBack(action: Action): boolean;
};

/**
 * The baseline: flat Monte Carlo. It tries every listed action in turn with random playouts to the end and knows nothing
 * about the game. A smarter bot must beat it in the same time.
 */
export function flatMonteCarlo<State, View, Action extends { readonly type: string }>(
  game: Flat<State, View, Action>,
): Bot<View, Action> {
  const onwards = (actions: readonly Action[]) => actions.filter((action) => !game.takesBack(action));

  function playOut(start: State, seat: Seat, action: Action, dice: ReturnType<typeof openDice>): number {
    let state = start;
    let asked: Seat | undefined = seat;
    let chosen = action;
    while (asked !== undefined) {
      state = game.advance(state, asked, chosen);
      asked = game.pending(state)[0];
      if (asked !== undefined) chosen = pickByKind(onwards(game.legal(state, asked)), dice);
    }
    const scores = game.scores(state) ?? [];
    const own = scores.find((row) => row.seat === seat)?.score ?? 0;
    const best = Math.max(0, ...scores.filter((row) => row.seat !== seat).map(({ score }) => score));
    // Where scores are below 0 all are raised, so that shares of them still rise with one's own.
    const raised = -Math.min(0, ...scores.map(({ score }) => score));
    return scores.length === 1 ? own : (own + raised) / Math.max(1, own + best + 2 * raised);
  }

  return {
    decide({ view, seat, legal, budget, chance }) {
      const actions = onwards(legal);
      const found = actions.map((action) => ({ action, sum: 0, times: 0 }));
      const dice = openDice(freshChance(chance.seed()));
      const allowance = openAllowance(budget);
      let playouts = 0;
      while (found.length > 1 && allowance.used(playouts) < 1) {
        const tried = found[playouts % found.length];
        if (tried === undefined) break;
        tried.sum += playOut(game.imagine(view, chance.seed()), seat, tried.action, dice);
        tried.times += 1;
        playouts += 1;
      }
      const mean = ({ sum, times }: { readonly sum: number; readonly times: number }) =>
        times === 0 ? 0 : sum / times;
      const best = found.reduce((a, b) => (mean(b) > mean(a) ? b : a));
      return best.action;
    },
  };
}
