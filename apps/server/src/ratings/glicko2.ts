/** Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf), with the paper's names for its numbers. */
export type Rating = {
  /** 1500 for somebody new. */
  readonly value: number;
  /** How uncertain it is: the true strength is within two of these, with 95 % probability. */
  readonly deviation: number;
  /** How much somebody's strength is expected to change from game to game. */
  readonly volatility: number;
};

/** A game against an opponent, as they were rated before it: 1 is a win, 0.5 a draw, 0 a loss. */
export type Result = { readonly opponent: Pick<Rating, "value" | "deviation">; readonly score: number };

export const NEWCOMER: Rating = { value: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** Limits how much the volatility changes. */
const TAU = 0.5;
const PRECISE = 0.000001;
const MOST_STEPS = 100;

function g(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** The rating after the games of one period. */
export function rate(before: Rating, results: readonly Result[]): Rating {
  const mu = (before.value - NEWCOMER.value) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0) return rested(before, 1);
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.value - NEWCOMER.value) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const v = 1 / information;
  const volatility = newVolatility(before.volatility, phi, v, v * surprise);
  const grown = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / (grown * grown) + information);
  return {
    value: NEWCOMER.value + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: SCALE * newPhi,
    volatility,
  };
}

/** Somebody who has not played for some periods is less certain. */
export function rested(rating: Rating, periods: number): Rating {
  const phi = rating.deviation / SCALE;
  const grown = Math.sqrt(phi * phi + rating.volatility * rating.volatility * Math.max(0, periods));
  return { ...rating, deviation: Math.min(NEWCOMER.deviation, SCALE * grown) };
}

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  for (let steps = 0; steps < MOST_STEPS && Math.abs(high - low) > PRECISE; steps += 1) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}
