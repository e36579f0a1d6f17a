import type { Business } from "./business.ts";
import { expectedPrestige } from "./fame.ts";
import { PERKS } from "./judgement.ts";
import type { Season } from "./season.ts";
import { worthOfTrade } from "./trade.ts";

/** The expected final result of a business. */
export type Forecast = { readonly money: number; readonly prestige: number };

/** The default worth of a star in money, and its bounds. */
const STAR_WORTH = { least: 1.5, most: 8 };
const EARLY = { money: 5, prestige: 1.3 };

export function forecast(business: Business, season: Season, income: number): Forecast {
  const { judgement, left } = season;
  const prestige = expectedPrestige(business, season);
  const roughly = (business.money + left * EARLY.money) / Math.max(2, prestige);
  const starWorth = Math.max(STAR_WORTH.least, Math.min(STAR_WORTH.most, roughly));
  let money = business.money + left * (income + judgement.roundMoney) + business.makesMoney * left;
  money += worthOfTrade(business, season, starWorth);
  for (const perk of PERKS) {
    const times = business.perks[perk];
    if (times !== undefined) money += times * judgement.perks[perk] * left;
  }
  money += business.bonus * judgement.completions * Math.max(0, left - 2);
  let docks = 0;
  for (let free = 0; free < business.freeDocks; free += 1) docks += judgement.freeDock[free] ?? 0;
  money += docks * Math.max(0, left - 2);
  money += judgement.room * left * (1 - ROOM_FADES ** Math.max(0, business.room));
  return { money: Math.max(1, money), prestige: Math.max(0.5, prestige) };
}

/** Each further free place is worth this share of the one before. */
const ROOM_FADES = 0.75;

export function score({ money, prestige }: Forecast): number {
  return money * prestige;
}

/** How much a change gains, in today's money. */
export function gain(before: Forecast, after: Forecast): number {
  return (score(after) - score(before)) / before.prestige;
}
