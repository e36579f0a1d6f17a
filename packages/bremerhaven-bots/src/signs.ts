import type { State } from "@harbor/bremerhaven";
import { businessOf } from "./business.ts";
import { withYardBuilt } from "./captain.ts";
import { forecast } from "./forecast.ts";
import { type Mind, seasonFor } from "./mind.ts";
import { sceneOfState } from "./scene.ts";
import { incomeOf } from "./season.ts";

/** They keep the signs of about the same size. */
const TEN = 10;
const FOUR = 4;
const TWENTY = 20;

/**
 * Numbers that tell how well each seat stands. The forecast knows most of it; beside it stands what it misjudges: cards,
 * bollards and the like pay in rounds to come. How much each number weighs is learned game by game.
 */
export function signsOf(mind: Mind, state: State): readonly (readonly number[])[] {
  const { cards } = mind;
  const season = seasonFor(mind, sceneOfState(state, 0));
  const { left } = season;
  const early = left / Math.max(1, left + state.round - 1);
  return state.players.map((player, seat) => {
    const { money, prestige } = forecast(withYardBuilt(cards, player), season, incomeOf(state, seat));
    const [riches, fame] = [Math.log(money), Math.log(prestige)];
    const { stars, walls, stock, orders, freeDocks, makes, makesMoney, room } = businessOf(cards, player);
    return [
      1,
      early,
      riches,
      fame,
      early * riches,
      early * fame,
      (player.raises * left) / TEN,
      state.ladder.indexOf(seat) * early,
      Math.log(1 + player.money + player.bank),
      player.prestige / TEN,
      stars / TEN,
      (sumOf(walls) * early) / TEN,
      player.yard.length * early,
      sumOf(stock) / TEN,
      orders.length / FOUR,
      sumOf(orders.map((order) => order.money)) / TWENTY,
      (freeDocks * early) / FOUR,
      (sumOf(makes) * early) / FOUR,
      (makesMoney * early) / FOUR,
      room / TEN,
    ];
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
