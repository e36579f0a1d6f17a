/** A clock that only ever goes forward: to set the machine's clock must neither lock anybody out nor let all in. */
export const steadyNow = (): number => performance.now();

export type Allowance = {
  readonly perSecond: number;
  /** What may come at once, after a while without anything. */
  readonly atOnce: number;
};

/** Tokens that come at a steady rate up to what may come at once. */
export class Bucket {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: () => number = steadyNow) {
    this.#allowance = allowance;
    this.#now = now;
    this.#tokens = allowance.atOnce;
    this.#at = now();
  }

  /** Takes what something costs, or nothing if there is not enough. */
  take(cost = 1): boolean {
    const { perSecond, atOnce } = this.#allowance;
    const at = this.#now();
    this.#tokens = Math.min(atOnce, this.#tokens + (Math.max(0, at - this.#at) / 1000) * perSecond);
    this.#at = at;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes what there is, up to the cost; whether that was enough. */
  drain(cost: number): boolean {
    if (this.take(cost)) return true;
    this.#tokens = 0;
    return false;
  }
}

/** Lets a steady rate through and short bursts above it. */
export type Gate = {
  /** What it lets through for each key; absent where that is everything. */
  readonly allowance?: Allowance;
  lets(key: string, cost?: number): boolean;
};

export type GatePlan = { readonly atOnce?: number; now?(): number };

const SECONDS_OF_BURST = 3;
const MOST_KEYS = 50_000;

/** A bucket for each key. A rate of 0 lets everything through. */
export function openGate(perSecond: number, { atOnce, now = steadyNow }: GatePlan = {}): Gate {
  if (perSecond === 0) return { lets: () => true };
  // Even the slowest rate lets one through now and then.
  const allowance = { perSecond, atOnce: Math.max(1, atOnce ?? perSecond * SECONDS_OF_BURST) };
  const buckets = new Map<string, Bucket>();
  return {
    allowance,
    lets(key, cost) {
      const bucket = buckets.get(key) ?? new Bucket(allowance, now);
      // Keys are kept in the order they came in; whoever has not been seen for longest has a full bucket anyway.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > MOST_KEYS) buckets.delete(buckets.keys().next().value ?? key);
      return bucket.take(cost);
    },
  };
}
