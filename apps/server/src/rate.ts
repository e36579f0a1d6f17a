/** A monotonic clock: changing the machine's clock must neither lock anybody out nor let everybody in. */
export const monotonicNow = (): number => performance.now();

export type Allowance = {
  readonly perSecond: number;
  /** The burst allowed after a pause. */
  readonly atOnce: number;
};

/** A token bucket: tokens come at a steady rate, up to a burst. */
export class TokenBucket {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: () => number = monotonicNow) {
    this.#allowance = allowance;
    this.#now = now;
    this.#tokens = allowance.atOnce;
    this.#at = now();
  }

  /** Takes the cost, or nothing if there are too few tokens. */
  take(cost = 1): boolean {
    const { perSecond, atOnce } = this.#allowance;
    const at = this.#now();
    this.#tokens = Math.min(atOnce, this.#tokens + (Math.max(0, at - this.#at) / 1000) * perSecond);
    this.#at = at;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes what was already spent elsewhere; the debt is no larger than a burst. */
  charge(cost: number): void {
    this.take(0);
    this.#tokens = Math.max(-this.#allowance.atOnce, this.#tokens - cost);
  }

  /** A full bucket is the same as a new one, and can be dropped. */
  get isFull(): boolean {
    const { perSecond, atOnce } = this.#allowance;
    return this.#tokens + ((this.#now() - this.#at) / 1000) * perSecond >= atOnce;
  }

  /** Takes up to the cost; whether there was enough. */
  drain(cost: number): boolean {
    if (this.take(cost)) return true;
    this.#tokens = Math.min(0, this.#tokens);
    return false;
  }
}

/** Limits a rate for each key, with short bursts. */
export type RateLimiter = {
  /** The limit for each key; undefined if there is none. */
  readonly allowance?: Allowance;
  allows(key: string, cost?: number): boolean;
  /** Counts what passed in another process. */
  charge(key: string, cost: number): void;
  /** Calls back for everything that passes here. */
  onPass(passed: (key: string, cost: number) => void): void;
  /** How many keys it remembers. */
  readonly size: number;
};

export type RateLimiterOptions = { readonly atOnce?: number; now?(): number };

const SECONDS_OF_BURST = 3;
/** More keys than come while a bucket fills. */
const MOST_KEYS = 50_000;
/** Each call checks this many old keys, which may then be dropped. */
const KEYS_LOOKED_AT = 2;

/** A bucket for each key. A rate of 0 allows everything. */
export function openRateLimiter(
  perSecond: number,
  { atOnce, now = monotonicNow }: RateLimiterOptions = {},
): RateLimiter {
  if (perSecond === 0) return { allows: () => true, charge: () => undefined, onPass: () => undefined, size: 0 };
  // Even the slowest rate allows one now and then.
  const allowance = { perSecond, atOnce: Math.max(1, atOnce ?? perSecond * SECONDS_OF_BURST) };
  // In order of last use.
  const buckets = new Map<string, TokenBucket>();
  let passed: ((key: string, cost: number) => void) | undefined;
  const forgetIdle = () => {
    for (let looked = 0; looked < KEYS_LOOKED_AT; looked += 1) {
      const [oldest, bucket] = buckets.entries().next().value ?? [];
      if (oldest === undefined || bucket === undefined) return;
      if (buckets.size <= MOST_KEYS && !bucket.isFull) return;
      buckets.delete(oldest);
    }
  };
  const bucketOf = (key: string) => {
    const bucket = buckets.get(key) ?? new TokenBucket(allowance, now);
    buckets.delete(key);
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    allowance,
    allows(key, cost = 1) {
      const passes = bucketOf(key).take(cost);
      forgetIdle();
      if (passes) passed?.(key, cost);
      return passes;
    },
    charge(key, cost) {
      bucketOf(key).charge(cost);
      forgetIdle();
    },
    onPass(listener) {
      passed = listener;
    },
    get size() {
      return buckets.size;
    },
  };
}
