import { type Game, type Move, type Replay, type ReplayResult, rankResigned, verifyReplay } from "@harbor/kit";
import { type Analysis, openAnalysis } from "./analysis.ts";
import type { Hindsight } from "./hindsight.ts";
import type { Effort, Ledger } from "./ledger.ts";

export type AnalysisWish<Action> = {
  readonly effort: Effort;
  /** Another seed uses other playouts; defaults to the game's own. */
  readonly seed?: string | undefined;
  /** Earlier findings about the same game with the same seed and effort. */
  readonly known?: Ledger<Action> | undefined;
};

/** Opens an analysis of a recorded game, if the recording is valid. */
export function lookBack<Options, State, Action, Event, View, Reason extends string>(
  game: Game<Options, State, Action, Event, View, Reason>,
  hindsight: Hindsight<State, View, Action>,
  replay: Replay,
  { effort, seed = replay.seed, known }: AnalysisWish<Action>,
): ReplayResult<Analysis<Action>> {
  const states: State[] = [];
  const moves: Move<Action>[] = [];
  const verified = verifyReplay(game, replay, ({ state, move }) => {
    states.push(state);
    if (move !== undefined) moves.push(move);
  });
  if (!verified.ok) return verified;
  const ranked = rankResigned(replay.scores, replay.resigned ?? []);
  const outcome = states.slice(0, 1).flatMap((state) =>
    Array.from({ length: game.seats(state) }, (_, seat) => {
      const own = ranked.find((one) => one.seat === seat);
      return ranked.length === 1 ? (own?.score ?? 0) : own?.place === 1 ? 1 : 0;
    }),
  );
  return { ok: true, value: openAnalysis(game, hindsight, { states, moves }, { seed, effort, outcome, known }) };
}
