type Parts = Readonly<Record<string, unknown>>;

/**
 * What has not changed between two values stays the same object, so that it is neither reckoned nor drawn anew. For
 * what could be written as JSON; anything else in it is taken as it comes.
 */
export function keepSame<Value>(before: unknown, after: Value): Value;
export function keepSame(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((part, index) => keepSame(before[index], part));
    return isAlike(before, kept) ? before : kept;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.entries(after).map(([name, part]) => [name, keepSame(before[name], part)]);
  const kept: Parts = Object.fromEntries(parts);
  return isAlike(before, kept) ? before : kept;
}

function isAlike(before: Parts | readonly unknown[], kept: Parts | readonly unknown[]): boolean {
  const parts = Object.entries(kept);
  const known = new Map(Object.entries(before));
  return (
    known.size === parts.length && parts.every(([name, part]) => known.has(name) && Object.is(known.get(name), part))
  );
}

function isRecord(input: unknown): input is Parts {
  return typeof input === "object" && input !== null && Object.getPrototypeOf(input) === Object.prototype;
}
