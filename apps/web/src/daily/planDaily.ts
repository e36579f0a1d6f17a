import { dailyPlan } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";
import { gameOf, type LocalPlan } from "../table/localPlan.ts";

/**
 * The game of a day; undefined for a game that nobody can play alone. Apart from other plans, which the home page knows:
 * it would load the ciphers that make a day's seed.
 */
export function planDaily(client: AnyGameClient, day: string, you: Person): LocalPlan | undefined {
  const daily = dailyPlan(client.game, day);
  return daily && { kind: "daily", ...gameOf(client), ...daily, people: [you], day };
}
