import { clockwise, rankScores, type Score } from "@harbor/kit";
import { type State, scoreOf } from "./state.ts";

/** END-2 to END-4. Of equal seats, the captain is first, then those after him clockwise. */
export function scoreGame({ players, captain }: State): readonly Score[] {
  const order = clockwise(captain, players.length);
  return rankScores(
    players.map((player, seat) => ({
      seat,
      score: scoreOf(player),
      tieBreaks: { order: players.length - order.indexOf(seat) },
      parts: player.parts,
    })),
  );
}
