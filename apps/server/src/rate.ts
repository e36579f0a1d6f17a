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

  /** Whether it has as much as it ever may: then it is as good as a new one. */
  get isFull(): boolean {
    const { perSecond, atOnce } = this.#allowance;
    return this.#tokens + ((this.#now() - this.#at) / 1000) * perSecond >= atOnce;
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
  /** How many keys it remembers. */
  readonly size: number;
};

export type GatePlan = { readonly atOnce?: number; now?(): number };

const SECONDS_OF_BURST = 3;
/** However many come within the time in which a bucket fills. */
const MOST_KEYS = 50_000;
/** With each key that comes two may go that have not come for long. */
const KEYS_LOOKED_AT = 2;

/** A bucket for each key. A rate of 0 lets everything through. */
export function openGate(perSecond: number, { atOnce, now = steadyNow }: GatePlan = {}): Gate {
  if (perSecond === 0) return { lets: () => true, charge: () => undefined, onPass: () => undefined, size: 0 };
  // Even the slowest rate lets one through now and then.
  const allowance = { perSecond, atOnce: Math.max(1, atOnce ?? perSecond * SECONDS_OF_BURST) };
  // In the order in which they came last.
  const buckets = new Map<string, Bucket>();
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
    const bucket = buckets.get(key) ?? new Bucket(allowance, now);
    buckets.delete(key);
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    allowance,
    lets(key, cost = 1) {
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
