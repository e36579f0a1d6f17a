import type { Business } from "./business.ts";
import type { Season } from "./season.ts";

const YARD_SHARE = 0.75;

/**
 * The expected prestige at the end. The marker keeps the highest harbor value of all rounds, so what counts is the best
 * round: the stars in the docks and on buildings by then, and the ships that may come into free docks.
 */
export function expectedPrestige(business: Business, season: Season): number {
  const { judgement, left, ahead, fleet } = season;
  const { stars, yardStars, moored, sizes, prestige } = business;
  const blur = judgement.fameBlur;
  let top = prestige;
  const values = VALUES;
  values.length = 0;
  for (let phase = 0; phase < left; phase += 1) {
    let value = stars + judgement.roundStars * phase;
    if (phase > 0) value += yardStars * YARD_SHARE;
    for (let dock = 0; dock < sizes.length; dock += 1) {
      const ship = moored[dock];
      const lies = ship === undefined ? 0 : ship.markers;
      if (ship !== undefined && lies > phase) {
        value += ship.stars;
        continue;
      }
      const chances = phase - lies + (lies > 0 ? 0 : ahead);
      const fit = fleet[phase]?.[sizes[dock] ?? 0];
      if (fit !== undefined && chances > 0) {
        value += fit.stars * (1 - (1 - judgement.shipChance * fit.share) ** chances);
      }
    }
    values.push(value);
    if (value > top) top = value;
  }
  let sum = Math.exp((prestige - top) / blur);
  for (const value of values) sum += Math.exp((value - top) / blur);
  return top + blur * (Math.log(sum) - Math.log(left + 1) / 2);
}

/** Reused buffers: this runs thousands of times for one decision. */
const VALUES: number[] = [];
