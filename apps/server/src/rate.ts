/** Lets a steady rate through and short bursts above it. */
export type Gate = { lets(key: string, now: number): boolean };

const SECONDS_OF_BURST = 3;
const MOST_KEYS = 50_000;

/** A bucket of tokens for each key, full with what may come at once. A rate of 0 lets everything through. */
export function openGate(perSecond: number, atOnce = perSecond * SECONDS_OF_BURST): Gate {
  if (perSecond === 0) return { lets: () => true };
  // Even the slowest rate lets one through now and then.
  const most = Math.max(1, atOnce);
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    lets(key, now) {
      const bucket = buckets.get(key) ?? { tokens: most, at: now };
      bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      // Keys are kept in the order they came in; who has not been seen for longest has a full bucket anyway.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > MOST_KEYS) buckets.delete(buckets.keys().next().value ?? key);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
  };
}
