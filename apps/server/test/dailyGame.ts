import { type Action, bremerhaven, type View } from "@harbor/bremerhaven";
import { dailyPlan, playMatch, type Replay, randomPlayer, recordMatch, seedFrom } from "@harbor/kit";

/** The game of a day, played at random. */
export function playDaily(day: string, luck = "any"): Replay {
  const plan = dailyPlan(bremerhaven, day);
  if (plan === undefined) throw new Error("there is no game of the day");
  const players = [randomPlayer<View, Action>(seedFrom(luck))];
  return recordMatch(bremerhaven, plan, playMatch(bremerhaven, { ...plan, players }));
}
