import type { State } from "@harbor/bremerhaven";
import { forecast } from "./forecast.ts";
import { type Mind, seasonFor } from "./mind.ts";
import { sceneOfState } from "./scene.ts";
import { incomeOf } from "./season.ts";
import { withYardBuilt } from "./standing.ts";

/** Scales the features to about the same size. */
const TEN = 10;

/**
 * Features of how well each seat is doing: its forecast, and what that leaves out, better cards and the rank. Their
 * weights, also by the stage of the game, are learned for each game.
 */
export function signsOf(mind: Mind, state: State): readonly (readonly number[])[] {
  const { cards } = mind;
  const season = seasonFor(mind, sceneOfState(state, 0));
  const { left } = season;
  const early = left / Math.max(1, left + state.round - 1);
  return state.players.map((player, seat) => {
    const { money, prestige } = forecast(withYardBuilt(cards, player), season, incomeOf(state, seat));
    const [riches, fame] = [Math.log(money), Math.log(prestige)];
    return [
      1,
      early,
      riches,
      fame,
      early * riches,
      early * fame,
      (player.raises * left) / TEN,
      state.ladder.indexOf(seat) * early,
    ];
  });
}
