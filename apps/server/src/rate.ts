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

  /** Takes what was spent already, and goes into debt for it, no deeper than what may come at once. */
  charge(cost: number): void {
    this.take(0);
    this.#tokens = Math.max(-this.#allowance.atOnce, this.#tokens - cost);
  }

  /** Takes what there is, up to the cost; whether that was enough. */
  drain(cost: number): boolean {
    if (this.take(cost)) return true;
    this.#tokens = Math.min(0, this.#tokens);
    return false;
  }
}

/** Lets a steady rate through and short bursts above it. */
export type Gate = {
  /** What it lets through for each key; absent where that is everything. */
  readonly allowance?: Allowance;
  lets(key: string, cost?: number): boolean;
  /** Counts what was let through elsewhere. */
  charge(key: string, cost: number): void;
  /** Calls back for all that is let through here. */
  onPass(passed: (key: string, cost: number) => void): void;
};

export type GatePlan = { readonly atOnce?: number; now?(): number };

const SECONDS_OF_BURST = 3;
const MOST_KEYS = 50_000;

/** A bucket for each key. A rate of 0 lets everything through. */
export function openGate(perSecond: number, { atOnce, now = steadyNow }: GatePlan = {}): Gate {
  if (perSecond === 0) return { lets: () => true, charge: () => undefined, onPass: () => undefined };
  // Even the slowest rate lets one through now and then.
  const allowance = { perSecond, atOnce: Math.max(1, atOnce ?? perSecond * SECONDS_OF_BURST) };
  const buckets = new Map<string, Bucket>();
  let passed: ((key: string, cost: number) => void) | undefined;
  const bucketOf = (key: string) => {
    const bucket = buckets.get(key) ?? new Bucket(allowance, now);
    // Keys are kept in the order they came in; whoever has not been seen for longest has a full bucket anyway.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST_KEYS) buckets.delete(buckets.keys().next().value ?? key);
    return bucket;
  };
  return {
    allowance,
    lets(key, cost = 1) {
      const passes = bucketOf(key).take(cost);
      if (passes) passed?.(key, cost);
      return passes;
    },
    charge: (key, cost) => bucketOf(key).charge(cost),
    onPass(listener) {
      passed = listener;
    },
  };
}
